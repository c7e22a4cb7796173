/** What one pair showed. */
export type Zeile = {
  readonly paar: string;
  readonly woher: string;
  readonly werte: Readonly<Record<string, string>>;
  readonly fehler: readonly string[];
};

/** The rows as a table for the terminal. */
export function tafel(zeilen: readonly Zeile[]): string {
  const namen = [...new Set(zeilen.flatMap(({ werte }) => Object.keys(werte)))];
  const kopf = ["Node / npm", "woher", ...namen, ""];
  const felder = zeilen.map(({ paar, woher, werte, fehler }) => [
    paar,
    woher,
    ...namen.map((name) => werte[name] ?? ""),
    fehler.length === 0 ? "✓" : "✗",
  ]);
  const alle = [kopf, ...felder];
  const breiten = kopf.map((_, spalte) => Math.max(...alle.map((eine) => eine[spalte]?.length ?? 0)));
  return alle
    .map((eine) => eine.map((feld, spalte) => feld.padEnd(breiten[spalte] ?? 0)).join("  "))
    .join("\n");
}
