import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { kostRmog2004, zweitesKostRmog2013 } from "./quellen.ts";

/** § 23 Abs. 3 Satz 2 RVG: value where nothing points to another; lower or higher by case, not over 500.000 €. */
export const auffangwert = zeitreihe<Cent>({ norm: "§ 23 Abs. 3 Satz 2 RVG", geprueft }, [
  { ab: tag("2004-07-01"), quelle: kostRmog2004, wert: eur(4_000) },
  { ab: tag("2013-08-01"), quelle: zweitesKostRmog2013, wert: eur(5_000) },
]);
