import { type Cent, cent, eur } from "./geld.ts";

/** A fee table as the statutes write it: a base fee up to a value, then so much for each started amount. */
export type Stufentabelle = {
  /** The base fee covers values up to here, inclusive. */
  readonly bis: Cent;
  readonly gebuehr: Cent;
  /** Ascending; `bis` inclusive, `null` in the last step only. */
  readonly stufen: readonly Stufe[];
};

type Stufe = { readonly bis: Cent | null; readonly jeAngefangene: Cent; readonly plus: Cent };

/** One line of a fee table as the statutes print it: value up to, for each started amount of, by. Euros. */
export const stufe = (bis: number | null, jeAngefangene: number, plus: number): Stufe => ({
  bis: bis === null ? null : eur(bis),
  jeAngefangene: eur(jeAngefangene),
  plus: eur(plus),
});

/** The 1.0 fee for a value (whole cents ≥ 0). A value of 0 pays the base fee. */
export function tabellengebuehr(tabelle: Stufentabelle, wert: Cent): Cent {
  let gebuehr: number = tabelle.gebuehr;
  let unten: number = tabelle.bis;
  for (const stufe of tabelle.stufen) {
    if (wert <= unten) break;
    const oben = stufe.bis === null ? wert : Math.min(wert, stufe.bis);
    gebuehr += Math.ceil((oben - unten) / stufe.jeAngefangene) * stufe.plus;
    unten = oben;
  }
  return cent(gebuehr);
}
