import { eingabe, type Fall, haufe, p, rechnung, rechnungen, rvg2021, sache } from "./fall.ts";

const quelle = (variante: number) =>
  haufe(
    `AGS 8/2023, Berechnung der Terminsgebühren nach Verbindung, VI. 1., Variante ${variante}`,
    "ags-082023-berechnung-der-terminsgebuehren-nach-verbi-vi-bedeutung-fuer-die-praxis_idesk_PI17574_HI15858554",
    "8/2023",
  );

/** Two proceedings over 3.000 and 5.000 Euro which the court joins. */
export const verbindung: readonly Fall[] = [
  {
    titel: "Verbundene Verfahren, gemeinsam abgerechnet",
    quelle: quelle(1),
    eingabe: eingabe(sache(rvg2021, [p("3100"), p("3104")], { wert: 8_000_00 })),
    erwartet: rechnung(
      [
        ["3100", 652_60],
        ["3104", 602_40],
        ["7002", 20_00],
      ],
      1_275_00,
      242_25,
      1_517_25,
    ),
  },
  {
    titel: "Verbundene Verfahren, getrennt abgerechnet",
    quelle: quelle(2),
    eingabe: eingabe([
      sache(rvg2021, [p("3100"), p("3104")], { id: "eins", wert: 3_000_00 }),
      sache(rvg2021, [p("3100"), p("3104")], { id: "zwei", wert: 5_000_00 }),
    ]),
    erwartet: rechnungen(
      [
        ["3100", 288_60],
        ["3104", 266_40],
        ["7002", 20_00],
        ["3100", 434_20],
        ["3104", 400_80],
        ["7002", 20_00],
      ],
      { eins: 575_00, zwei: 855_00 },
      { umsatzsteuer: 109_25 + 162_45, brutto: 1_701_70 },
    ),
    bemerkung: "Die Quelle druckt zur zweiten Terminsgebühr versehentlich den Wert 3.000 EUR.",
  },
  {
    titel: "Verbundene Verfahren, gemeinsame Verfahrensgebühr und getrennte Terminsgebühren",
    quelle: quelle(3),
    eingabe: eingabe([
      sache(rvg2021, [p("3100", { wert: 8_000_00 }), p("3104", { wert: 3_000_00 })], { id: "eins" }),
      sache(rvg2021, [p("3104")], { id: "zwei", wert: 5_000_00 }),
    ]),
    erwartet: rechnungen(
      [
        ["3100", 652_60],
        ["3104", 266_40],
        ["7002", 20_00],
        ["3104", 400_80],
        ["7002", 20_00],
      ],
      { eins: 939_00, zwei: 420_80 },
      { umsatzsteuer: 178_41 + 79_95, brutto: 1_618_16 },
    ),
  },
];
