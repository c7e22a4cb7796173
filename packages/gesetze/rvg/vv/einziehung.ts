import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../../geprueft.ts";
import { kostRmog2004, zweitesKostRmog2013 } from "../quellen.ts";

/** Nr. 4142 Anm. 2, 5116 Anm. 2 VV: the fee does not arise where the value is below this. */
export const einziehungMindestwert = zeitreihe<Cent>({ norm: "Nr. 4142, 5116 VV", geprueft }, [
  {
    ab: tag("2006-07-01"),
    quelle: kostRmog2004,
    wert: eur(25),
    sicherheit: "mittel",
    abSicherheit: "mittel",
  },
  { ab: tag("2013-08-01"), quelle: zweitesKostRmog2013, wert: eur(30) },
]);
