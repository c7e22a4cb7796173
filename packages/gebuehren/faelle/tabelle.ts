import { eingabe, type Fall, p, rechnung, rvg2004, rvg2025, sache } from "./fall.ts";

const anlage2 = {
  titel: "Anlage 2 (zu § 13 Abs. 1 Satz 3) RVG i. d. F. des KostBRÄG 2025, BGBl. 2025 I Nr. 109",
  datum: "07.04.2025",
  fundort: "https://www.buzer.de/gesetz/6775/al211830-0.htm",
};

const hannover = {
  titel: "arbeitsrecht-hannover.de, Berechnungsbeispiele zu den Anwaltskosten",
  datum: "abgerufen 21.11.2026",
  fundort: "https://arbeitsrecht-hannover.de/kosten/berechnungsbeispiele.html",
};

const nurGebuehren = { auslagen: { pauschale: false } } as const;

/** A row of the official table as a 1,0 fee. */
const stufe = ([wert, betrag]: readonly [number, number]): Fall => ({
  titel: `1,0-Gebühr aus ${(wert / 100).toLocaleString("de-DE")} Euro nach der Tabelle von 2025`,
  quelle: anlage2,
  eingabe: eingabe(sache(rvg2025, [p("1003")], { wert, ...nurGebuehren }), { umsatzsteuer: false }),
  erwartet: rechnung([["1003", betrag]]),
});

/** Rows of the value table: official annex of 2025 and printed multiples of the table of 2004. */
export const tabelle: readonly Fall[] = [
  ...(
    [
      [500_00, 51_50],
      [1_000_00, 93_00],
      [2_000_00, 176_00],
      [3_000_00, 235_50],
      [4_000_00, 295_00],
      [5_000_00, 354_50],
      [10_000_00, 652_00],
      [13_000_00, 707_00],
      [25_000_00, 927_00],
      [50_000_00, 1_357_00],
      [65_000_00, 1_456_50],
      [200_000_00, 2_352_00],
      [380_000_00, 3_192_00],
    ] as const
  ).map(stufe),
  {
    titel: "1,3, 1,2 und 1,5 Gebühren aus 30.000 Euro nach der Tabelle von 2004",
    quelle: hannover,
    eingabe: eingabe(sache(rvg2004, [p("3100"), p("3104"), p("1000")], { wert: 30_000_00, ...nurGebuehren })),
    erwartet: rechnung([
      ["3100", 985_40],
      ["3104", 909_60],
      ["1000", 1_137_00],
    ]),
  },
  {
    titel: "1,3, 1,2 und 1,5 Gebühren aus 110.000 Euro nach der Tabelle von 2004",
    quelle: hannover,
    eingabe: eingabe(
      sache(rvg2004, [p("3100"), p("3104"), p("1000")], { wert: 110_000_00, ...nurGebuehren }),
    ),
    erwartet: rechnung([
      ["3100", 1_760_20],
      ["3104", 1_624_80],
      ["1000", 2_031_00],
    ]),
  },
];
