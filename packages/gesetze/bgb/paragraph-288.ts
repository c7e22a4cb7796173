import { type Cent, cent, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, schuldrecht2001, zahlungsverzug2014 } from "../quellen.ts";

/** § 288 Abs. 1 Satz 2 BGB: hundredths of a percentage point above the base rate. */
export const verzugszinsen = zeitreihe<number>({ norm: "§ 288 Abs. 1 BGB", geprueft }, [
  { ab: tag("2002-01-01"), quelle: fuer(schuldrecht2001, "bgb"), wert: 500 },
]);

/** § 288 Abs. 2 BGB, by the day on which the obligation arose (Art. 229 § 34 EGBGB). */
export const verzugszinsenUnternehmer = zeitreihe<number>({ norm: "§ 288 Abs. 2 BGB", geprueft }, [
  { ab: tag("2002-01-01"), quelle: fuer(schuldrecht2001, "bgb"), wert: 800 },
  { ab: tag("2014-07-29"), quelle: fuer(zahlungsverzug2014, "bgb/__288.html"), wert: 900 },
]);

/** Art. 229 § 34 Satz 2 EGBGB: older continuing obligations, as far as the counter-performance comes after this day. */
export const dauerschuldNach = tag("2016-06-30");

/** § 288 Abs. 5 BGB: lump sum for a claim for payment against somebody who is no consumer. */
export const verzugspauschale = zeitreihe<Cent>({ norm: "§ 288 Abs. 5 BGB", geprueft }, [
  { ab: tag("2014-07-29"), quelle: fuer(zahlungsverzug2014, "bgb/__288.html"), wert: cent(40_00) },
]);
