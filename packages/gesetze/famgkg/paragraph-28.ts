import { type Cent, eur, type Stufentabelle, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { bis2013, seit2013, seit2021, seit2025 } from "../kostenverzeichnis/gerichtstabelle.ts";
import { fggReform2008, fuer, kostBraeg2025, kostRaeg2021, zweitesKostRmog2013 } from "../quellen.ts";

/** § 28 Abs. 1 FamGKG, word for word the table of § 34 GKG. The day of filing decides (§ 63 FamGKG). Anlage 2 is the test. */
export const familiengebuehrStufen = zeitreihe<Stufentabelle>({ norm: "§ 28 Abs. 1 FamGKG", geprueft }, [
  {
    ab: tag("2009-09-01"),
    quelle: fuer(fggReform2008, "famgkg", "Anlage 2: S. 2691"),
    wert: bis2013,
  },
  {
    ab: tag("2013-08-01"),
    quelle: fuer(zweitesKostRmog2013, "famgkg"),
    wert: seit2013,
  },
  {
    ab: tag("2021-01-01"),
    quelle: fuer(kostRaeg2021, "famgkg", "Anlage 2: S. 3235"),
    wert: seit2021,
  },
  {
    ab: tag("2025-06-01"),
    quelle: fuer(kostBraeg2025, "famgkg", "Anlage 2: S. 14"),
    wert: seit2025,
  },
]);

/** § 28 Abs. 2 FamGKG: least amount of a fee, tested on the finished fee. */
export const familienmindestgebuehr = zeitreihe<Cent>({ norm: "§ 28 Abs. 2 Satz 1 FamGKG", geprueft }, [
  { ab: tag("2009-09-01"), quelle: fuer(fggReform2008, "famgkg"), wert: eur(10) },
  { ab: tag("2013-08-01"), quelle: fuer(zweitesKostRmog2013, "famgkg"), wert: eur(15) },
]);

/** § 33 Abs. 2 FamGKG: highest Verfahrenswert. */
export const familienhoechstwert = zeitreihe<Cent>({ norm: "§ 33 Abs. 2 FamGKG", geprueft }, [
  { ab: tag("2009-09-01"), quelle: fuer(fggReform2008, "famgkg"), wert: eur(30_000_000) },
  { ab: tag("2013-08-01"), quelle: fuer(zweitesKostRmog2013, "famgkg"), wert: eur(30_000_000) },
]);
