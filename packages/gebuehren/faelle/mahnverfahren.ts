import {
  aufrechnung,
  eingabe,
  type Fall,
  haufe,
  p,
  rechnung,
  rechnungen,
  rvg2004,
  rvg2013,
  rvg2021,
  sache,
} from "./fall.ts";

/** Mahnverfahren (Nr. 3305 bis 3308 VV) and its credit in the dispute. */
export const mahnverfahren: readonly Fall[] = [
  {
    titel: "Mahnverfahren, teilweise vor Antragstellung erledigt, ohne Begrenzung",
    quelle: haufe(
      "§ 11 Mahnverfahren, Rz. 31, Beispiel 9",
      "11-mahnverfahren-cc-volle-und-ermaessigte-verfahrensgebuehr-nrn3305-3306vv_idesk_PI17574_HI15460491",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3305", { wert: 6_000_00 }), p("3306", { wert: 4_000_00 })])),
    erwartet: rechnung(
      [
        ["3305", 390_00],
        ["3306", 139_00],
        ["7002", 20_00],
      ],
      549_00,
      104_31,
      653_31,
    ),
  },
  {
    titel: "Widerspruch des Antragsgegners und streitiges Verfahren",
    quelle: haufe(
      "AGkompakt 12/2013, Anrechnung der Mahnverfahrensgebühr bei Vertretung des Antragsgegners, Beispiel 1",
      "agkompakt-122013-anrechnung-der-mahnverfahrensgebuehr-bei-vertretung-des-antragsgegners_idesk_PI17574_HI6429479",
      "12/2013",
    ),
    eingabe: eingabe(
      [
        sache(rvg2013, [p("3307")], { id: "mahn", wert: 5_000_00 }),
        sache(rvg2013, [p("3100"), p("3104")], { id: "streit", wert: 5_000_00 }),
      ],
      { anrechnungen: [aufrechnung(["mahn", "3307"], ["streit", "3100"])] },
    ),
    erwartet: rechnungen(
      [
        ["3307", 151_50],
        ["7002", 20_00],
        ["3100", 393_90],
        ["3307", -151_50],
        ["3104", 363_60],
        ["7002", 20_00],
      ],
      { mahn: 171_50, streit: 626_00 },
    ),
    bemerkung: "Die Quelle druckt als Summe des Mahnverfahrens 384,37 EUR statt 171,50 zuzüglich 32,59 EUR.",
  },
  {
    titel: "Vollstreckungsbescheid, Einspruch und streitiges Verfahren: 3308 wird nicht angerechnet",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV 3308, Rz. 21",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vv3308-c-keine-anrechnung_idesk_PI17574_HI14749307",
    ),
    eingabe: eingabe(
      [
        sache(rvg2021, [p("3305"), p("3308")], { id: "mahn", wert: 7_500_00 }),
        sache(rvg2021, [p("3100"), p("3104")], { id: "streit", wert: 7_500_00 }),
      ],
      { anrechnungen: [aufrechnung(["mahn", "3305"], ["streit", "3100"])] },
    ),
    erwartet: rechnungen(
      [
        ["3305", 502_00],
        ["3308", 251_00],
        ["7002", 20_00],
        ["3100", 652_60],
        ["3104", 602_40],
        ["7002", 20_00],
        ["3305", -502_00],
      ],
      { mahn: 773_00, streit: 773_00 },
      { umsatzsteuer: 293_74, brutto: 1_839_74 },
    ),
  },
  {
    titel: "Mahnverfahren und Versäumnisurteil im streitigen Verfahren",
    quelle: haufe(
      "AGS 2/2012, Vergütung für Streitantrag nach Widerspruch, Anmerkung zu Leitsatz 1",
      "ags-22012-verguetung-fuer-streitantrag-nach-widerspruch-3-anmerkung-zu-leitsatz-1_idesk_PI17574_HI2946020",
      "2/2012",
    ),
    eingabe: eingabe(
      [
        sache(rvg2004, [p("3305")], { id: "mahn", wert: 35_000_00 }),
        sache(rvg2004, [p("3100"), p("3105")], { id: "streit", wert: 35_000_00 }),
      ],
      { anrechnungen: [aufrechnung(["mahn", "3305"], ["streit", "3100"])] },
    ),
    erwartet: rechnungen(
      [
        ["3305", 830_00],
        ["7002", 20_00],
        ["3100", 1_079_00],
        ["3305", -830_00],
        ["3105", 415_00],
        ["7002", 20_00],
      ],
      { mahn: 850_00, streit: 684_00 },
      { umsatzsteuer: 291_46, brutto: 1_825_46 },
    ),
  },
  {
    titel: "Vollstreckungsbescheid durch das Prozessgericht nach Rücknahme des Widerspruchs",
    quelle: haufe(
      "§ 11 Mahnverfahren, Rz. 90, Beispiel 58",
      "11-mahnverfahren-d-erlass-des-vollstreckungsbescheids-durch-das-prozessgericht_idesk_PI17574_HI15460502",
    ),
    eingabe: eingabe(
      [
        sache(rvg2021, [p("3305"), p("3308")], { id: "mahn", wert: 7_500_00 }),
        sache(rvg2021, [p("3100")], { id: "streit", wert: 7_500_00 }),
      ],
      { anrechnungen: [aufrechnung(["mahn", "3305"], ["streit", "3100"])] },
    ),
    erwartet: rechnungen(
      [
        ["3305", 502_00],
        ["3308", 251_00],
        ["7002", 20_00],
        ["3100", 652_60],
        ["3305", -502_00],
        ["7002", 20_00],
      ],
      { mahn: 773_00, streit: 170_60 },
    ),
  },
  {
    titel:
      "Außergerichtliche Vertretung, Mahnverfahren und Rechtsstreit: jede Gebühr wird voll weitergereicht",
    quelle: haufe(
      "AGkompakt 1/2012, Berücksichtigung nicht verbrauchter Anrechnungsbeträge, Grundfall",
      "agkompakt-12012-beruecksichtigung-nicht-verbrauchter-an-i-grundfall_idesk_PI17574_HI2886174",
      "1/2012",
    ),
    eingabe: eingabe(
      [
        sache(rvg2004, [p("2300", { satz100: 130 })], { id: "vor", wert: 10_000_00 }),
        sache(rvg2004, [p("3305")], { id: "mahn", wert: 10_000_00 }),
        sache(rvg2004, [p("3100"), p("3104")], { id: "streit", wert: 10_000_00 }),
      ],
      {
        anrechnungen: [
          aufrechnung(["vor", "2300"], ["mahn", "3305"]),
          aufrechnung(["mahn", "3305"], ["streit", "3100"]),
        ],
      },
    ),
    erwartet: rechnungen(
      [
        ["2300", 631_80],
        ["7002", 20_00],
        ["3305", 486_00],
        ["vorb3-4", -315_90],
        ["7002", 20_00],
        ["3100", 631_80],
        ["3305", -486_00],
        ["3104", 583_20],
        ["7002", 20_00],
      ],
      { vor: 651_80, mahn: 190_10, streit: 749_00 },
      { umsatzsteuer: 302_27, brutto: 1_893_17 },
    ),
  },
  {
    titel: "Mahnbescheid und Vollstreckungsbescheid ohne Widerspruch",
    quelle: haufe(
      "§ 4 Außergerichtliche Tätigkeiten, 11. Die rückwärts-Anrechnung der Geschäftsgebühr (Scherer)",
      "4-aussergerichtliche-taetigkeiten-11-die-rueckwaerts-anrechnung-der-geschaeftsgebuehr_idesk_PI17574_HI15189003",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3305"), p("3308")], { wert: 2_500_00 })),
    erwartet: rechnung(
      [
        ["3305", 222_00],
        ["3308", 111_00],
        ["7002", 20_00],
      ],
      353_00,
      67_07,
      420_07,
    ),
  },
  {
    titel: "Mahnanwalt wird Verkehrsanwalt: die Gebühr wird ganz verbraucht, die Pauschale bleibt",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV 3400, Rz. 74",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vv3400-iv-anrechnung_idesk_PI17574_HI14751105",
    ),
    eingabe: eingabe(
      [
        sache(rvg2021, [p("3305")], { id: "mahn", wert: 15_000_00 }),
        sache(rvg2021, [p("3400", { bezug: { nr: "3100" } })], { id: "verkehr", wert: 15_000_00 }),
      ],
      { anrechnungen: [aufrechnung(["mahn", "3305"], ["verkehr", "3400"])] },
    ),
    erwartet: rechnungen(
      [
        ["3305", 718_00],
        ["7002", 20_00],
        ["3400", 718_00],
        ["3305", -718_00],
        ["7002", 20_00],
      ],
      { mahn: 738_00, verkehr: 20_00 },
      { umsatzsteuer: 144_02, brutto: 902_02 },
    ),
  },
];
