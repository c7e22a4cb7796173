// The search for numbers of a register by number, word and heading. What a field of law weighs and knows, it brings along.

/** Lower case, without umlauts however they were typed. Applied to both sides, so that its losses do no harm. */
const gefaltet = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/([aou])e/g, "$1");

/** The words of a text as they are compared: `Rücknahme der Berufung` → `rucknahme`, `der`, `berufung`. */
export const suchworte = (text: string): string[] => gefaltet(text).match(/[a-z0-9]+/g) ?? [];

/** A typed word and what it is short for. */
export type Gefragt = readonly [getippt: string, ...formen: string[]];

/** Words that say nothing: articles, prepositions, „Nr.“. */
const fuellworte = new Set(
  ["nr", "nummer", "der", "die", "das", "fur", "im", "in"].concat("und", "bei", "mit", "vor", "von"),
);

/** What was typed, without what says nothing (`leer` too), each word with what it is short for in the list of the field. */
export const gefragteWorte = (
  text: string,
  leer: readonly string[],
  kurzformen: ReadonlyMap<string, string>,
): readonly Gefragt[] =>
  suchworte(text)
    .filter((w) => !fuellworte.has(w) && !leer.includes(w))
    .map((w) => [w, ...suchworte(kurzformen.get(w) ?? "")]);

const nurZiffern = /^\d+$/;

/** Whether nothing but numbers was typed: they stay in ascending order. */
export const nurNummern = (gefragt: readonly Gefragt[]): boolean =>
  gefragt.every(([getippt]) => nurZiffern.test(getippt));

/** Points of a typed number: the number itself, or its beginning; undefined for words. */
export function nummernpunkte(nr: string, [getippt]: Gefragt): number | undefined {
  if (!nurZiffern.test(getippt)) return undefined;
  if (nr === getippt) return 1000;
  return nr.startsWith(getippt) ? 100 : undefined;
}

/** Alone, or behind the joint of a compound („Kosten-ent-scheidung“; „Patent-anwalt“ has none). */
const untrennbareVorsilbe = /^(?:be|emp|ent|er|ge|miss|ver|zer)$|[ns](?:emp|ent|ver|zer)$/;

/**
 * Whether a word holds another one as a part of its own: „Ehescheidung“ holds „Scheidung“, „Entscheidung“ is another word.
 * Both in small letters.
 */
export function istTeilwort(wort: string, teil: string): boolean {
  const stelle = wort.indexOf(teil);
  return stelle === 0 || (stelle > 0 && !untrennbareVorsilbe.test(wort.slice(0, stelle)));
}

/** Whole word (1), beginning of a word (0.8), part of a compound (`alsTeil`); digits only as a whole. */
export function wortnaehe(wort: string, gefragt: Gefragt, alsTeil: number): number {
  if (gefragt.includes(wort)) return 1;
  const anfaenge = gefragt.filter((g) => g.length >= 2 && !nurZiffern.test(g));
  if (anfaenge.some((g) => wort.startsWith(g))) return 0.8;
  return anfaenge.some((g) => g.length >= 5 && istTeilwort(wort, g)) ? alsTeil : 0;
}

/** Words of a name that set it apart. */
export const sprechende = (worte: readonly string[]): readonly string[] => worte.filter((w) => w.length > 3);

/** How much of a name was asked for, from 0 to 2: what says little else stands first. */
export function anteilGetroffen(worte: readonly string[], trifft: (wort: string) => boolean): number {
  return (2 * worte.filter(trifft).length) / Math.max(1, worte.length);
}

type Suchweise<D> = {
  /** How well a typed word fits; 0: not at all. */
  readonly punkte: (d: D, gefragt: Gefragt) => number;
  /** What decides among equals. */
  readonly beiwert: (d: D) => number;
  /** Order of what fits as well. */
  readonly vergleich: (a: D, b: D) => number;
  readonly hoechstens: number;
};

/** The documents that fit best. All words must fit; only if nothing does, some suffice. Nothing for no word. */
export function besteTreffer<D>(
  dokumente: readonly D[],
  gefragt: readonly Gefragt[],
  { punkte, beiwert, vergleich, hoechstens }: Suchweise<D>,
): readonly D[] {
  if (gefragt.length === 0) return [];
  const bewertet = dokumente.map((d) => ({ d, punkte: gefragt.map((w) => punkte(d, w)) }));
  const alle = bewertet.filter((b) => b.punkte.every((p) => p > 0));
  const gefunden = alle.length > 0 ? alle : bewertet.filter((b) => b.punkte.some((p) => p > 0));
  return gefunden
    .map(({ d, punkte: p }) => ({ d, summe: p.reduce((a, b) => a + b, 0) + beiwert(d) }))
    .sort((a, b) => b.summe - a.summe || vergleich(a.d, b.d))
    .slice(0, hoechstens)
    .map(({ d }) => d);
}
