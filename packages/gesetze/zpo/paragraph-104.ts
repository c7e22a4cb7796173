import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, zivilprozessreform2001 } from "../quellen.ts";

/** Assessed costs: hundredths of a percentage point above the base rate, from the receipt of the application. */
export const zinsenFestgesetzterKosten = zeitreihe<number>({ norm: "§ 104 Abs. 1 Satz 2 ZPO", geprueft }, [
  {
    ab: tag("2002-01-01"),
    abSicherheit: "mittel",
    quelle: fuer(zivilprozessreform2001, "zpo/__104.html"),
    wert: 500,
  },
]);
