import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../../geprueft.ts";
import { zweitesKostRmog2013 } from "../quellen.ts";

/**
 * Nr. 3106, 3205, 3213 VV: without a hearing the Terminsgebühr is so many percent of the Verfahrensgebühr of the same
 * instance, without the increase of Nr. 1008 VV. Keyed by the number of the Terminsgebühr.
 */
export const fiktiveTerminsgebuehr = zeitreihe<Readonly<Record<string, number>>>(
  { norm: "Nr. 3106, 3205, 3213 VV", geprueft },
  [{ ab: tag("2013-08-01"), quelle: zweitesKostRmog2013, wert: { "3106": 90, "3205": 75, "3213": 90 } }],
);
