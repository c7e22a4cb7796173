import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { zweitesKostRmog2013 } from "../quellen/gerichtskosten.ts";

/** § 39 Abs. 2 GKG: highest Streitwert in the same proceedings and instance. */
export const hoechstwert = zeitreihe<Cent>({ norm: "§ 39 Abs. 2 GKG", geprueft }, [
  { ab: tag("2013-08-01"), quelle: zweitesKostRmog2013, wert: eur(30_000_000) },
]);
