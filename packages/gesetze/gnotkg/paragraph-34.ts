import { type Cent, eur, type Stufentabelle, stufe, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { seit2013, seit2021, seit2025 } from "../kostenverzeichnis/gerichtstabelle.ts";
import { fuer, kostBraeg2025, kostRaeg2021, zweitesKostRmog2013 } from "../quellen.ts";

/** § 34 Abs. 2 GNotKG, Tabelle A: proceedings like those of the other courts. Anlage 2 is the test. */
export const tabelleA = zeitreihe<Stufentabelle>({ norm: "§ 34 Abs. 2 Tabelle A GNotKG", geprueft }, [
  {
    ab: tag("2013-08-01"),
    quelle: fuer(zweitesKostRmog2013, "gnotkg", "Anlage 2: S. 2654"),
    wert: seit2013,
  },
  {
    ab: tag("2021-01-01"),
    quelle: fuer(kostRaeg2021, "gnotkg", "Anlage 2: S. 3238"),
    wert: seit2021,
  },
  {
    ab: tag("2025-06-01"),
    quelle: fuer(kostBraeg2025, "gnotkg", "Anlage 2: S. 18"),
    wert: seit2025,
  },
]);

/** § 34 Abs. 2 GNotKG, Tabelle B: registers, land, estates and notaries. Untouched by the acts of 2021 and 2025. */
export const tabelleB = zeitreihe<Stufentabelle>({ norm: "§ 34 Abs. 2 Tabelle B GNotKG", geprueft }, [
  {
    ab: tag("2013-08-01"),
    quelle: fuer(zweitesKostRmog2013, "gnotkg", "Anlage 2: S. 2654"),
    wert: {
      bis: eur(500),
      gebuehr: eur(15),
      stufen: [
        stufe(2_000, 500, 4),
        stufe(10_000, 1_000, 6),
        stufe(25_000, 3_000, 8),
        stufe(50_000, 5_000, 10),
        stufe(200_000, 15_000, 27),
        stufe(500_000, 30_000, 50),
        stufe(5_000_000, 50_000, 80),
        stufe(10_000_000, 200_000, 130),
        stufe(20_000_000, 250_000, 150),
        stufe(30_000_000, 500_000, 280),
        stufe(null, 1_000_000, 120),
      ],
    },
  },
]);

/** § 34 Abs. 5 GNotKG: least amount of a fee by value. */
export const mindestgebuehrGnotkg = zeitreihe<Cent>({ norm: "§ 34 Abs. 5 GNotKG", geprueft }, [
  { ab: tag("2013-08-01"), quelle: fuer(zweitesKostRmog2013, "gnotkg"), wert: eur(15) },
]);

/** § 35 Abs. 2 GNotKG: highest Geschäftswert of a fee by Tabelle A. */
export const hoechstwertA = zeitreihe<Cent>({ norm: "§ 35 Abs. 2 GNotKG", geprueft }, [
  { ab: tag("2013-08-01"), quelle: fuer(zweitesKostRmog2013, "gnotkg"), wert: eur(30_000_000) },
]);

/** § 35 Abs. 2 GNotKG: highest Geschäftswert of a fee by Tabelle B. */
export const hoechstwertB = zeitreihe<Cent>({ norm: "§ 35 Abs. 2 GNotKG", geprueft }, [
  { ab: tag("2013-08-01"), quelle: fuer(zweitesKostRmog2013, "gnotkg"), wert: eur(60_000_000) },
]);
