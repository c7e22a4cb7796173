const buchstaben = "abcdefghijklmnopqrstuvwxyz";

/** Nobody mistypes longer words on purpose; each letter more makes more than fifty of them. */
const laengstes = 30;

/**
 * Every word that is one typing error away: a letter too much, too few, another, or two changed about. Of words with
 * more than 30 letters none.
 */
export function einFehlerWeit(wort: string): string[] {
  const zeichen = [...wort];
  if (zeichen.length > laengstes) return [];
  const teile = Array.from(
    { length: zeichen.length + 1 },
    (_, i) => [zeichen.slice(0, i), zeichen.slice(i)] as const,
  );
  const varianten = teile.flatMap(([vorn, hinten]) => [
    [...vorn, ...hinten.slice(1)],
    ...(hinten.length > 1 ? [[...vorn, hinten[1], hinten[0], ...hinten.slice(2)]] : []),
    ...[...buchstaben].flatMap((neu) => [
      [...vorn, neu, ...hinten],
      [...vorn, neu, ...hinten.slice(1)],
    ]),
  ]);
  return [...new Set(varianten.map((v) => v.join("")))].filter((variante) => variante !== wort);
}

/** Number of typing errors between two words (Damerau–Levenshtein with adjacent letters changed about). */
export function fehlerabstand(a: string, b: string): number {
  const [von, nach] = [[...a], [...b]];
  let vorvorige: number[] = [];
  let vorige = nach.map((_, j) => j).concat(nach.length);
  for (const [i, zeichen] of von.entries()) {
    const zeile = [i + 1];
    for (const [j, anderes] of nach.entries()) {
      const ersetzt = (vorige[j] ?? 0) + (zeichen === anderes ? 0 : 1);
      const gestrichen = (vorige[j + 1] ?? 0) + 1;
      const eingefuegt = (zeile[j] ?? 0) + 1;
      const vertauscht =
        zeichen === nach[j - 1] && von[i - 1] === anderes ? (vorvorige[j - 1] ?? Infinity) + 1 : Infinity;
      zeile.push(Math.min(ersetzt, gestrichen, eingefuegt, vertauscht));
    }
    vorvorige = vorige;
    vorige = zeile;
  }
  return vorige.at(-1) ?? 0;
}
