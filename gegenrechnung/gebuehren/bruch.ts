/** An exact fraction; the denominator is positive. Amounts are cents. */
export type Bruch = { readonly zaehler: bigint; readonly nenner: bigint };

/** A fraction from whole numbers. */
export const bruch = (zaehler: bigint, nenner = 1n): Bruch => ({ zaehler, nenner });

export const plus = (a: Bruch, b: Bruch): Bruch =>
  bruch(a.zaehler * b.nenner + b.zaehler * a.nenner, a.nenner * b.nenner);

export const mal = (a: Bruch, b: Bruch): Bruch => bruch(a.zaehler * b.zaehler, a.nenner * b.nenner);

/** Percent of an amount: `prozent(bruch(1000n), 30n)` is 300. */
export const prozent = (a: Bruch, p: bigint): Bruch => mal(a, bruch(p, 100n));

export const istKleiner = (a: Bruch, b: Bruch): boolean => a.zaehler * b.nenner < b.zaehler * a.nenner;

/** Whole cents, half a cent up (§ 2 Abs. 2 Satz 2 RVG). Only for amounts that are not negative. */
export function gerundet(a: Bruch): bigint {
  if (a.zaehler < 0n) throw new RangeError("Nur Beträge ab null werden gerundet");
  return (2n * a.zaehler + a.nenner) / (2n * a.nenner);
}

/** Smallest and largest of whole numbers; `Math.min` knows no bigint. */
export const kleinster = (...werte: readonly [bigint, ...bigint[]]): bigint =>
  werte.reduce((a, b) => (istKleiner(bruch(b), bruch(a)) ? b : a));
export const groesster = (...werte: readonly [bigint, ...bigint[]]): bigint =>
  werte.reduce((a, b) => (istKleiner(bruch(a), bruch(b)) ? b : a));
export const summe = (werte: readonly bigint[]): bigint => werte.reduce((a, b) => a + b, 0n);
