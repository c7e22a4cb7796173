import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { zivilprozessreform2001 } from "../quellen/forderung.ts";

/** Assessed costs: hundredths of a percentage point above the base rate, from the receipt of the application. */
export const zinsenFestgesetzterKosten = zeitreihe<number>({ norm: "§ 104 Abs. 1 Satz 2 ZPO", geprueft }, [
  { ab: tag("2002-01-01"), abSicherheit: "mittel", quelle: zivilprozessreform2001, wert: 500 },
]);
