import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { inkassorecht2021, zweitesKostRmog2013 } from "./quellen.ts";

/** § 31b RVG: value of a payment agreement in percent of the claim. */
export const zahlungsvereinbarungProzent = zeitreihe<number>({ norm: "§ 31b RVG", geprueft }, [
  { ab: tag("2013-08-01"), quelle: zweitesKostRmog2013, wert: 20 },
  { ab: tag("2021-10-01"), quelle: inkassorecht2021, wert: 50 },
]);
