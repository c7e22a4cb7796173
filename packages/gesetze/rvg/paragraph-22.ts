import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { kostRmog2004, zweitesKostRmog2013 } from "./quellen.ts";

const betraege = {
  jeAngelegenheit: eur(30_000_000),
  jePerson: eur(30_000_000),
  allePersonen: eur(100_000_000),
};

/**
 * § 22 Abs. 2 RVG: highest value in one matter. Several clients: so much per person and all together; since 1 August 2013
 * only where they are represented „wegen verschiedener Gegenstände“.
 */
export const hoechstwert = zeitreihe<{
  readonly jeAngelegenheit: Cent;
  readonly jePerson: Cent;
  readonly allePersonen: Cent;
}>({ norm: "§ 22 Abs. 2 RVG", geprueft }, [
  { ab: tag("2004-07-01"), quelle: kostRmog2004, wert: betraege },
  { ab: tag("2013-08-01"), quelle: zweitesKostRmog2013, wert: betraege },
]);
