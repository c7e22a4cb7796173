import type { Cent, Tag } from "@gebuehrenportal/recht";
import type { Angabe, Feld, Regel, Sache, StreitwertEingabe } from "@gebuehrenportal/streitwert";
import type { Leser } from "../formular/lesen.ts";
import type { Frage, Werte } from "../formular/rechnerformular.ts";
import { regelVon } from "./anpassung.ts";

/** What the form asks besides the value. */
export type Zustaendigkeitswunsch = {
  /** Absent: no civil, family or labour court. */
  readonly sache?: Sache;
  /** The kind of matter was taken from the area of the rule. */
  readonly vermutet: boolean;
  readonly wert?: Cent;
  readonly entscheidungAm?: Tag;
  readonly beschwer?: Cent;
  readonly kosten?: Cent;
};

/** What was typed; faults are in the reader. */
export function streitwertfrage(
  { werte, heute }: Frage,
  leser: Leser,
): { readonly eingabe: StreitwertEingabe; readonly zustaendigkeit: Zustaendigkeitswunsch } | undefined {
  const regel = regelVon(werte, heute);
  if (!regel) {
    if ((werte.regel ?? "") === "") leser.noetig(undefined, "regel");
    else leser.fehler.regel = { art: "ungueltig" };
    return undefined;
  }
  const angaben: Record<string, Angabe> = {};
  for (const feld of regel.felder) {
    const angabe = gelesen(leser, feld, werte[feld.name]);
    if (angabe !== undefined) angaben[feld.name] = angabe;
    else if (feld.pflicht && feld.vorgabe === undefined) leser.noetig(undefined, feld.name);
  }
  return {
    eingabe: { regel: regel.id, antragAm: leser.tag(werte.antragAm, "antragAm") ?? heute, angaben },
    zustaendigkeit: wunsch(leser, werte, regel),
  };
}

function gelesen(leser: Leser, { name, art, wahl }: Feld, text: string | undefined): Angabe | undefined {
  switch (art) {
    case "geld":
      return leser.betrag(text, name);
    case "geldliste":
      return leser.liste(text, name, (eintrag, ort) => leser.betrag(eintrag, ort));
    case "zahl":
    case "prozent":
      return leser.zahl(text, name);
    case "schalter":
      return text === "ja" ? true : undefined;
    case "wahl":
      return leser.auswahl(
        text,
        name,
        (wahl ?? []).map(({ wert }) => wert),
      );
  }
}

function wunsch(leser: Leser, werte: Werte, regel: Regel): Zustaendigkeitswunsch {
  const gewaehlt = leser.auswahl(werte.sache, "sache", sachen);
  const sache = gewaehlt ?? nachGebiet(regel);
  const entscheidungAm = leser.tag(werte.entscheidungAm, "entscheidungAm");
  const wert = leser.betrag(werte.zustaendigkeitswert, "zustaendigkeitswert");
  const beschwer = leser.betrag(werte.beschwer, "beschwer");
  const kosten = leser.betrag(werte.kostenstreit, "kostenstreit");
  return {
    ...(sache && { sache }),
    vermutet: gewaehlt === undefined,
    ...(wert !== undefined && { wert }),
    ...(entscheidungAm && { entscheidungAm }),
    ...(beschwer !== undefined && { beschwer }),
    ...(kosten !== undefined && { kosten }),
  };
}

/** Insolvency, forced sale, appeals and public law are not distributed by this value. */
function nachGebiet({ gebiet, id }: Regel): Sache | undefined {
  if (id === "weg-beschlussklage") return "wohnungseigentum";
  if (gebiet === "miete") return "wohnraummiete";
  if (gebiet === "verwaltung" || gebiet === "verfahren" || id === "vergabe") return undefined;
  return gebiet;
}

/** Every kind of matter the form offers. */
export const sachen: readonly Sache[] = [
  "zivil",
  "wohnraummiete",
  "wohnungseigentum",
  "wildschaden",
  "reise",
  "altenteil",
  "nachbarrecht",
  "amtshaftung",
  "kapitalanleger",
  "gesellschaftsrecht",
  "bauanordnung",
  "restrukturierung",
  "presse",
  "vergabe",
  "heilbehandlung",
  "familie",
  "arbeit",
];
