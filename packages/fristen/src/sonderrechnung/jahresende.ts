import {
  datum,
  type KeinErgebnis,
  keinErgebnis,
  plusTage,
  type Tag,
  tag,
  tagAus,
  tageImMonat,
  teile,
} from "@gebuehrenportal/recht";
import { betrachteterTag } from "../rechnung/abschluss.ts";
import { dauerText, rechnerischesEnde, zaehldauer } from "../rechnung/dauer.ts";
import { verschobenerTag } from "../rechnung/ende.ts";
import { endtagErgebnis, kalenderVon, verschiebtEnde } from "../rechnung/endtag.ts";
import { mit, mitschrift, type Notizen, schritt, zwischentag } from "../rechnung/mitschrift.ts";
import { dauerPruefen, ersterFehler, grundPruefen, tagPruefen } from "../rechnung/pruefung.ts";
import { tagText } from "../rechnung/text.ts";
import type { Dauer, FristErgebnis, Fristeingabe, Grundeingabe, Verschiebung } from "../typen.ts";

/** A period that begins with the end of the calendar year or month of the event. */
export type Ultimoeingabe = Grundeingabe & {
  readonly ereignisAm: Tag;
  readonly dauer: Dauer;
  readonly verschiebung?: Verschiebung;
  readonly fristtyp?: Fristeingabe["fristtyp"];
};

/** 31 December of the year of a day. */
export const jahresletzter = (t: Tag): Tag => tagAus(teile(t).jahr, 12, 31) ?? t;

/** Last day of the month of a day. */
export function monatsletzter(tag: Tag): Tag {
  const { jahr, monat } = teile(tag);
  return tagAus(jahr, monat, tageImMonat(jahr, monat)) ?? tag;
}

/**
 * Period from the end of the year of the event (§ 199 Abs. 1 BGB, §§ 169, 170 AO, § 25 SGB IV, § 45 SGB I, § 149 AO):
 * 31 December of year + n, months to the end of their month; § 193 BGB by analogy. Faults: `ereignisAm`, `dauer`.
 */
export function abJahresende(eingabe: Ultimoeingabe): FristErgebnis | KeinErgebnis {
  const fehler = pruefen(eingabe);
  if (fehler) return fehler;
  const beginn = plusTage(jahresletzter(eingabe.ereignisAm), 1);
  const roh = rechnerischesEnde(beginn, zaehldauer(eingabe.dauer), "tagesanfang");
  const weg = mit(
    mitschrift(eingabe),
    schritt(
      "R-JAHRESENDE",
      eingabe.ereignisAm,
      `Beginn mit dem Schluss des Jahres ${teile(eingabe.ereignisAm).jahr}.`,
      {
        tag: beginn,
      },
    ),
    schritt(
      "R-JAHRESENDE",
      eingabe.ereignisAm,
      `${dauerText(eingabe.dauer)} ab ${datum(beginn)}: rechnerisches Ende ${tagText(roh)}.`,
      { tag: roh },
    ),
    zwischentag("fristbeginn", beginn, "Beginn der Frist, 0 Uhr"),
  );
  return endtagErgebnis(weg, eingabe, "BGB", {
    ereignisAm: eingabe.ereignisAm,
    roh,
    verschieben: verschiebtEnde(eingabe, "BGB"),
    leitregel: "R-JAHRESENDE",
    fristtyp: eingabe.fristtyp ?? "verjaehrung",
  });
}

/** „bis zum Ablauf des n-ten Monats“, and a following period in months. */
export type Monatsendeeingabe = Ultimoeingabe & {
  /** Following months from the counted end (§ 558b Abs. 2 BGB). */
  readonly danachMonate?: number;
  /** What a weekend at the end of the following period does; default: what it does at the end of the first. */
  readonly danachVerschiebung?: "vorwaerts" | "keine";
};

/**
 * End of the n-th calendar month after that of the event (§§ 555d, 556, 558b, 561 BGB), or days from the end of the
 * month (§ 18 UStG). With `danachMonate` the days of the following period stand in `zwischentage`.
 */
export function abMonatsende(eingabe: Monatsendeeingabe): FristErgebnis | KeinErgebnis {
  const fehler = pruefen(eingabe) ?? danachPruefen(eingabe);
  if (fehler) return fehler;
  const beginn = plusTage(monatsletzter(eingabe.ereignisAm), 1);
  const roh = rechnerischesEnde(beginn, zaehldauer(eingabe.dauer), "tagesanfang");
  const weg = mit(
    mitschrift(eingabe),
    schritt(
      "R-MONATSENDE",
      eingabe.ereignisAm,
      `Maßgebend ist der Ablauf des Monats, in den der ${datum(eingabe.ereignisAm)} fällt; ${dauerText(eingabe.dauer)} danach: rechnerisches Ende ${tagText(roh)}.`,
      { tag: roh },
    ),
    eingabe.danachMonate === undefined ? [] : folgefrist(eingabe, roh, eingabe.danachMonate),
  );
  return endtagErgebnis(weg, eingabe, "BGB", {
    ereignisAm: eingabe.ereignisAm,
    roh,
    verschieben: verschiebtEnde(eingabe, "BGB"),
    leitregel: "R-MONATSENDE",
  });
}

function folgefrist(eingabe: Monatsendeeingabe, ab: Tag, monate: number): Notizen {
  const folge = rechnerischesEnde(
    plusTage(ab, 1),
    { monate, tage: 0, werktage: 0, stunden: 0 },
    "tagesanfang",
  );
  const verschieben =
    eingabe.danachVerschiebung === undefined
      ? verschiebtEnde(eingabe, "BGB")
      : eingabe.danachVerschiebung === "vorwaerts";
  const ende = verschieben ? verschobenerTag(folge, kalenderVon(eingabe, "BGB")).ende : folge;
  return [
    schritt(
      "R-MONATSFOLGE",
      eingabe.ereignisAm,
      `${monate === 1 ? "Ein weiterer Monat" : `Weitere ${monate} Monate`} ab ${datum(ab)}: rechnerisch ${tagText(folge)}, Ende ${tagText(ende)}.`,
      { tag: ende },
    ),
    zwischentag("folgefrist-rechnerisch", folge, "Rechnerisches Ende der Folgefrist"),
    zwischentag("folgefrist", ende, "Ende der Folgefrist"),
  ];
}

/** Looking back from the beginning of the year of the event (§ 44 Abs. 4 SGB X): its first day. */
export function rueckschauJahresanfang(eingabe: Ultimoeingabe): FristErgebnis | KeinErgebnis {
  const fehler = pruefen(eingabe);
  if (fehler) return fehler;
  const { monate, tage } = zaehldauer(eingabe.dauer);
  const jahre = monate / 12;
  if (tage > 0 || !Number.isInteger(jahre))
    return keinErgebnis("Diese Rückschau ist nach Jahren bemessen.", "§ 44 Abs. 4 SGB X", "dauer");
  const anfang = tagAus(teile(eingabe.ereignisAm).jahr - jahre, 1, 1) ?? tag("1900-01-01");
  const weg = mit(
    mitschrift(eingabe),
    schritt(
      "R-JAHRESENDE",
      eingabe.ereignisAm,
      `Gerechnet wird vom Beginn des Jahres ${teile(eingabe.ereignisAm).jahr}; ${dauerText(eingabe.dauer)} zurück: ${tagText(anfang)}.`,
      { norm: "§ 44 Abs. 4 Satz 2 SGB X", tag: anfang },
    ),
    zwischentag("zeitraumbeginn", anfang, "Beginn des Rückschauzeitraums"),
  );
  return betrachteterTag(weg, anfang, {
    ereignisAm: eingabe.ereignisAm,
    regime: eingabe.regime ?? "SGB X",
    richtung: "rueckwaerts",
    leitregel: "R-JAHRESENDE",
  });
}

function pruefen(eingabe: Ultimoeingabe): KeinErgebnis | undefined {
  return ersterFehler(
    grundPruefen(eingabe),
    tagPruefen(eingabe.ereignisAm, "ereignisAm"),
    dauerPruefen(eingabe.dauer),
    Array.isArray(eingabe.dauer) &&
      eingabe.dauer.some(({ einheit }) => einheit === "stunde" || einheit === "werktag")
      ? keinErgebnis("Hier wird nach Tagen, Wochen, Monaten oder Jahren gerechnet.", "§ 188 BGB", "dauer")
      : undefined,
  );
}

const hoechsteMonate = 1200;

const danachPruefen = ({ danachMonate }: Monatsendeeingabe): KeinErgebnis | undefined =>
  danachMonate === undefined ||
  (Number.isInteger(danachMonate) && danachMonate > 0 && danachMonate <= hoechsteMonate)
    ? undefined
    : keinErgebnis("Bitte geben Sie eine ganze Zahl von Monaten an.", "§ 558b Abs. 2 BGB", "danachMonate");
