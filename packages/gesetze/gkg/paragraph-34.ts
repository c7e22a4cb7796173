import { type Cent, eur, type Stufentabelle, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { bis2013, seit2013, seit2021, seit2025 } from "../kostenverzeichnis/gerichtstabelle.ts";
import { fuer, kostBraeg2025, kostRaeg2021, kostRmog2004, zweitesKostRmog2013 } from "../quellen.ts";

/** § 34 Abs. 1 GKG. The day on which the case became pending decides (§ 71 Abs. 1 GKG). Anlage 2 is the test. */
export const gerichtsgebuehrStufen = zeitreihe<Stufentabelle>({ norm: "§ 34 Abs. 1 GKG", geprueft }, [
  {
    ab: tag("2004-07-01"),
    quelle: fuer(kostRmog2004, "gkg_2004", "Anlage 2: S. 775"),
    wert: bis2013,
  },
  {
    ab: tag("2013-08-01"),
    quelle: fuer(zweitesKostRmog2013, "gkg_2004"),
    wert: seit2013,
  },
  {
    ab: tag("2021-01-01"),
    quelle: fuer(kostRaeg2021, "gkg_2004", "Anlage 2: S. 3233"),
    wert: seit2021,
  },
  {
    ab: tag("2025-06-01"),
    quelle: fuer(kostBraeg2025, "gkg_2004", "Anlage 2: S. 11"),
    wert: seit2025,
  },
]);

/** § 34 Abs. 2 Satz 1 GKG: least amount of a fee, tested on the finished fee after its rate. */
export const mindestgebuehr = zeitreihe<Cent>({ norm: "§ 34 Abs. 2 Satz 1 GKG", geprueft }, [
  { ab: tag("2004-07-01"), quelle: fuer(kostRmog2004, "gkg_2004"), wert: eur(10) },
  { ab: tag("2013-08-01"), quelle: fuer(zweitesKostRmog2013, "gkg_2004"), wert: eur(15) },
]);
