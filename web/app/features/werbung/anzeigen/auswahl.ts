import type { Kampagne } from "./kampagne.ts";
import type { Platz } from "./plaetze.ts";
import { type Thema, themenDerAdresse } from "./themen.ts";

/** What decides about the ads of a page: its address, and the day. Nothing of the reader. */
export type Seite = { readonly pfad: string; readonly tag: string };

/** A number between 0 and 1, ends excluded, that always follows from the text alone. */
export type Streuung = (text: string) => number;

/** Besides the best one, that many more are named for a place. */
const ersatz = 1;

/**
 * The campaigns for each place of a page, best first: those not on the page yet, paid before house, those about its
 * topic before those about anything, and among equals by lot, in which weight counts. The lot is drawn by address and
 * day, so a page that is kept for many readers carries the same ads wherever and however often it is made.
 *
 * @param kampagnen those that run and whose target exists
 */
export function auswahl(
  kampagnen: readonly Kampagne[],
  plaetze: readonly Platz[],
  { pfad, tag }: Seite,
  streuung: Streuung,
): ReadonlyMap<Platz, readonly Kampagne[]> {
  const themen = themenDerAdresse(pfad);
  const passende = kampagnen.filter((eine) => passt(eine, themen));
  const gezeigt = new Map<string, number>();
  const gewaehlt = new Map<Platz, readonly Kampagne[]>();
  for (const platz of plaetze) {
    const rang = (eine: Kampagne) => [
      gezeigt.get(eine.id) ?? 0,
      eine.art === "bezahlt" ? 0 : 1,
      eine.themen.length > 0 ? 0 : 1,
      los(streuung(`${pfad} ${tag} ${platz} ${eine.id}`), eine.gewicht),
    ];
    const geordnet = passende
      .filter((eine) => eine.plaetze.includes(platz))
      .map((eine) => ({ eine, rang: rang(eine) }))
      .sort((a, b) => vergleich(a.rang, b.rang))
      .map(({ eine }) => eine);
    const [beste] = geordnet;
    if (!beste) continue;
    gezeigt.set(beste.id, (gezeigt.get(beste.id) ?? 0) + 1);
    gewaehlt.set(platz, geordnet.slice(0, 1 + ersatz));
  }
  return gewaehlt;
}

const passt = ({ themen }: Kampagne, seite: readonly Thema[]): boolean =>
  themen.length === 0 || themen.some((eines) => seite.includes(eines));

/** The smallest wins; of two with weights 3 and 1 the first one in three of four draws. */
const los = (zufall: number, gewicht: number): number => -Math.log(zufall) / gewicht;

function vergleich(a: readonly number[], b: readonly number[]): number {
  const stelle = a.findIndex((wert, i) => wert !== b[i]);
  return stelle < 0 ? 0 : (a[stelle] ?? 0) - (b[stelle] ?? 0);
}
