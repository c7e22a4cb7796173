import { eingabe, type Fall, haufe, p, rechnung, rvg2021, sache } from "./fall.ts";

const androhung =
  "33-zwangsvollstreckung-vollstreckung-vollziehung-ve-bb-vollstreckungsandrohunganzeige-der-vollstreckungsabsicht_idesk_PI17574_HI15461414";
const kapitel = "§ 33 Zwangsvollstreckung, Vollstreckung, Vollziehung";

/** Enforcement, Nr. 3309 and 3310 VV. */
export const vollstreckung: readonly Fall[] = [
  {
    titel: "Bloße Vollstreckungsandrohung über 3.000 Euro",
    quelle: haufe(`${kapitel}, Rz. 54, Beispiel 32`, androhung),
    eingabe: eingabe(sache(rvg2021, [p("3309")], { wert: 3_000_00 })),
    erwartet: rechnung(
      [
        ["3309", 66_60],
        ["7002", 13_32],
      ],
      79_92,
      15_18,
      95_10,
    ),
  },
  {
    titel: "Anzeige der Vollstreckungsabsicht über 650 Euro",
    quelle: haufe(`${kapitel}, Rz. 55, Beispiel 33`, androhung),
    eingabe: eingabe(sache(rvg2021, [p("3309")], { wert: 650_00 })),
    erwartet: rechnung(
      [
        ["3309", 26_40],
        ["7002", 5_28],
      ],
      31_68,
      6_02,
      37_70,
    ),
  },
  {
    titel: "Vollstreckung gegen die Stadt über 20.000 Euro",
    quelle: haufe(
      `${kapitel}, Rz. 115, Beispiel 67`,
      "33-zwangsvollstreckung-vollstreckung-vollziehung-ve-b-vollstreckungsandrohungvollstreckungsankuendigung_idesk_PI17574_HI15461434",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3309")], { wert: 20_000_00 })),
    erwartet: rechnung(
      [
        ["3309", 246_60],
        ["7002", 20_00],
      ],
      266_60,
      50_65,
      317_25,
    ),
  },
  {
    titel: "Kostenfestsetzungsbescheid über 250 Euro: Mindestgebühr",
    quelle: haufe(
      "§ 36 Bußgeldsachen, Rz. 235, Beispiel 129",
      "36-bussgeldsachen-xi-vollstreckungsmassnahmen-aus-entscheidungen-ueber-die-erstattung-von-kosten_idesk_PI17574_HI15461669",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3309")], { wert: 250_00 })),
    erwartet: rechnung(
      [
        ["3309", 15_00],
        ["7002", 3_00],
      ],
      18_00,
      3_42,
      21_42,
    ),
  },
  {
    titel: "Prozesskostenhilfe für eine Vollstreckung: 0,3 statt 1,0",
    quelle: haufe(
      "§ 23 Prozesskostenhilfe-Prüfungsverfahren, Rz. 28, Beispiel 13",
      "23-prozess-verfahrenskostenhilfe-pruefungsverfahren-aa-verfahrensgebuehr_idesk_PI17574_HI15460905",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3335", { bezug: { nr: "3309" } })], { wert: 5_000_00 })),
    erwartet: rechnung(
      [
        ["3335", 100_20],
        ["7002", 20_00],
      ],
      120_20,
      22_84,
      143_04,
    ),
  },
];
