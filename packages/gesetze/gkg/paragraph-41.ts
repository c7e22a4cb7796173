import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { zweitesKostRmog2013 } from "../quellen/versorgungsausgleich.ts";

/** § 41 GKG: at most the rent of this many months, in disputes about the tenancy, eviction and the amount of rent. */
export const mietwert = zeitreihe<{ readonly monate: number }>({ norm: "§ 41 GKG", geprueft }, [
  { ab: tag("2013-08-01"), quelle: zweitesKostRmog2013, wert: { monate: 12 } },
]);
