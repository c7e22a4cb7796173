import { tag } from "@gebuehrenportal/recht";
import { abgerufen, eingabe, type Fall, haufe, p, rechnung, rvg2013, rvg2021, sache } from "./fall.ts";

/** Divorce and family matters. */
export const familiensachen: readonly Fall[] = [
  {
    titel: "Scheidung mit Versorgungsausgleich, Auftrag 2008",
    quelle: haufe(
      "FF 3/14, Abrechnung in abgetrennten Versorgungsausgleichssachen, 1. Anwaltsvergütung",
      "ff-314-abrechnung-in-abgetrennten-versorgungsausgleich-1-anwaltsverguetung_idesk_PI17574_HI6651759",
      "3/2014",
    ),
    eingabe: eingabe(sache(tag("2008-06-02"), [p("3100"), p("3104")], { wert: 11_000_00 })),
    erwartet: rechnung(
      [
        ["3100", 683_80],
        ["3104", 631_20],
        ["7002", 20_00],
      ],
      1_335_00,
      253_65,
      1_588_65,
    ),
  },
  {
    titel: "Scheidung mit Versorgungsausgleich, Wert 14.000 Euro",
    quelle: {
      titel: "Kanzlei Dittmann & Hartmann, Was kostet eine Scheidung?",
      datum: abgerufen,
      fundort: "https://dittmann-hartmann.de/Fachgebiete/Familienrecht/Was-kostet-eine-Scheidung",
    },
    eingabe: eingabe(sache(rvg2013, [p("3100"), p("3104")], { wert: 14_000_00 })),
    erwartet: rechnung(
      [
        ["3100", 845_00],
        ["3104", 780_00],
        ["7002", 20_00],
      ],
      undefined,
      312_55,
      1_957_55,
    ),
  },
  {
    titel: "Scheidung mit zwei Rentenanrechten, Wert 10.050 Euro",
    quelle: {
      titel: "familienrecht-muenchen.info, Was kostet eine Scheidung",
      datum: abgerufen,
      fundort: "https://familienrecht-muenchen.info/familienrecht/scheidungaktuell/was-kostet-eine-scheidung",
    },
    eingabe: eingabe(sache(rvg2013, [p("3100"), p("3104")], { wert: 10_050_00 })),
    erwartet: rechnung([
      ["3100", 785_20],
      ["3104", 724_80],
      ["7002", 20_00],
    ]),
  },
  {
    titel: "Scheidung mit Versorgungsausgleich, Wert 31.080 Euro",
    quelle: {
      titel: "Wind Rechtsanwälte, Familienrecht",
      datum: "Stand 2024",
      fundort: "https://wind-rechtsanwaelte.de/rechtsgebiete/familienrecht",
    },
    eingabe: eingabe(sache(rvg2021, [p("3100"), p("3104")], { wert: 31_080_00 })),
    erwartet: rechnung([], undefined, undefined, 3_105_90),
  },
  {
    titel: "Zugewinn über 200.000 Euro mit umfangreicher Beweisaufnahme",
    quelle: haufe(
      "§ 9 Gegenstandswerte, Vergütung und Kosten im Familienvermögensrecht, Zusatzgebühr, Rz. 98",
      "9-gegenstandswerte-verguetung-und-kosten-im-familienve-dd-zusatzgebuehr-fuer-besonders-umfangreiche-beweisaufnahmen_idesk_PI17574_HI8803108",
    ),
    eingabe: eingabe(sache(rvg2013, [p("3100"), p("3104"), p("1010")], { wert: 200_000_00 })),
    erwartet: rechnung(
      [
        ["3100", 2_616_90],
        ["3104", 2_415_60],
        ["1010", 603_90],
        ["7002", 20_00],
      ],
      5_656_40,
      1_074_72,
      6_731_12,
    ),
  },
  {
    titel: "Familienstreitsache über 15.000 Euro mit umfangreicher Beweisaufnahme",
    quelle: haufe(
      "§ 8 Familienstreitsachen, D. Zusatzgebühr für besonders umfangreiche Beweisaufnahmen, Rz. 108, Beispiel 43",
      "8-familienstreitsachen-d-zusatzgebuehr-fuer-besonders-umfangreiche-beweisaufnahmen_idesk_PI17574_HI11443146",
    ),
    eingabe: eingabe(sache(rvg2013, [p("3100"), p("3104"), p("1010")], { wert: 15_000_00 })),
    erwartet: rechnung(
      [
        ["3100", 845_00],
        ["3104", 780_00],
        ["1010", 195_00],
        ["7002", 20_00],
      ],
      1_840_00,
      349_60,
      2_189_60,
    ),
  },
  {
    titel: "Außergerichtliche Einigung über 220.000 Euro",
    quelle: haufe(
      "§ 9 Gegenstandswerte, Vergütung und Kosten im Familienvermögensrecht, Anwaltliche Vergütung, Rz. 143",
      "9-gegenstandswerte-verguetung-und-kosten-im-familienve-2-anwaltliche-verguetung_idesk_PI17574_HI8803135",
    ),
    eingabe: eingabe(sache(rvg2013, [p("2300", { satz100: 150 }), p("1000")], { wert: 220_000_00 })),
    erwartet: rechnung(
      [
        ["2300", 3_199_50],
        ["1000", 3_199_50],
        ["7002", 20_00],
      ],
      6_419_00,
      1_219_61,
      7_638_61,
    ),
  },
];
