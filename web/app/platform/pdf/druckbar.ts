/**
 * A text as documents may carry it: well-formed, without control characters (but line ends and tabulators), private and
 * unassigned code points, which PDF/A forbids and XML cannot hold.
 */
export const druckbar = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cc}\p{Co}\p{Cn}]/gu, (zeichen) => (zeichen === "\n" || zeichen === "\t" ? zeichen : ""));

/** Plain data with every text in it as documents may carry it (`druckbar`). */
export function druckbareTexte<T>(daten: T): T {
  if (typeof daten === "string") return druckbar(daten) as T;
  if (Array.isArray(daten)) return daten.map(druckbareTexte) as T;
  if (typeof daten !== "object" || daten === null) return daten;
  return Object.fromEntries(Object.entries(daten).map(([name, wert]) => [name, druckbareTexte(wert)])) as T;
}
