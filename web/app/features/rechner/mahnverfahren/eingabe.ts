import { hoechstwert } from "@gebuehrenportal/gebuehren";
import { type Cent, fassungAm, type Tag, tagAusText } from "@gebuehrenportal/recht";
import type { Gesagt } from "../felder/ebene.ts";
import { gelesen, type Lesung } from "../felder/gelesen.ts";
import type { Leser } from "../formular/lesen.ts";
import type { Frage, Werte } from "../formular/rechnerformular.ts";
import type { Gerichtssitze } from "../gerichtsort.ts";
import { mahnangaben } from "./felder.ts";
import type { Mahneingabe } from "./mahn-typen.ts";
import { antragsgericht, antragstellerAus, gerichtAus, type Sitzkunde } from "./sitz.ts";

/** What a call is told, its court found: `fristen.gericht` is its seats. */
export type Mahnanfrage = Omit<Gesagt<typeof mahnangaben>, "fristen"> & {
  readonly fristen?: Omit<NonNullable<Gesagt<typeof mahnangaben>["fristen"]>, "gericht"> & {
    readonly gericht?: Gerichtssitze;
  };
};

/** The calculation's input, of a call or of the page: what was left out has its default. */
export function alsMahneingabe(anfrage: Mahnanfrage, heute: Tag): Mahneingabe {
  const { antragAm = heute, vollstreckungsbescheid = false, umsatzsteuer = true, ...rest } = anfrage;
  return {
    verfahren: "mahnverfahren",
    vertreten: "antragsteller",
    auftragAm: antragAm,
    pruefung: {},
    ...rest,
    antragAm,
    vollstreckungsbescheid,
    umsatzsteuer,
  };
}

/** Reads the form; `undefined` where something needed is missing or faulty, the reader then knows what. */
export function mahnfrage(frage: Frage, leser: Leser, kunde?: Sitzkunde): Lesung<Mahneingabe> | undefined {
  const { werte, heute } = frage;
  const ort = antragsgericht(werte, leser, kunde);
  const gericht = gerichtAus(werte, leser, kunde);
  zusammengehoeriges(werte, leser);
  hoechstwerte(frage, leser);
  const lesung = gelesen(mahnangaben, frage, leser);
  if (!lesung) return undefined;
  const { fristen, antragsteller: gewaehlt, ...rest } = lesung.eingabe;
  const antragsteller = antragstellerAus(gewaehlt, ort);
  const eingabe = alsMahneingabe(
    {
      ...rest,
      ...(antragsteller && { antragsteller }),
      ...(fristen && { fristen: fristangaben(fristen, werte, gericht) }),
    },
    heute,
  );
  return { eingabe, ort: lesung.ort };
}

/** What is asked for together: periods with the day on which they begin, a consumer loan with its rate and its day. */
function zusammengehoeriges(werte: Werte, leser: Leser): void {
  const gesagt = (feld: string) => (werte[feld] ?? "").trim() !== "";
  if (!gesagt("zugestellt") && (gesagt("zugestelltVb") || gesagt("aufforderung")))
    leser.fehlt("zugestellt", "Die Fristen beginnen mit der Zustellung des Mahnbescheids.", "§ 693 ZPO");
  if (gesagt("effektivzins") !== gesagt("darlehenVom"))
    leser.noetig(undefined, gesagt("effektivzins") ? "darlehenVom" : "effektivzins");
}

/** § 22 Abs. 2 RVG on the day of the mandate; § 39 Abs. 2 GKG names the same amount. Nought is no value. */
function hoechstwerte({ werte, heute }: Frage, leser: Leser): void {
  const gelesen = [werte.auftrag, werte.stichtag].map((text) => tagAusText(text ?? "", heute));
  const am = gelesen.flatMap((lesung) => (lesung.art === "tag" ? [lesung.tag] : []))[0] ?? heute;
  const grenze = (fassungAm(hoechstwert, am) ?? hoechstwert.fassungen[0])?.wert.jeAngelegenheit as Cent;
  for (const feld of ["wert", "streitwert"]) leser.wert(werte[feld], feld, grenze, hoechstwert.norm);
}

type Fristen = NonNullable<Mahnanfrage["fristen"]>;

/** The court that tries the suit, or its Land, counts before the labour court and for the statement of claim. */
function fristangaben(
  { gerichtsland, gericht: _kennung, ...fristen }: NonNullable<Gesagt<typeof mahnangaben>["fristen"]>,
  { verfahren }: Werte,
  gericht: Gerichtssitze | undefined,
): Fristen {
  const zaehlt = verfahren === "arbeitsgericht" || fristen.aufforderungBegruendung !== undefined;
  return {
    ...fristen,
    ...(gerichtsland && zaehlt && { gerichtsland }),
    ...(gericht && zaehlt && { gericht }),
  };
}
