import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, kostRmog2004, zweitesKostRmog2013 } from "../quellen.ts";

/** § 39 Abs. 2 GKG: highest Streitwert in the same proceedings and instance. */
export const hoechstwert = zeitreihe<Cent>({ norm: "§ 39 Abs. 2 GKG", geprueft }, [
  { ab: tag("2004-07-01"), quelle: fuer(kostRmog2004, "gkg_2004"), wert: eur(30_000_000) },
  { ab: tag("2013-08-01"), quelle: fuer(zweitesKostRmog2013, "gkg_2004"), wert: eur(30_000_000) },
]);
