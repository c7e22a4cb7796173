import { type Cent, eur, type Quelle, tag, taktreihe, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, gii, prozesskostenhilfe2013 } from "../quellen.ts";

/** Notice on § 115 ZPO for a year. */
const pkhb = (jahr: number, vom: string, fundstelle: string, ordner = `pkhb_${jahr}`): Quelle => ({
  titel: `Prozesskostenhilfebekanntmachung ${jahr} (PKHB ${jahr}) vom ${vom}`,
  fundstelle,
  link: gii(ordner),
});

/** Amounts per month, § 115 Abs. 1 Satz 3 Nr. 1 Buchst. b and Nr. 2 ZPO. */
export type Freibetraege = {
  readonly erwerbstaetig: Cent;
  readonly partei: Cent;
  readonly erwachsen: Cent;
  /** From the beginning of the 15th to the end of the 18th year of life. */
  readonly ab14: Cent;
  /** From the beginning of the 7th to the end of the 14th year of life. */
  readonly ab6: Cent;
  readonly unter6: Cent;
};

/** `bund` for the whole country; the others are districts with higher rates (§ 115 Abs. 1 Satz 5 ZPO). */
export type PkhGebiet = "bund" | "fuerstenfeldbruck" | "starnberg" | "muenchen-stadt" | "muenchen-land";

export type Gebietswerte = { readonly bund: Freibetraege } & Partial<
  Readonly<Record<PkhGebiet, Freibetraege>>
>;

const werte = (
  erwerbstaetig: number,
  partei: number,
  erwachsen: number,
  ab14: number,
  ab6: number,
  unter6: number,
): Freibetraege => ({
  erwerbstaetig: eur(erwerbstaetig),
  partei: eur(partei),
  erwachsen: eur(erwachsen),
  ab14: eur(ab14),
  ab6: eur(ab6),
  unter6: eur(unter6),
});

/**
 * Allowances of § 115 Abs. 1 ZPO. The day of the grant decides (Satz 4). 2019: the second notice raised the amounts of the first
 * (BGBl. I 2018 S. 2707) with effect from 1 January 2019. Until 2020 the highest rate of a Land held for all.
 */
export const freibetraege = taktreihe<Gebietswerte>(
  { norm: "§ 115 Abs. 1 ZPO", geprueft, takt: "kalenderjahr" },
  [
    {
      ab: tag("2019-01-01"),
      quelle: pkhb(2019, "21.02.2019", "BGBl. I 2019 S. 161", "pkhb_2019_2"),
      wert: { bund: werte(224, 492, 393, 373, 350, 284) },
    },
    {
      ab: tag("2020-01-01"),
      quelle: pkhb(2020, "20.12.2019", "BGBl. I 2019 S. 2942"),
      wert: { bund: werte(228, 501, 400, 381, 358, 289) },
    },
    {
      ab: tag("2021-01-01"),
      quelle: pkhb(2021, "28.12.2020", "BGBl. I 2020 S. 3344"),
      wert: {
        bund: werte(223, 491, 393, 410, 340, 311),
        fuerstenfeldbruck: werte(235, 516, 414, 430, 353, 325),
        starnberg: werte(235, 516, 414, 430, 353, 325),
        "muenchen-land": werte(235, 517, 414, 432, 359, 328),
        "muenchen-stadt": werte(234, 515, 411, 429, 353, 323),
      },
    },
    {
      ab: tag("2022-01-01"),
      quelle: pkhb(2022, "17.12.2021", "BGBl. I 2021 S. 5239"),
      wert: {
        bund: werte(225, 494, 396, 414, 342, 314),
        fuerstenfeldbruck: werte(237, 520, 417, 433, 355, 327),
        starnberg: werte(237, 520, 417, 433, 355, 327),
        "muenchen-land": werte(235, 517, 414, 432, 359, 328),
        "muenchen-stadt": werte(236, 518, 415, 432, 355, 326),
      },
    },
    {
      ab: tag("2023-01-01"),
      quelle: pkhb(2023, "22.12.2022", "BGBl. I 2022 S. 2843"),
      wert: {
        bund: werte(251, 552, 442, 462, 383, 350),
        fuerstenfeldbruck: werte(265, 582, 466, 484, 397, 365),
        starnberg: werte(265, 582, 466, 484, 397, 365),
        "muenchen-land": werte(259, 569, 445, 475, 394, 360),
        "muenchen-stadt": werte(264, 580, 463, 483, 397, 363),
      },
    },
    {
      ab: tag("2024-01-01"),
      quelle: pkhb(2024, "22.12.2023", "BGBl. 2023 I Nr. 403"),
      wert: {
        bund: werte(282, 619, 496, 518, 429, 393),
        fuerstenfeldbruck: werte(295, 649, 520, 540, 443, 408),
        starnberg: werte(297, 652, 523, 543, 446, 409),
        "muenchen-land": werte(290, 637, 510, 534, 441, 404),
        "muenchen-stadt": werte(296, 650, 519, 541, 446, 407),
      },
    },
    {
      ab: tag("2025-01-01"),
      quelle: pkhb(2025, "18.12.2024", "BGBl. 2024 I Nr. 429"),
      wert: {
        bund: werte(282, 619, 496, 518, 429, 393),
        fuerstenfeldbruck: werte(295, 649, 520, 540, 443, 408),
        "muenchen-land": werte(290, 637, 510, 534, 441, 404),
        "muenchen-stadt": werte(296, 650, 519, 541, 446, 407),
      },
    },
    {
      ab: tag("2026-01-01"),
      quelle: pkhb(2026, "19.12.2025", "BGBl. 2025 I Nr. 360"),
      wert: {
        bund: werte(282, 619, 496, 518, 429, 393),
        fuerstenfeldbruck: werte(295, 649, 520, 540, 443, 408),
        "muenchen-land": werte(290, 637, 510, 534, 441, 404),
        "muenchen-stadt": werte(296, 650, 519, 541, 446, 407),
      },
    },
  ],
);

/** § 115 Abs. 2 ZPO: half of the income to be used; above `grenze` the excess in full; no instalment below `mindestens`. */
export const ratenregel = zeitreihe<{
  readonly teiler: number;
  readonly grenze: Cent;
  readonly mindestens: Cent;
  readonly hoechstzahl: number;
  /** § 115 Abs. 4 ZPO: no aid when costs do not exceed this many instalments and the part from assets. */
  readonly keineHilfeBisRaten: number;
}>({ norm: "§ 115 Abs. 2 ZPO", geprueft }, [
  {
    ab: tag("2014-01-01"),
    quelle: fuer(prozesskostenhilfe2013, "zpo/__115.html"),
    wert: { teiler: 2, grenze: eur(600), mindestens: eur(10), hoechstzahl: 48, keineHilfeBisRaten: 4 },
  },
]);
