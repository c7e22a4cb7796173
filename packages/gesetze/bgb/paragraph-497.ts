import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { schuldrecht2002 } from "../quellen/forderung.ts";

/** Consumer loans secured by land: hundredths of a percentage point above the base rate; today § 497 Abs. 4 BGB. */
export const verzugszinsenImmobiliardarlehen = zeitreihe<number>({ norm: "§ 497 Abs. 4 BGB", geprueft }, [
  { ab: tag("2002-01-01"), abSicherheit: "mittel", quelle: schuldrecht2002, wert: 250 },
]);
