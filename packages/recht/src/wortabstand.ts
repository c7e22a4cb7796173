/** Fewest insertions, losses, swaps and exchanges of letters between two words, or `undefined` above `hoechstens`. */
export function wortabstand(a: string, b: string, hoechstens: number): number | undefined {
  if (Math.abs(a.length - b.length) > hoechstens) return undefined;
  let vorletzte: number[] = [];
  let letzte = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const zeile = [i];
    for (let j = 1; j <= b.length; j++) {
      const gleich = a[i - 1] === b[j - 1] ? 0 : 1;
      let n = Math.min((letzte[j] ?? 0) + 1, (zeile[j - 1] ?? 0) + 1, (letzte[j - 1] ?? 0) + gleich);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) n = Math.min(n, (vorletzte[j - 2] ?? 0) + 1);
      zeile.push(n);
    }
    if (Math.min(...zeile) > hoechstens) return undefined;
    vorletzte = letzte;
    letzte = zeile;
  }
  const ergebnis = letzte[b.length] ?? 0;
  return ergebnis <= hoechstens ? ergebnis : undefined;
}
