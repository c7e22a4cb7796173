/** „4,5 Stunden“; what two decimals do not give exactly in hours and minutes: „4 Stunden 20 Minuten“. */
export function stundenwort(stunden: number): string {
  if (Math.abs(stunden * 100 - Math.round(stunden * 100)) < 1e-6)
    return `${String(stunden).replace(".", ",")} ${stunden === 1 ? "Stunde" : "Stunden"}`;
  const minuten = Math.round(stunden * 60);
  return [menge(Math.floor(minuten / 60), "Stunde", "Stunden"), menge(minuten % 60, "Minute", "Minuten")]
    .filter(Boolean)
    .join(" ");
}

const menge = (zahl: number, eins: string, viele: string): string =>
  zahl === 0 ? "" : `${zahl} ${zahl === 1 ? eins : viele}`;
