import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { kostRmog2004, zweitesKostRmog2013 } from "./quellen.ts";

/** § 25 Abs. 1 Nr. 4 RVG: highest value of the Vermögensauskunft (§ 802c ZPO), since 2021 also of § 802l ZPO. */
export const hoechstwertVermoegensauskunft = zeitreihe<Cent>({ norm: "§ 25 Abs. 1 Nr. 4 RVG", geprueft }, [
  { ab: tag("2004-07-01"), quelle: kostRmog2004, wert: eur(1_500) },
  { ab: tag("2013-08-01"), quelle: zweitesKostRmog2013, wert: eur(2_000) },
]);
