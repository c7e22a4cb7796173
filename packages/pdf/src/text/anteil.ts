/** Room for the values of one call: every line of a document asks twice. */
let feld = new Float64Array(1024);

/** The value below which this share of the values lies. */
export function anteil(werte: readonly number[], bruchteil: number): number {
  if (werte.length > feld.length) feld = new Float64Array(werte.length * 2);
  for (let i = 0; i < werte.length; i++) feld[i] = werte[i] ?? 0;
  const gesucht = Math.floor((werte.length - 1) * bruchteil);
  let von = 0;
  let bis = werte.length - 1;
  while (von < bis) {
    const grenze = feld[(von + bis) >> 1] ?? 0;
    let i = von;
    let j = bis;
    while (i <= j) {
      while ((feld[i] ?? 0) < grenze) i++;
      while ((feld[j] ?? 0) > grenze) j--;
      if (i > j) break;
      const wert = feld[i] ?? 0;
      feld[i++] = feld[j] ?? 0;
      feld[j--] = wert;
    }
    if (gesucht <= j) bis = j;
    else if (gesucht >= i) von = i;
    else break;
  }
  return werte.length === 0 ? 0 : (feld[gesucht] ?? 0);
}

/** Median, of an even number the lower one. */
export const mittlere = (werte: readonly number[]): number => anteil(werte, 0.5);
