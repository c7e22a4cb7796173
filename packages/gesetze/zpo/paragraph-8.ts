import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { zpo2005 } from "../quellen/streitwert.ts";

/** § 8 ZPO: rent for the whole disputed time, at most this many years' rent. */
export const mietstreit = zeitreihe<{ readonly hoechstjahre: number }>({ norm: "§ 8 ZPO", geprueft }, [
  { ab: tag("2005-12-05"), quelle: zpo2005, wert: { hoechstjahre: 25 } },
]);
