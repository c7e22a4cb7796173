type Reihe = { readonly schritte?: readonly unknown[] };

/** Lines and steps a document may have: far beyond any bill, and set within a second. */
const hoechstens = 2000;

/** Whether a calculation is too long to be set or kept: one document must not hold up all other readers. */
export function zuUmfangreich(reihen: readonly Reihe[]): boolean {
  let anzahl = reihen.length;
  for (const { schritte = [] } of reihen) anzahl += schritte.length;
  return anzahl > hoechstens;
}

/** Says so. */
export const umfangssatz =
  "Diese Berechnung ist für ein Dokument zu umfangreich; möglich sind 2.000 Zeilen und Rechenschritte. Bitte teilen Sie sie auf.";
