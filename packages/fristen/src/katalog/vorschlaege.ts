import type { Fristzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import type { Tag } from "@gebuehrenportal/recht";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import { fristzeile } from "./daten.ts";
import { dauerAm } from "./fassungsliste.ts";
import { type Katalogtreffer, katalogverzeichnis } from "./suche.ts";

/** A suggestion for a new deadline: a statutory period whose length is a plain number. Keys as the public call has them. */
export type Vorschlag = {
  readonly id: string;
  readonly name: string;
  /** „Notfrist“, „Gesetzliche Frist“, „Verjährung“ */
  readonly art: string;
  readonly legalBasis: string;
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
  readonly years: number;
  readonly notfrist: boolean;
  readonly description: string;
};

/** The periods every office needs first, in the order of the lists in use. */
const zuerst = [
  "zpo-517",
  "zpo-520",
  "zpo-548",
  "zpo-569",
  "zpo-339",
  "zpo-692",
  "kschg-4",
  "vwgo-74",
  "vwgo-70",
  "ao-355",
  "stpo-410",
  "stpo-314",
  "stpo-341",
  "owig-67",
  "zpo-321a",
  "bverfgg-93",
];

const arten: Readonly<Record<string, string>> = {
  notfrist: "Notfrist",
  gesetzlich: "Gesetzliche Frist",
  verjaehrung: "Verjährung",
};

/**
 * The most used periods that run forward from an event for a plain length, the sixteen most common first. Periods with a
 * calculation of their own (limitation by years' end, notice, looking back) are left to `katalogfrist`. Lengths are those
 * in force on `am`.
 */
export const vorschlaege = (am: Tag): readonly Vorschlag[] =>
  katalogverzeichnis
    .filter(({ kern }) => kern)
    .sort((a, b) => platz(a.id) - platz(b.id))
    .flatMap((t) => vorschlagAus(t, fristzeile(t.id), am));

function platz(id: string): number {
  const i = zuerst.indexOf(id);
  return i < 0 ? zuerst.length : i;
}

/** The suggestion an entry makes on a day, if any. */
export function vorschlagAus(
  { id, name, norm, ausloeser }: Katalogtreffer,
  zeile: Fristzeile | undefined,
  am: Tag,
): readonly Vorschlag[] {
  const art = zeile && arten[zeile.art];
  const kurz = zeile && dauerAm(zeile, am);
  if (!zeile || art === undefined || kurz === undefined) return [];
  if (zeile.rechnung !== undefined || zeile.rueckwaerts || zeile.verschiebung || zeile.beginn) return [];
  const laenge = { days: 0, weeks: 0, months: 0, years: 0 };
  for (const { wert, einheit } of dauerAusKuerzel(kurz)) {
    if (einheit === "tag") laenge.days += wert;
    else if (einheit === "woche") laenge.weeks += wert;
    else if (einheit === "monat") laenge.months += wert;
    else if (einheit === "jahr") laenge.years += wert;
    else return [];
  }
  return [
    {
      id,
      name,
      art,
      legalBasis: norm,
      ...laenge,
      notfrist: zeile.art === "notfrist",
      description: `Beginn: ${ausloeser}.`,
    },
  ];
}
