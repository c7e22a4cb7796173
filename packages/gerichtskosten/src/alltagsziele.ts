import type { Gefragt } from "@gebuehrenportal/recht";
import { alltagsschluessel, alltagsworte, fruehereAlltagsworte } from "../verzeichnis/alltagsworte.ts";

const alltag = new Map([...Object.entries(alltagsworte), ...Object.entries(fruehereAlltagsworte)]);
const einzelne = [...alltag].filter(([wort]) => !wort.includes(" "));
const laengsteZuerst = einzelne.toSorted(([a], [b]) => b.length - a.length);

/** From so many letters on a word stands for those it begins, and its compounds for the word. */
const kuerzesterAnfang = 5;
const kuerzesterStamm = 7;

/**
 * Numbers that an everyday word stands for, the likeliest first: the word itself, the first one that it begins, or the longest
 * that begins it („Erbscheinsantrag“). What names a number itself (`titelworte`), or is short for what does, is not taken for
 * another word.
 */
export function alltagsziele(
  [getippt, ...formen]: Gefragt,
  titelworte: readonly string[],
): readonly string[] {
  const ganz = alltag.get(getippt);
  if (ganz) return ganz;
  const sagtSelbst = formen.length > 0 || titelworte.includes(getippt);
  if (getippt.length < kuerzesterAnfang || sagtSelbst) return [];
  const begonnen = einzelne.find(([wort]) => wort.startsWith(getippt));
  if (begonnen) return begonnen[1];
  if (titelworte.some((wort) => wort.startsWith(getippt))) return [];
  const stamm = laengsteZuerst.find(([wort]) => wort.length >= kuerzesterStamm && getippt.startsWith(wort));
  return stamm?.[1] ?? [];
}

/** A word that no number is found by, with its beginning in place of an ending: „Mahnbescheide“. */
export function mitStamm(gefragt: Gefragt, worte: readonly string[], ziele: readonly string[]): Gefragt {
  const [getippt] = gefragt;
  if (ziele.length > 0 || worte.some((wort) => gefragt.some((g) => wort.includes(g)))) return gefragt;
  const stamm = getippt.replace(/(?:en|es|er|e|n|s)$/, "");
  return stamm.length < kuerzesterStamm ? gefragt : [...gefragt, stamm];
}

/** Words that may stand in a question without changing it. */
const nebenworte = new Set([
  "gegen",
  "den",
  "dem",
  "des",
  "ein",
  "eine",
  "einen",
  "zu",
  "zum",
  "nach",
  "auf",
]);

/** Several typed words as one where the list knows them together: „gemeinschaftliches Testament“. */
export function alsWendung(gefragt: readonly Gefragt[]): readonly Gefragt[] {
  const worte = gefragt.map(([getippt]) => getippt).filter((wort) => !nebenworte.has(wort));
  const schluessel = alltagsschluessel(worte);
  return worte.length > 1 && alltag.has(schluessel) ? [[schluessel]] : gefragt;
}
