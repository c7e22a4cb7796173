import { verjaehrungswerte } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import { type Regime, regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import {
  datum,
  fassungAm,
  type KeinErgebnis,
  keinErgebnis,
  plusTage,
  type Tag,
} from "@gebuehrenportal/recht";
import { dauerText, rechnerischesEnde, zaehldauer } from "../rechnung/dauer.ts";
import { verschobenerTag } from "../rechnung/ende.ts";
import { endtagErgebnis, kalenderVon, verschiebtEnde } from "../rechnung/endtag.ts";
import { wertVom } from "../rechnung/fassung.ts";
import { type Hemmungslauf, hemmungen, hemmungenPruefen } from "../rechnung/hemmung.ts";
import {
  anwenden,
  type Lage,
  mit,
  mitschrift,
  type Notiert,
  type Notiz,
  type Notizen,
  schritt,
  streit,
  zwischentag,
} from "../rechnung/mitschrift.ts";
import { dauerPruefen, ersterFehler, grundPruefen, tagPruefen } from "../rechnung/pruefung.ts";
import { tagText } from "../rechnung/text.ts";
import type { Dauer, FristErgebnis } from "../typen.ts";
import { jahresletzter } from "./jahresende.ts";
import { verfolgungsverjaehrung } from "./verfolgung.ts";
import type { Verjaehrungseingabe } from "./verjaehrungseingabe.ts";

type Hoechstfrist = NonNullable<Verjaehrungseingabe["hoechstfristen"]>[number];

/** § 199 Abs. 2 to 4 BGB as `hoechstfristen` of an input takes them, under the law of their first day `ab`: of birth or act. */
export function hoechstfrist199(art: "entstehung" | "handlung", ab: Tag): Hoechstfrist {
  const { entstehungJahre, handlungJahre } = wertVom(verjaehrungswerte, ab);
  return art === "entstehung"
    ? {
        ab,
        dauer: [{ wert: entstehungJahre, einheit: "jahr" }],
        norm: "§ 199 Abs. 3 Satz 1 Nr. 1, Abs. 4 BGB",
      }
    : {
        ab,
        dauer: [{ wert: handlungJahre, einheit: "jahr" }],
        norm: "§ 199 Abs. 2, Abs. 3 Satz 1 Nr. 2 BGB",
      };
}

/**
 * End of limitation (§§ 195–218 BGB): year end or to the day, suspended days added once each even where suspensions
 * overlap, three months after negotiations, six after proceedings, new beginning, utmost limits; § 193 BGB by analogy.
 * Whether those three months can be suspended themselves is the disputed point `R-HEMMUNG` (default: the safe day).
 */
export function verjaehrung(eingabe: Verjaehrungseingabe): FristErgebnis | KeinErgebnis {
  const fehler = pruefen(eingabe);
  if (fehler) return fehler;
  if (erstTagZaehlt(eingabe)) return verfolgungsverjaehrung(eingabe);
  const m = mitschrift(eingabe);
  const { wert: werte, notizen: werteVon } = werteFuer(eingabe);
  const jahresende = (eingabe.beginn ?? "jahresende") === "jahresende";
  const erster = plusTage(jahresende ? jahresletzter(eingabe.ereignisAm) : eingabe.ereignisAm, 1);
  const beginn = schritt(
    jahresende ? "R-JAHRESENDE" : "R-187-1",
    eingabe.ereignisAm,
    jahresende
      ? `Beginn mit dem Schluss des Jahres; erster Tag ${tagText(erster)}.`
      : `Beginn am ${tagText(eingabe.ereignisAm)}; erster Tag ${tagText(erster)}.`,
    { tag: erster },
  );
  const ruht = mindestfriststreit(m, eingabe, erster, werte);
  const roh = rechnerisch(eingabe, erster, { werte, mindestfristRuht: ruht.wert });
  return endtagErgebnis(mit(m, werteVon, beginn, ruht.notizen, roh.notizen), eingabe, "BGB", {
    ereignisAm: eingabe.ereignisAm,
    roh: roh.wert,
    verschieben: verschiebtEnde(eingabe, "BGB"),
    leitregel: jahresende ? "R-JAHRESENDE" : "R-187-1",
    fristtyp: "verjaehrung",
  });
}

/** The end before weekends: the period, or the earliest utmost limit. */
function rechnerisch(eingabe: Verjaehrungseingabe, erster: Tag, weise: Weise): Notiert<Tag> {
  const lauf = (beginn: Tag, dauer: Dauer, worum: string): Hemmungslauf => ({ beginn, dauer, worum });
  const regelfrist = gelaufen(eingabe, lauf(erster, eingabe.dauer, "Verjährungsfrist"), weise);
  const { wert: grenze, notizen } = fruehesteHoechstfrist(eingabe, weise, lauf);
  const ende = regelfrist.wert;
  const alle = [...regelfrist.notizen, ...notizen];
  if (grenze === undefined || grenze >= ende) return { wert: ende, notizen: alle };
  return { wert: grenze, notizen: [...alle, zwischentag("regelfrist", ende, "Ende ohne Höchstfrist")] };
}

/** Whether a further suspension stops the three months after negotiations; told only where it makes a day's difference. */
function mindestfriststreit(
  lage: Lage,
  eingabe: Verjaehrungseingabe,
  erster: Tag,
  werte: Werte | undefined,
): Notiert<boolean> {
  const ohneStreit = { wert: false, notizen: [] };
  if (!werte || !eingabe.hemmungen?.some(({ art }) => art === "verhandlung")) return ohneStreit;
  const k = kalenderVon(eingabe, "BGB");
  const [frueher, spaeter] = [false, true].map((mindestfristRuht) => {
    const roh = rechnerisch(eingabe, erster, { werte, mindestfristRuht }).wert;
    return verschiebtEnde(eingabe, "BGB") ? verschobenerTag(roh, k).ende : roh;
  });
  if (frueher === undefined || spaeter === undefined || frueher === spaeter) return ohneStreit;
  const { wert: gewaehlt, notizen } = streit(lage, {
    regel: "R-HEMMUNG",
    frage:
      "Nicht gesichert ist, ob eine weitere Hemmung auch die drei Monate nach dem Ende der Verhandlungen anhält.",
    frueher,
    spaeter,
    norm: "§ 203 Satz 2, § 209 BGB",
    quellen: [],
  });
  return { wert: gewaehlt === spaeter, notizen };
}

type Weise = { readonly werte: Werte | undefined; readonly mindestfristRuht: boolean };

type Werte = NonNullable<(typeof verjaehrungswerte.fassungen)[number]>["wert"];

/** Suspension is dated only since 2002; without any it is not asked. */
function werteFuer(eingabe: Verjaehrungseingabe): Notiert<Werte | undefined> {
  const [erste] = [...(eingabe.hemmungen ?? []).map((h) => h.von), ...(eingabe.neubeginnAm ?? [])].sort();
  if (erste === undefined) return { wert: undefined, notizen: [] };
  return {
    wert: fassungAm(verjaehrungswerte, erste)?.wert,
    notizen: [anwenden("R-HEMMUNG", erste, verjaehrungswerte)],
  };
}

/** Runs one period through all suspensions and new beginnings. */
function gelaufen(
  eingabe: Verjaehrungseingabe,
  hemmungslauf: Hemmungslauf,
  { werte, mindestfristRuht }: Weise,
): Notiert<Tag> {
  const zaehl = zaehldauer(hemmungslauf.dauer);
  let beginn = hemmungslauf.beginn;
  // From the event, not from the first day: after 28 February three years end on a 28th in a leap year, too.
  const ohne = rechnerischesEnde(plusTage(beginn, -1), zaehl, "ereignis");
  const notizen: Notiz[] = [
    schritt(
      "R-188-3",
      eingabe.ereignisAm,
      `${hemmungslauf.worum} ${dauerText(hemmungslauf.dauer)}: rechnerisches Ende ${tagText(ohne)}.`,
      { norm: "§ 188 Abs. 2, 3 BGB", tag: ohne },
    ),
  ];
  if (!werte) return { wert: ohne, notizen };
  let ende = ohne;
  for (const am of [...(eingabe.neubeginnAm ?? [])].sort()) {
    const weise = { vor: am, mindestfristRuht };
    const { wert: bisher } = hemmungen(
      eingabe.hemmungen ?? [],
      { ...hemmungslauf, beginn },
      ende,
      werte,
      weise,
    );
    if (am > bisher || am < hemmungslauf.beginn) continue;
    beginn = plusTage(am, 1);
    ende = rechnerischesEnde(am, zaehl, "ereignis");
    const text = `Neubeginn am ${datum(am)}: Die Frist läuft von vorn bis ${tagText(ende)}.`;
    notizen.push(schritt("R-HEMMUNG", am, text, { norm: "§ 212 BGB", tag: ende }));
  }
  const gehemmt = hemmungen(eingabe.hemmungen ?? [], { ...hemmungslauf, beginn }, ende, werte, {
    mindestfristRuht,
  });
  notizen.push(...gehemmt.notizen);
  if (gehemmt.wert !== ohne && hemmungslauf.worum === "Verjährungsfrist")
    notizen.push(zwischentag("ohne-hemmung", ohne, "Ende ohne Hemmung und Neubeginn"));
  return { wert: gehemmt.wert, notizen };
}

/** § 199 Abs. 2–4 BGB: the earliest of the utmost periods, each suspended as well; a new beginning does not touch them. */
function fruehesteHoechstfrist(
  eingabe: Verjaehrungseingabe,
  weise: Weise,
  lauf: (beginn: Tag, dauer: Dauer, worum: string) => Hemmungslauf,
): Notiert<Tag | undefined> {
  const { neubeginnAm: _, ...ohneNeubeginn } = eingabe;
  const laeufe = (eingabe.hoechstfristen ?? []).map(({ ab, dauer, norm }) =>
    gelaufen(ohneNeubeginn, lauf(plusTage(ab, 1), dauer, `Höchstfrist (${norm})`), weise),
  );
  const [frueheste] = laeufe.map(({ wert }) => wert).sort();
  const notizen: Notizen = laeufe.flatMap((einer) => einer.notizen);
  if (frueheste === undefined) return { wert: undefined, notizen };
  return {
    wert: frueheste,
    notizen: [...notizen, zwischentag("hoechstgrenze", frueheste, "Früheste Höchstfrist")],
  };
}

/** A regime in which the day of the event is the first of the period, as in the prosecution of fines and crimes. */
const erstTagZaehlt = ({ regime = "BGB" }: Verjaehrungseingabe): boolean => {
  const { beginn }: Regime = regimes[regime];
  return beginn === "tagesanfang";
};

function pruefen(eingabe: Verjaehrungseingabe): KeinErgebnis | undefined {
  return ersterFehler(
    grundPruefen(eingabe),
    tagPruefen(eingabe.ereignisAm, "ereignisAm"),
    dauerPruefen(eingabe.dauer),
    eingabe.dauer?.some?.(({ einheit }) => einheit === "stunde" || einheit === "werktag")
      ? keinErgebnis(
          "Verjährungsfristen sind nach Tagen, Wochen, Monaten oder Jahren bemessen.",
          "§ 195 BGB",
          "dauer",
        )
      : undefined,
    !erstTagZaehlt(eingabe) &&
      (eingabe.unterbrechungen ?? eingabe.verfolgungsrecht ?? eingabe.dauerNachBescheid) !== undefined
      ? keinErgebnis(
          "Unterbrechungen gibt es nur in der Verfolgung von Ordnungswidrigkeiten und Straftaten (Verfahren OWIG-VERJ).",
          "§ 33 OWiG; § 78c StGB",
          ["unterbrechungen", "verfolgungsrecht", "dauerNachBescheid"].find((feld) => feld in eingabe),
        )
      : undefined,
    hemmungenPruefen(eingabe.hemmungen ?? []),
    ...(eingabe.neubeginnAm ?? []).map((t, i) => tagPruefen(t, `neubeginnAm[${i}]`)),
    ...(eingabe.hoechstfristen ?? []).flatMap(({ ab, dauer }, index) => [
      tagPruefen(ab, `hoechstfristen[${index}].ab`),
      dauerPruefen(dauer, `hoechstfristen[${index}].dauer`),
    ]),
  );
}
