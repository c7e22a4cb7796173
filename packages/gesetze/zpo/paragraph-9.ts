import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, zpo2005 } from "../quellen.ts";

/** § 9 ZPO: three and a half times the yearly benefit, in months. */
export const wiederkehrendeNutzungen = zeitreihe<{ readonly monate: number }>({ norm: "§ 9 ZPO", geprueft }, [
  { ab: tag("2005-12-05"), quelle: fuer(zpo2005, "zpo"), wert: { monate: 42 } },
]);
