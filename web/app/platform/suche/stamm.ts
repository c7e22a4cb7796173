import { schlichtform } from "./suchtext.ts";

/** Words with umlauts among those that the German dictionary leaves out; it does not know them in plain letters. */
const fuellworte: ReadonlySet<string> = new Set(
  "fur uber konnen konnte konnten wahrend wurde wurden waren hatte hatten mussen musste dass zwischen durfen".split(
    " ",
  ),
);

/**
 * A word as the search by relevance compares it: plain letters, and `ae`, `oe`, `ue` like the umlauts they stand for, so
 * that „Verträge“ and „Vertraege“ have one stem. After a, e and q the `ue` is none: „neue“, „Steuer“, „Quelle“.
 */
export function gefaltet(wort: string): string {
  return schlichtform(wort)
    .replace(/ae/g, "a")
    .replace(/oe/g, "o")
    .replace(/(?<![aeq])ue/g, "u");
}

/** A word of a text with its place. */
export type Fundwort = { readonly wort: string; readonly von: number; readonly bis: number };

/** The words of a text as it stands. */
export function woerterIn(text: string): Fundwort[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{Mn}\u00ad]+/gu)].map(({ 0: wort, index }) => ({
    wort,
    von: index,
    bis: index + wort.length,
  }));
}

/** The words of a text in folded form and in their order, without those that say nothing. */
export function stammworte(text: string): string[] {
  return woerterIn(text)
    .map(({ wort }) => gefaltet(wort))
    .filter((wort) => wort !== "" && !fuellworte.has(wort));
}
