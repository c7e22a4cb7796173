import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { zpo2005 } from "../quellen/streitwert.ts";

/** § 9 ZPO: three and a half times the yearly benefit, in months. */
export const wiederkehrendeNutzungen = zeitreihe<{ readonly monate: number }>({ norm: "§ 9 ZPO", geprueft }, [
  { ab: tag("2005-12-05"), quelle: zpo2005, wert: { monate: 42 } },
]);
