import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { buergerlichesGesetzbuch, fuer, handelsgesetzbuch } from "../quellen.ts";

/** Hundredths of a percentage point a year. */
export const gesetzlicherZins = zeitreihe<number>({ norm: "§ 246 BGB", geprueft }, [
  { ab: tag("1900-01-01"), quelle: fuer(buergerlichesGesetzbuch, "bgb/__246.html"), wert: 400 },
]);

/** Commercial transactions of both sides; not for default interest (§ 352 Abs. 1 Satz 1 HGB). */
export const handelszins = zeitreihe<number>({ norm: "§ 352 Abs. 1 HGB", geprueft }, [
  {
    ab: tag("1900-01-01"),
    quelle: fuer(handelsgesetzbuch, "hgb/__352.html"),
    wert: 500,
    sicherheit: "mittel",
  },
]);
