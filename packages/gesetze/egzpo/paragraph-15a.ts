import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, zpoReform2002 } from "../quellen.ts";

/** § 15a Abs. 1 Satz 1 Nr. 1 EGZPO: the Länder may demand conciliation up to this value. */
export const schlichtungsgrenze = zeitreihe<Cent>({ norm: "§ 15a Abs. 1 Nr. 1 EGZPO", geprueft }, [
  {
    ab: tag("2002-01-01"),
    quelle: fuer(zpoReform2002, "zpoeg"),
    wert: eur(750),
    abSicherheit: "mittel",
  },
]);
