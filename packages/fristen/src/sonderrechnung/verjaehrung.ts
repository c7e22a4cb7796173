import { verjaehrungswerte } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import { type Regime, regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import { datum, type KeinErgebnis, keinErgebnis, plusTage, type Tag } from "@gebuehrenportal/recht";
import { dauerText, rechnerischesEnde, zaehldauer } from "../rechnung/dauer.ts";
import { verschobenerTag } from "../rechnung/ende.ts";
import { endtagErgebnis, kalenderVon, verschiebtEnde } from "../rechnung/endtag.ts";
import { wertVom } from "../rechnung/fassung.ts";
import { type Hemmungslauf, hemmungen, hemmungenPruefen } from "../rechnung/hemmung.ts";
import { type Mitschrift, mitschrift, schritt, streit, wertAm } from "../rechnung/mitschrift.ts";
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
export function verjaehrung(e: Verjaehrungseingabe): FristErgebnis | KeinErgebnis {
  const fehler = pruefen(e);
  if (fehler) return fehler;
  if (erstTagZaehlt(e)) return verfolgungsverjaehrung(e);
  const m = mitschrift(e);
  const werte = wertFuer(m, e);
  const jahresende = (e.beginn ?? "jahresende") === "jahresende";
  const erster = plusTage(jahresende ? jahresletzter(e.ereignisAm) : e.ereignisAm, 1);
  schritt(
    m,
    jahresende ? "R-JAHRESENDE" : "R-187-1",
    e.ereignisAm,
    jahresende
      ? `Beginn mit dem Schluss des Jahres; erster Tag ${tagText(erster)}.`
      : `Beginn am ${tagText(e.ereignisAm)}; erster Tag ${tagText(erster)}.`,
    { tag: erster },
  );
  const roh = rechnerisch(m, e, erster, { werte, mindestfristRuht: mindestfristStreit(m, e, erster, werte) });
  return endtagErgebnis(m, e, "BGB", {
    ereignisAm: e.ereignisAm,
    roh,
    verschieben: verschiebtEnde(e, "BGB"),
    leitregel: jahresende ? "R-JAHRESENDE" : "R-187-1",
    fristtyp: "verjaehrung",
  });
}

/** The end before weekends: the period, or the earliest utmost limit. */
function rechnerisch(m: Mitschrift, e: Verjaehrungseingabe, erster: Tag, w: Weise): Tag {
  const lauf = (beginn: Tag, dauer: Dauer, worum: string): Hemmungslauf => ({ beginn, dauer, worum });
  const ende = gelaufen(m, e, lauf(erster, e.dauer, "Verjährungsfrist"), w);
  const grenze = fruehesteHoechstfrist(m, e, w, lauf);
  if (grenze === undefined || grenze >= ende) return ende;
  m.zwischentage.push({ name: "regelfrist", tag: ende, text: "Ende ohne Höchstfrist" });
  return grenze;
}

/** Whether a further suspension stops the three months after negotiations; told only where it makes a day's difference. */
function mindestfristStreit(
  m: Mitschrift,
  e: Verjaehrungseingabe,
  erster: Tag,
  werte: Werte | undefined,
): boolean {
  if (!werte || !e.hemmungen?.some(({ art }) => art === "verhandlung")) return false;
  const k = kalenderVon(e, "BGB");
  const [frueher, spaeter] = [false, true].map((mindestfristRuht) => {
    const roh = rechnerisch(mitschrift(e), e, erster, { werte, mindestfristRuht });
    return verschiebtEnde(e, "BGB") ? verschobenerTag(roh, k).ende : roh;
  });
  if (frueher === undefined || spaeter === undefined || frueher === spaeter) return false;
  const gewaehlt = streit(m, {
    regel: "R-HEMMUNG",
    frage:
      "Nicht gesichert ist, ob eine weitere Hemmung auch die drei Monate nach dem Ende der Verhandlungen anhält.",
    frueher,
    spaeter,
    norm: "§ 203 Satz 2, § 209 BGB",
    quellen: [],
  });
  return gewaehlt === spaeter;
}

type Weise = { readonly werte: Werte | undefined; readonly mindestfristRuht: boolean };

type Werte = NonNullable<(typeof verjaehrungswerte.fassungen)[number]>["wert"];

/** Suspension is dated only since 2002; without any it is not asked. */
function wertFuer(m: Mitschrift, e: Verjaehrungseingabe): Werte | undefined {
  const [erste] = [...(e.hemmungen ?? []).map((h) => h.von), ...(e.neubeginnAm ?? [])].sort();
  return erste === undefined ? undefined : wertAm(m, "R-HEMMUNG", verjaehrungswerte, erste);
}

/** Runs one period through all suspensions and new beginnings. */
function gelaufen(
  m: Mitschrift,
  e: Verjaehrungseingabe,
  l: Hemmungslauf,
  { werte, mindestfristRuht }: Weise,
): Tag {
  const zaehl = zaehldauer(l.dauer);
  let beginn = l.beginn;
  // From the event, not from the first day: after 28 February three years end on a 28th in a leap year, too.
  let ende = rechnerischesEnde(plusTage(beginn, -1), zaehl, "ereignis");
  schritt(
    m,
    "R-188-3",
    e.ereignisAm,
    `${l.worum} ${dauerText(l.dauer)}: rechnerisches Ende ${tagText(ende)}.`,
    { norm: "§ 188 Abs. 2, 3 BGB", tag: ende },
  );
  if (!werte) return ende;
  const ohne = ende;
  for (const am of [...(e.neubeginnAm ?? [])].sort()) {
    const bisher = hemmungen(m, e.hemmungen ?? [], { ...l, beginn }, ende, werte, {
      vor: am,
      mindestfristRuht,
    });
    if (am > bisher || am < l.beginn) continue;
    beginn = plusTage(am, 1);
    ende = rechnerischesEnde(am, zaehl, "ereignis");
    schritt(m, "R-HEMMUNG", am, `Neubeginn am ${datum(am)}: Die Frist läuft von vorn bis ${tagText(ende)}.`, {
      norm: "§ 212 BGB",
      tag: ende,
    });
  }
  ende = hemmungen(m, e.hemmungen ?? [], { ...l, beginn }, ende, werte, { mindestfristRuht });
  if (ende !== ohne && l.worum === "Verjährungsfrist")
    m.zwischentage.push({ name: "ohne-hemmung", tag: ohne, text: "Ende ohne Hemmung und Neubeginn" });
  return ende;
}

/** § 199 Abs. 2–4 BGB: the earliest of the utmost periods, each suspended as well; a new beginning does not touch them. */
function fruehesteHoechstfrist(
  m: Mitschrift,
  e: Verjaehrungseingabe,
  w: Weise,
  lauf: (beginn: Tag, dauer: Dauer, worum: string) => Hemmungslauf,
): Tag | undefined {
  const { neubeginnAm: _, ...ohneNeubeginn } = e;
  const enden = (e.hoechstfristen ?? []).map(({ ab, dauer, norm }) =>
    gelaufen(m, ohneNeubeginn, lauf(plusTage(ab, 1), dauer, `Höchstfrist (${norm})`), w),
  );
  const [frueheste] = enden.sort();
  if (frueheste !== undefined)
    m.zwischentage.push({ name: "hoechstgrenze", tag: frueheste, text: "Früheste Höchstfrist" });
  return frueheste;
}

/** A regime in which the day of the event is the first of the period, as in the prosecution of fines and crimes. */
const erstTagZaehlt = ({ regime = "BGB" }: Verjaehrungseingabe): boolean => {
  const { beginn }: Regime = regimes[regime];
  return beginn === "tagesanfang";
};

function pruefen(e: Verjaehrungseingabe): KeinErgebnis | undefined {
  return ersterFehler(
    grundPruefen(e),
    tagPruefen(e.ereignisAm, "ereignisAm"),
    dauerPruefen(e.dauer),
    e.dauer?.some?.(({ einheit }) => einheit === "stunde" || einheit === "werktag")
      ? keinErgebnis(
          "Verjährungsfristen sind nach Tagen, Wochen, Monaten oder Jahren bemessen.",
          "§ 195 BGB",
          "dauer",
        )
      : undefined,
    !erstTagZaehlt(e) && (e.unterbrechungen ?? e.verfolgungsrecht ?? e.dauerNachBescheid) !== undefined
      ? keinErgebnis(
          "Unterbrechungen gibt es nur in der Verfolgung von Ordnungswidrigkeiten und Straftaten (Verfahren OWIG-VERJ).",
          "§ 33 OWiG; § 78c StGB",
          ["unterbrechungen", "verfolgungsrecht", "dauerNachBescheid"].find((feld) => feld in e),
        )
      : undefined,
    hemmungenPruefen(e.hemmungen ?? []),
    ...(e.neubeginnAm ?? []).map((t, i) => tagPruefen(t, `neubeginnAm[${i}]`)),
    ...(e.hoechstfristen ?? []).flatMap(({ ab, dauer }, i) => [
      tagPruefen(ab, `hoechstfristen[${i}].ab`),
      dauerPruefen(dauer, `hoechstfristen[${i}].dauer`),
    ]),
  );
}
