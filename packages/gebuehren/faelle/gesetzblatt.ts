import { cent } from "@gebuehrenportal/recht";
import { eingabe, type Fall, type FallQuelle, p, rechnung, rvg2025, sache, zeilen } from "./fall.ts";

/** Anlage 1 as printed in the gazette; the 1.0 fee is the printed row „bis 10 000 €“ of Anlage 2. */
const anlage1: FallQuelle = {
  titel: "Anlagen 1 und 2 zum RVG in der Fassung des KostBRÄG 2025, BGBl. 2025 I Nr. 109",
  datum: "07.04.2025",
  fundort: "https://www.recht.bund.de/bgbl/1/2025/109/VO.html",
};
const ohnePauschale = { auslagen: { pauschale: false } } as const;

/** Number; least and highest amount in euros; amount of appointed counsel. The middle of the frame is counted by hand. */
type Rahmen = readonly [nr: string, von: number, bis: number, mitte: number, bestellt?: number];

const rahmen: readonly Rahmen[] = [
  ["3205", 65, 665, 365_00],
  ["3212", 105, 1_151, 628_00],
  ["3213", 105, 1_079, 592_00],
  ["3406", 39, 445, 242_00],
  ["3511", 78, 889, 483_50],
  ["3512", 105, 1_151, 628_00],
  ["3515", 26, 275, 150_50],
  ["3517", 65, 665, 365_00],
  ["3518", 78, 863, 470_50],
  ["4109", 84, 719, 401_50, 321_00],
  ["4119", 120, 1_034, 577_00, 462_00],
  ["4121", 156, 1_394, 775_00, 620_00],
  ["4125", 96, 839, 467_50, 374_00],
  ["4127", 96, 839, 467_50, 374_00],
  ["4130", 144, 1_331, 737_50, 590_00],
  ["4131", 144, 1_664, 904_00, 723_00],
  ["4132", 144, 671, 407_50, 326_00],
  ["4133", 144, 839, 491_50, 393_00],
  ["4200", 72, 803, 437_50, 350_00],
  ["4201", 72, 1_004, 538_00, 430_00],
  ["4202", 72, 360, 216_00, 173_00],
  ["4203", 72, 450, 261_00, 209_00],
  ["4204", 36, 360, 198_00, 158_00],
  ["4205", 36, 450, 243_00, 194_00],
  ["4206", 36, 360, 198_00, 158_00],
  ["4300", 72, 803, 437_50, 350_00],
  ["4301", 48, 552, 300_00, 240_00],
  ["4302", 36, 348, 192_00, 154_00],
  ["4303", 36, 360, 198_00],
  ["5105", 48, 360, 204_00, 163_00],
  ["5106", 48, 360, 204_00, 163_00],
  ["5113", 96, 671, 383_50, 307_00],
  ["5114", 96, 671, 383_50, 307_00],
  ["5200", 24, 132, 78_00, 62_00],
  ["6100", 60, 408, 234_00, 187_00],
  ["6101", 120, 827, 473_50, 379_00],
  ["6102", 156, 1_115, 635_50, 508_00],
  ["6200", 48, 420, 234_00, 187_00],
  ["6201", 48, 444, 246_00, 197_00],
  ["6202", 48, 348, 198_00, 158_00],
  ["6203", 60, 384, 222_00, 178_00],
  ["6204", 96, 671, 383_50, 307_00],
  ["6207", 96, 671, 383_50, 307_00],
  ["6208", 96, 671, 383_50, 307_00],
  ["6211", 144, 1_331, 737_50, 590_00],
  ["6212", 144, 659, 401_50, 321_00],
  ["6215", 84, 1_331, 707_50, 566_00],
  ["6300", 48, 564, 306_00, 245_00],
  ["6301", 48, 564, 306_00, 245_00],
  ["6302", 24, 360, 192_00, 154_00],
  ["6303", 24, 360, 192_00, 154_00],
  ["6400", 96, 815, 455_50],
  ["6401", 96, 815, 455_50],
  ["6402", 120, 947, 533_50],
  ["6403", 120, 947, 533_50],
  ["6500", 24, 360, 192_00, 154_00],
];

/** Number and amount in euros that is printed for appointed counsel alone, or for everybody. */
const festBestellt: readonly (readonly [nr: string, betrag: number])[] = [["4304", 4_197_00]];
const festbetraege: readonly (readonly [nr: string, betrag: number])[] = [
  ["2500", 15_00],
  ["2502", 84_00],
  ["2504", 324_00],
  ["2505", 486_00],
  ["2506", 647_00],
  ["2507", 810_00],
];

/** Number, rate, and what it costs at 10.000 €. */
const saetze: readonly (readonly [nr: string, satz: number, betrag: number])[] = [
  ["1001", 1.5, 978_00],
  ["1002", 1.5, 978_00],
  ["2101", 1.3, 847_60],
  ["2303", 1.5, 978_00],
  ["3201", 1.1, 717_20],
  ["3203", 0.5, 326_00],
  ["3209", 1.8, 1_173_60],
  ["3211", 0.8, 521_60],
  ["3300", 1.6, 1_043_20],
  ["3301", 1.0, 652_00],
  ["3310", 0.3, 195_60],
  ["3311", 0.4, 260_80],
  ["3312", 0.4, 260_80],
  ["3313", 1.0, 652_00],
  ["3314", 0.5, 326_00],
  ["3315", 1.5, 978_00],
  ["3316", 1.0, 652_00],
  ["3317", 1.0, 652_00],
  ["3318", 1.0, 652_00],
  ["3319", 3.0, 1_956_00],
  ["3320", 0.5, 326_00],
  ["3321", 0.5, 326_00],
  ["3322", 0.5, 326_00],
  ["3323", 0.5, 326_00],
  ["3324", 1.0, 652_00],
  ["3325", 0.75, 489_00],
  ["3326", 0.75, 489_00],
  ["3327", 0.75, 489_00],
  ["3328", 0.5, 326_00],
  ["3329", 0.5, 326_00],
  ["3332", 0.5, 326_00],
  ["3333", 0.4, 260_80],
  ["3334", 1.0, 652_00],
  ["3338", 0.8, 521_60],
  ["3339", 0.5, 326_00],
  ["3403", 0.8, 521_60],
  ["3404", 0.3, 195_60],
  ["3502", 1.0, 652_00],
  ["3503", 0.5, 326_00],
  ["3504", 1.6, 1_043_20],
  ["3505", 1.0, 652_00],
  ["3507", 1.1, 717_20],
  ["3508", 2.3, 1_499_60],
  ["3509", 1.8, 1_173_60],
  ["3510", 1.3, 847_60],
  ["3513", 0.5, 326_00],
  ["3514", 1.2, 782_40],
  ["3516", 1.2, 782_40],
  ["4143", 2.0, 1_304_00],
  ["4144", 2.5, 1_630_00],
  ["4145", 0.5, 326_00],
  ["4146", 1.5, 978_00],
  ["5116", 1.0, 652_00],
];

const bemerkung = "Rahmen wie gedruckt; die Mittelgebühr ist ihre Mitte.";

/** The printed amounts of numbers for which nobody has published a calculation. */
export const gesetzblatt: readonly Fall[] = [
  ...rahmen.map(
    ([nr, von, bis, mitte]): Fall => ({
      titel: `Nr. ${nr} VV: ${von} bis ${bis} €, Mittelgebühr`,
      quelle: anlage1,
      eingabe: eingabe(sache(rvg2025, [p(nr)], ohnePauschale)),
      erwartet: rechnung([[nr, mitte]]),
      bemerkung,
    }),
  ),
  ...rahmen.flatMap(([nr, , , , bestellt]): Fall[] =>
    bestellt === undefined ? [] : [bestellterAnwalt(nr, bestellt)],
  ),
  ...festBestellt.map(([nr, betrag]) => bestellterAnwalt(nr, betrag)),
  ...festbetraege.map(
    ([nr, betrag]): Fall => ({
      titel: `Nr. ${nr} VV: Festbetrag`,
      quelle: anlage1,
      eingabe: eingabe(sache(rvg2025, [p(nr)], ohnePauschale)),
      erwartet: rechnung([[nr, betrag]]),
    }),
  ),
  ...saetze.map(
    ([nr, satz, betrag]): Fall => ({
      titel: `Nr. ${nr} VV: ${satz.toLocaleString("de")} aus 10.000 €`,
      quelle: anlage1,
      eingabe: eingabe(sache(rvg2025, [p(nr, { wert: 10_000_00 })], ohnePauschale)),
      erwartet: rechnung([[nr, betrag]]),
    }),
  ),
];

function bestellterAnwalt(nr: string, betrag: number): Fall {
  return {
    titel: `Nr. ${nr} VV: Betrag des bestellten Anwalts`,
    quelle: anlage1,
    eingabe: eingabe(sache(rvg2025, [p(nr)], { vertretung: "bestellt", ...ohnePauschale })),
    erwartet: { staatskasse: { zeilen: zeilen([[nr, betrag]]), gebuehren: cent(betrag) } },
  };
}
