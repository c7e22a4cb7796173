import { eur } from "./euro.ts";

/** One line of a fee table as the statutes print it: value up to, for each started amount of, by. Euros. */
export const stufe = (bis: number | null, jeAngefangene: number, plus: number) => ({
  bis: bis === null ? null : eur(bis),
  jeAngefangene: eur(jeAngefangene),
  plus: eur(plus),
});
