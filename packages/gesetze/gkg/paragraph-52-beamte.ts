import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { zweitesKostRmog2013 } from "../quellen/versorgungsausgleich.ts";

/** § 52 Abs. 6 GKG: parts of a year's pay, in quarters: status for life, other status, and half of each for rank or date of retirement. */
export const beamtenstatus = zeitreihe<{
  readonly lebenszeit: number;
  readonly uebrige: number;
  readonly amtLebenszeit: number;
  readonly amtUebrige: number;
}>({ norm: "§ 52 Abs. 6 GKG", geprueft }, [
  {
    ab: tag("2013-08-01"),
    quelle: zweitesKostRmog2013,
    wert: { lebenszeit: 4, uebrige: 2, amtLebenszeit: 2, amtUebrige: 1 },
  },
]);
