import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, zpo2005 } from "../quellen.ts";

/** § 8 ZPO: rent for the whole disputed time, at most this many years' rent. */
export const mietstreit = zeitreihe<{ readonly hoechstjahre: number }>({ norm: "§ 8 ZPO", geprueft }, [
  { ab: tag("2005-12-05"), quelle: fuer(zpo2005, "zpo"), wert: { hoechstjahre: 25 } },
]);
