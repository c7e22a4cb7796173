import { type Cent, eur, type Stufentabelle, stufe, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import {
  inkassorecht2021,
  kostBraeg2025,
  kostRaeg2021,
  kostRmog2004,
  zweitesKostRmog2013,
} from "./quellen.ts";

/** § 13 Abs. 1 RVG. The day of the unconditional mandate decides (§ 60 RVG). Anlage 2 is the test, not the data. */
export const wertgebuehrStufen = zeitreihe<Stufentabelle>({ norm: "§ 13 Abs. 1 RVG", geprueft }, [
  {
    ab: tag("2004-07-01"),
    quelle: kostRmog2004,
    wert: {
      bis: eur(300),
      gebuehr: eur(25),
      stufen: [
        stufe(1_500, 300, 20),
        stufe(5_000, 500, 28),
        stufe(10_000, 1_000, 37),
        stufe(25_000, 3_000, 40),
        stufe(50_000, 5_000, 72),
        stufe(200_000, 15_000, 77),
        stufe(500_000, 30_000, 118),
        stufe(null, 50_000, 150),
      ],
    },
  },
  {
    ab: tag("2013-08-01"),
    quelle: zweitesKostRmog2013,
    wert: {
      bis: eur(500),
      gebuehr: eur(45),
      stufen: [
        stufe(2_000, 500, 35),
        stufe(10_000, 1_000, 51),
        stufe(25_000, 3_000, 46),
        stufe(50_000, 5_000, 75),
        stufe(200_000, 15_000, 85),
        stufe(500_000, 30_000, 120),
        stufe(null, 50_000, 150),
      ],
    },
  },
  {
    ab: tag("2021-01-01"),
    quelle: kostRaeg2021,
    wert: {
      bis: eur(500),
      gebuehr: eur(49),
      stufen: [
        stufe(2_000, 500, 39),
        stufe(10_000, 1_000, 56),
        stufe(25_000, 3_000, 52),
        stufe(50_000, 5_000, 81),
        stufe(200_000, 15_000, 94),
        stufe(500_000, 30_000, 132),
        stufe(null, 50_000, 165),
      ],
    },
  },
  {
    ab: tag("2025-06-01"),
    quelle: kostBraeg2025,
    wert: {
      bis: eur(500),
      gebuehr: eur(51.5),
      stufen: [
        stufe(2_000, 500, 41.5),
        stufe(10_000, 1_000, 59.5),
        stufe(25_000, 3_000, 55),
        stufe(50_000, 5_000, 86),
        stufe(200_000, 15_000, 99.5),
        stufe(500_000, 30_000, 140),
        stufe(null, 50_000, 175),
      ],
    },
  },
]);

/** § 13 Abs. 3 RVG (until 30 September 2021: Abs. 2): least amount of a fee, tested after the increase of Nr. 1008 VV. */
export const mindestgebuehr = zeitreihe<Cent>({ norm: "§ 13 Abs. 3 RVG", geprueft }, [
  { ab: tag("2004-07-01"), quelle: kostRmog2004, wert: eur(10) },
  { ab: tag("2013-08-01"), quelle: zweitesKostRmog2013, wert: eur(15) },
  { ab: tag("2021-10-01"), quelle: inkassorecht2021, wert: eur(15) },
]);

/**
 * § 13 Abs. 2 RVG: the 1.0 Geschäftsgebühr for the collection of an undisputed claim up to `bisWert`. It replaces the table
 * for Nr. 2300, 2301 VV with their increase only, not for Einigungs- or Hebegebühr.
 */
export const inkassoKleinforderung = zeitreihe<{ readonly bisWert: Cent; readonly gebuehr: Cent }>(
  { norm: "§ 13 Abs. 2 RVG", geprueft },
  [
    { ab: tag("2021-10-01"), quelle: inkassorecht2021, wert: { bisWert: eur(50), gebuehr: eur(30) } },
    { ab: tag("2025-06-01"), quelle: kostBraeg2025, wert: { bisWert: eur(50), gebuehr: eur(31.5) } },
  ],
);
