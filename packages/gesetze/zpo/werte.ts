import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, zpo2005 } from "../quellen.ts";

/** §§ 3 to 7 ZPO: rules without an amount. */
export const wertregeln = zeitreihe<null>({ norm: "§§ 3 bis 7 ZPO", geprueft }, [
  { ab: tag("2005-12-05"), quelle: fuer(zpo2005, "zpo"), wert: null },
]);
