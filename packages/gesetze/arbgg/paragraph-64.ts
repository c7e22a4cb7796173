import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, zpoReform2002 } from "../quellen.ts";

/** § 64 Abs. 2 Buchst. b ArbGG; not raised in 2026. */
export const arbeitsgerichtsberufung = zeitreihe<Cent>({ norm: "§ 64 Abs. 2 Buchst. b ArbGG", geprueft }, [
  {
    ab: tag("2002-01-01"),
    quelle: fuer(zpoReform2002, "arbgg"),
    wert: eur(600),
    abSicherheit: "mittel",
  },
]);
