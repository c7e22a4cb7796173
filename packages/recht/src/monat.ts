/** The months by their names. */
export const monate = [
  "Januar",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
] as const;

/** „2026-11“ → „November 2026“; „2026-06/07“ → „Juni oder Juli 2026“; a year alone as it is. */
export function monatswort(angabe: string): string {
  const [jahr = "", monat = ""] = angabe.split("-");
  const namen = monat.split("/").map((m) => monate[Number(m) - 1]);
  return monat === "" ? jahr : `${namen.join(" oder ")} ${jahr}`;
}
