import type { Spalte } from "./spalten.ts";
import { textVon, type Zeile } from "./zeilen.ts";

/** Smaller than this share of the text, a line may belong to a note. */
const kleiner = 0.93;

/** Height of the letters of the running text of a page: the largest that a good part of it has. */
export function grundhoehe(zeilen: readonly Zeile[]): number {
  const sortiert = [...zeilen].sort((a, b) => a.hoehe - b.hoehe);
  const alle = sortiert.reduce((summe, { zeichen }) => summe + zeichen, 0);
  let gezaehlt = 0;
  for (const { hoehe, zeichen } of sortiert) {
    gezaehlt += zeichen;
    if (gezaehlt >= 0.7 * alle) return hoehe;
  }
  return 0;
}

/** Text and notes of one column: the small lines at its end, from a number on or below a gap. */
export function ohneNoten(spalte: Spalte, hoehe: number): { readonly text: Spalte; readonly noten?: Spalte } {
  const { zeilen } = spalte;
  let anfang = zeilen.length;
  while (anfang > 0 && (zeilen[anfang - 1]?.hoehe ?? 0) < hoehe * kleiner) anfang--;
  if (anfang === zeilen.length) return { text: spalte };
  const von = abgesetzt(zeilen, anfang)
    ? anfang
    : zeilen.findIndex((zeile, i) => i >= anfang && istNotenanfang(zeile));
  if (von < 0) return { text: spalte };
  return {
    text: { ...spalte, zeilen: zeilen.slice(0, von) },
    noten: { ...spalte, zeilen: zeilen.slice(von) },
  };
}

/** Whether a line begins with the number of a note. */
export const istNotenanfang = (zeile: Zeile): boolean =>
  /^\s*(?:\(?\d{1,3}\)?|[*†‡]{1,3})\s*(?=[\p{L}§„("])/u.test(textVon(zeile));

/** Whether more room than between lines of its own size stands above a line. */
function abgesetzt(zeilen: readonly Zeile[], index: number): boolean {
  const [vorige, zeile] = [zeilen[index - 1], zeilen[index]];
  return !vorige || !zeile || istNotenanfang(zeile) || zeile.grund - vorige.grund > 2.2 * vorige.hoehe;
}
