import { type Cent, eur, type Stufentabelle, stufe, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { kostBraeg2025, kostRaeg2021, zweitesKostRmog2013 } from "../quellen/gerichtskosten.ts";

/** § 34 Abs. 1 GKG. The day on which the case became pending decides (§ 71 Abs. 1 GKG). Anlage 2 is the test. */
export const gerichtsgebuehrStufen = zeitreihe<Stufentabelle>({ norm: "§ 34 Abs. 1 GKG", geprueft }, [
  {
    ab: tag("2013-08-01"),
    quelle: zweitesKostRmog2013,
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
    quelle: kostRaeg2021,
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
    quelle: kostBraeg2025,
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

/** § 34 Abs. 2 Satz 1 GKG: least amount of a fee, tested on the finished fee after its rate. */
export const mindestgebuehr = zeitreihe<Cent>({ norm: "§ 34 Abs. 2 Satz 1 GKG", geprueft }, [
  { ab: tag("2013-08-01"), quelle: zweitesKostRmog2013, wert: eur(15) },
]);
