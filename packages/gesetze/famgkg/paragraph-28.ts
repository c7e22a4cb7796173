import { type Cent, eur, type Stufentabelle, stufe, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuerGesetz, kostBraeg2025, kostRaeg2021, zweitesKostRmog2013 } from "../quellen/gerichtskosten.ts";

/** § 28 Abs. 1 FamGKG, word for word the table of § 34 GKG. The day of filing decides (§ 63 FamGKG). Anlage 2 is the test. */
export const familiengebuehrStufen = zeitreihe<Stufentabelle>({ norm: "§ 28 Abs. 1 FamGKG", geprueft }, [
  {
    ab: tag("2013-08-01"),
    quelle: fuerGesetz(zweitesKostRmog2013, "famgkg"),
    wert: {
      bis: eur(500),
      gebuehr: eur(35),
      stufen: [
        stufe(2_000, 500, 18),
        stufe(10_000, 1_000, 19),
        stufe(25_000, 3_000, 26),
        stufe(50_000, 5_000, 35),
        stufe(200_000, 15_000, 120),
        stufe(500_000, 30_000, 179),
        stufe(null, 50_000, 180),
      ],
    },
  },
  {
    ab: tag("2021-01-01"),
    quelle: fuerGesetz(kostRaeg2021, "famgkg", "3235"),
    wert: {
      bis: eur(500),
      gebuehr: eur(38),
      stufen: [
        stufe(2_000, 500, 20),
        stufe(10_000, 1_000, 21),
        stufe(25_000, 3_000, 29),
        stufe(50_000, 5_000, 38),
        stufe(200_000, 15_000, 132),
        stufe(500_000, 30_000, 198),
        stufe(null, 50_000, 198),
      ],
    },
  },
  {
    ab: tag("2025-06-01"),
    quelle: fuerGesetz(kostBraeg2025, "famgkg", "14"),
    wert: {
      bis: eur(500),
      gebuehr: eur(40),
      stufen: [
        stufe(2_000, 500, 21),
        stufe(10_000, 1_000, 22.5),
        stufe(25_000, 3_000, 30.5),
        stufe(50_000, 5_000, 40.5),
        stufe(200_000, 15_000, 140),
        stufe(500_000, 30_000, 210),
        stufe(null, 50_000, 210),
      ],
    },
  },
]);

/** § 28 Abs. 2 FamGKG: least amount of a fee, tested on the finished fee. */
export const familienmindestgebuehr = zeitreihe<Cent>({ norm: "§ 28 Abs. 2 Satz 1 FamGKG", geprueft }, [
  { ab: tag("2013-08-01"), quelle: fuerGesetz(zweitesKostRmog2013, "famgkg"), wert: eur(15) },
]);

/** § 33 Abs. 2 FamGKG: highest Verfahrenswert. */
export const familienhoechstwert = zeitreihe<Cent>({ norm: "§ 33 Abs. 2 FamGKG", geprueft }, [
  { ab: tag("2013-08-01"), quelle: fuerGesetz(zweitesKostRmog2013, "famgkg"), wert: eur(30_000_000) },
]);
