import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, schuldrecht2001 } from "../quellen.ts";

/** Consumer loans secured by land: hundredths of a percentage point above the base rate; today § 497 Abs. 4 BGB. */
export const verzugszinsenImmobiliardarlehen = zeitreihe<number>({ norm: "§ 497 Abs. 4 BGB", geprueft }, [
  { ab: tag("2002-01-01"), abSicherheit: "mittel", quelle: fuer(schuldrecht2001, "bgb"), wert: 250 },
]);
