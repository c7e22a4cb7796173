import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { kostBraeg2025, kostRaeg2021, kostRmog2004, zweitesKostRmog2013 } from "./quellen.ts";

/** The printed table of § 49 RVG: it holds for values over `ueber`; up to there the treasury pays after § 13 RVG. */
export type PkhTabelle = {
  readonly ueber: Cent;
  /** Ascending, `bis` inclusive; `null`: the last row „über …“. */
  readonly zeilen: readonly { readonly bis: Cent | null; readonly gebuehr: Cent }[];
};

const tabelle = (
  ueber: number,
  zeilen: readonly (readonly [bis: number | null, gebuehr: number])[],
): PkhTabelle => ({
  ueber: eur(ueber),
  zeilen: zeilen.map(([bis, gebuehr]) => ({ bis: bis === null ? null : eur(bis), gebuehr: eur(gebuehr) })),
});

/** § 49 RVG: fees by value that the treasury pays to assigned and appointed counsel. Day as in § 60 RVG. */
export const pkhTabelle = zeitreihe<PkhTabelle>({ norm: "§ 49 RVG", geprueft }, [
  {
    ab: tag("2004-07-01"),
    quelle: kostRmog2004,
    wert: tabelle(3_000, [
      [3_500, 195],
      [4_000, 204],
      [4_500, 212],
      [5_000, 219],
      [6_000, 225],
      [7_000, 230],
      [8_000, 234],
      [9_000, 238],
      [10_000, 242],
      [13_000, 246],
      [16_000, 257],
      [19_000, 272],
      [22_000, 293],
      [25_000, 318],
      [30_000, 354],
      [null, 391],
    ]),
  },
  {
    ab: tag("2013-08-01"),
    quelle: zweitesKostRmog2013,
    wert: tabelle(4_000, [
      [5_000, 257],
      [6_000, 267],
      [7_000, 277],
      [8_000, 287],
      [9_000, 297],
      [10_000, 307],
      [13_000, 321],
      [16_000, 335],
      [19_000, 349],
      [22_000, 363],
      [25_000, 377],
      [30_000, 412],
      [null, 447],
    ]),
  },
  {
    ab: tag("2021-01-01"),
    quelle: kostRaeg2021,
    wert: tabelle(4_000, [
      [5_000, 284],
      [6_000, 295],
      [7_000, 306],
      [8_000, 317],
      [9_000, 328],
      [10_000, 339],
      [13_000, 354],
      [16_000, 369],
      [19_000, 384],
      [22_000, 399],
      [25_000, 414],
      [30_000, 453],
      [35_000, 492],
      [40_000, 531],
      [45_000, 570],
      [50_000, 609],
      [null, 659],
    ]),
  },
  {
    // The threshold stayed at 4.000 € in 2025; a trade publication that claims 5.000 € is refuted by the official text.
    ab: tag("2025-06-01"),
    quelle: kostBraeg2025,
    wert: tabelle(4_000, [
      [5_000, 319],
      [6_000, 330],
      [7_000, 341],
      [8_000, 352],
      [9_000, 363],
      [10_000, 374],
      [13_000, 389],
      [16_000, 404],
      [19_000, 419],
      [22_000, 434],
      [25_000, 449],
      [30_000, 488],
      [35_000, 527],
      [40_000, 566],
      [45_000, 605],
      [50_000, 644],
      [65_000, 692],
      [80_000, 739],
      [null, 786],
    ]),
  },
]);
