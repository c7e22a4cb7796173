/** The value below which this share of the values lies. */
export function anteil(werte: readonly number[], a: number): number {
  const sortiert = Float32Array.from(werte).sort();
  return sortiert[Math.floor((sortiert.length - 1) * a)] ?? 0;
}

/** Median, of an even number the lower one. */
export const mittlere = (werte: readonly number[]): number => anteil(werte, 0.5);
