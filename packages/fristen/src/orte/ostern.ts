/**
 * Easter Sunday as month and day, by the algorithm of Meeus, Jones and Butcher (Jean Meeus, Astronomical Algorithms,
 * chapter 8: „Date of Easter“, Gregorian calendar). Valid for every Gregorian year, without exceptions or tables.
 */
export function ostersonntag(jahr: number): { readonly monat: number; readonly tag: number } {
  const ganz = Math.floor;
  const a = jahr % 19;
  const b = ganz(jahr / 100);
  const c = jahr % 100;
  const d = ganz(b / 4);
  const e = b % 4;
  const f = ganz((b + 8) / 25);
  const g = ganz((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = ganz(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = ganz((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return { monat: ganz(n / 31), tag: (n % 31) + 1 };
}
