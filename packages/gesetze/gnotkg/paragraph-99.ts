import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, zweitesKostRmog2013 } from "../quellen.ts";

/** § 99 GNotKG: years of rent or pay that count in the value of a lease or a contract of service. */
export const vertraege = zeitreihe<{
  readonly hoechstens: number;
  readonly unbestimmt: number;
  readonly dienstvertragHoechstens: number;
}>({ norm: "§ 99 GNotKG", geprueft }, [
  {
    ab: tag("2013-08-01"),
    quelle: fuer(zweitesKostRmog2013, "gnotkg"),
    wert: { hoechstens: 20, unbestimmt: 5, dienstvertragHoechstens: 5 },
  },
]);
