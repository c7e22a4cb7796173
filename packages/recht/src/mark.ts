import { cent, zahl } from "./geld.ts";

/** Money in whole hundredths of a German mark, as the law printed it until the end of 2001. Never to be read as cents. */
export type Pfennig = number & { readonly __art: "Pfennig" };

/** Takes a whole number of pfennigs as money. Throws a RangeError for fractions and numbers beyond exact integers. */
export function pfennig(betrag: number): Pfennig {
  if (!Number.isSafeInteger(betrag)) throw new RangeError(`Kein ganzer Pfennigbetrag: ${betrag}`);
  return betrag as Pfennig;
}

/** Whole marks as the statute prints them. Throws for fractions. */
export const dm = (betrag: number): Pfennig => pfennig(betrag * 100);

/** `392000` → `3.920,00 DM` with a no-break space. */
export const mark = (betrag: Pfennig): string => `${zahl(cent(betrag))}\u00a0DM`;
