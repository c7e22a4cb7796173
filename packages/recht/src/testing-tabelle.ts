import { cent } from "./geld.ts";
import type { Stufentabelle } from "./stufentabelle.ts";

/** A table of steps with small numbers: 50 up to 500, then 7 for each 500 up to 1,500, then 3 for each 1,000. */
export const tabelle: Stufentabelle = {
  bis: cent(500),
  gebuehr: cent(50),
  stufen: [
    { bis: cent(1_500), jeAngefangene: cent(500), plus: cent(7) },
    { bis: null, jeAngefangene: cent(1_000), plus: cent(3) },
  ],
};
