import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { zpo2005 } from "../quellen/streitwert.ts";

/** §§ 3 to 7 ZPO: rules without an amount. */
export const wertregeln = zeitreihe<null>({ norm: "§§ 3 bis 7 ZPO", geprueft }, [
  { ab: tag("2005-12-05"), quelle: zpo2005, wert: null },
]);

/** § 8 ZPO: rent of the disputed time, at most this many years. */
export const mietstreit = zeitreihe<{ readonly hoechstjahre: number }>({ norm: "§ 8 ZPO", geprueft }, [
  { ab: tag("2005-12-05"), quelle: zpo2005, wert: { hoechstjahre: 25 } },
]);

/** § 9 ZPO: three and a half times the yearly benefit, in months. */
export const wiederkehrendeNutzungen = zeitreihe<{ readonly monate: number }>({ norm: "§ 9 ZPO", geprueft }, [
  { ab: tag("2005-12-05"), quelle: zpo2005, wert: { monate: 42 } },
]);
