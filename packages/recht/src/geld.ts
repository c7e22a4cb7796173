/** Money in whole euro cents. Never a fraction, never a float of euros. */
export type Cent = number & { readonly __art: "Cent" };

/** Takes a whole number of cents as money. Throws a RangeError for fractions and numbers beyond exact integers. */
export function cent(betrag: number): Cent {
  if (!Number.isSafeInteger(betrag)) throw new RangeError(`Kein ganzer Centbetrag: ${betrag}`);
  return betrag as Cent;
}

/** An amount as the statute prints it (`51.5` for 51,50 €) in cents. Throws for fractions of a cent. */
export function eur(betrag: number): Cent {
  const hundertstel = Math.round(betrag * 100);
  if (Math.abs(betrag * 100 - hundertstel) > 1e-6) throw new RangeError(`Bruchteil eines Cents: ${betrag} €`);
  return cent(hundertstel);
}

/** Sum of amounts; the sum of nothing is 0. */
export function summe(betraege: Iterable<Cent>): Cent {
  let s = 0;
  for (const b of betraege) s += b;
  return s as Cent;
}

/**
 * `betrag` × `zaehler` / `nenner`, rounded to the cent, half a cent up (§ 2 Abs. 2 Satz 2 RVG; commercially away
 * from zero for negative amounts). Exact: integers only, `nenner` > 0. Throws a RangeError for fractions and when the result
 * leaves the exact integers.
 */
export function anteil(betrag: Cent, zaehler: number, nenner: number): Cent {
  const ganze = Number.isSafeInteger(betrag) && Number.isSafeInteger(zaehler) && Number.isSafeInteger(nenner);
  if (!ganze || nenner <= 0) {
    throw new RangeError(`Nicht genau berechenbar: ${betrag} × ${zaehler} / ${nenner}`);
  }
  const produkt = betrag * zaehler;
  if (!Number.isSafeInteger(produkt)) return grosserAnteil(betrag, zaehler, nenner);
  const absolut = Math.abs(produkt);
  const rest = absolut % nenner;
  const ganz = (absolut - rest) / nenner + (rest * 2 >= nenner ? 1 : 0);
  return (produkt < 0 ? -ganz || 0 : ganz) as Cent;
}

/** `anteil` where the product, though not the result, is beyond the exact integers. */
function grosserAnteil(betrag: Cent, zaehler: number, nenner: number): Cent {
  const produkt = BigInt(betrag) * BigInt(zaehler);
  const absolut = produkt < 0n ? -produkt : produkt;
  const ganz = Number((absolut * 2n + BigInt(nenner)) / (2n * BigInt(nenner)));
  return cent(produkt < 0n ? -ganz : ganz);
}

/** The smaller of two amounts. */
export const kleiner = (a: Cent, b: Cent): Cent => (a < b ? a : b);
/** The larger of two amounts. */
export const groesser = (a: Cent, b: Cent): Cent => (a > b ? a : b);

/** Digits of a whole number grouped with points: `1234567` → `1.234.567`. */
export function gruppiert(ganz: number): string {
  if (ganz < 1000) return String(ganz);
  const rest = ganz % 1000;
  return `${gruppiert((ganz - rest) / 1000)}.${rest < 100 ? "0" : ""}${zweistellig(rest)}`;
}

/** Not `padStart`: every amount of every line comes through here. */
const zweistellig = (zahl: number): string => (zahl < 10 ? `0${zahl}` : String(zahl));

/** `123456` → `1.234,56`; negative amounts with a true minus sign: `−5,00`. */
export function zahl(betrag: Cent): string {
  const absolut = Math.abs(betrag);
  const rest = absolut % 100;
  const text = `${gruppiert((absolut - rest) / 100)},${zweistellig(rest)}`;
  return betrag < 0 ? `\u2212${text}` : text;
}

/** `123456` → `1.234,56 €` with a no-break space. */
export const euro = (betrag: Cent): string => `${zahl(betrag)}\u00a0€`;

/** Rate in hundredths as text: `130` → `1,3`, `75` → `0,75`, `100` → `1,0`. */
export function satz(satz100: number): string {
  const ganz = Math.trunc(satz100 / 100);
  const rest = zweistellig(Math.abs(satz100 % 100));
  return `${ganz},${rest.endsWith("0") ? rest[0] : rest}`;
}
