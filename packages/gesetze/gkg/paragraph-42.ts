import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, zweitesKostRmog2013 } from "../quellen.ts";

/** § 42 Abs. 1 and 2 GKG: recurring benefits and pay grades (months of the yearly amount), employment itself (months of pay at most). */
export const wiederkehrendeLeistungen = zeitreihe<{
  readonly leistungMonate: number;
  readonly bestandMonate: number;
  readonly eingruppierungMonate: number;
}>({ norm: "§ 42 GKG", geprueft }, [
  {
    ab: tag("2013-08-01"),
    quelle: fuer(zweitesKostRmog2013, "gkg_2004"),
    wert: { leistungMonate: 36, bestandMonate: 3, eingruppierungMonate: 36 },
  },
]);
