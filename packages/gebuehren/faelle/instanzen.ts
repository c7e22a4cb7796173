import { abgerufen, eingabe, type Fall, haufe, p, rechnung, rvg2004, rvg2021, sache } from "./fall.ts";

const promoli = (seite: string) => ({
  titel: "Rechtsanwalt Gerald Promoli, Kosten: gesetzliche Regelung",
  datum: abgerufen,
  fundort: `http://www.gerald-promoli.de/kosten/${seite}/`,
});

/** Court proceedings of all instances, from the claim to the Revision. */
export const instanzen: readonly Fall[] = [
  {
    titel: "Anerkenntnisurteil im schriftlichen Verfahren",
    quelle: haufe(
      "AGS 11/2022, Fragen und Lösungen, Vergütung des Klägervertreters",
      "ags-112022-fragen-und-loesungen-i-verguetung-des-klaegervertreters_idesk_PI17574_HI15459853",
      "11/2022",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3100"), p("3104")], { wert: 12_000_00 })),
    erwartet: rechnung(
      [
        ["3100", 865_80],
        ["3104", 799_20],
        ["7002", 20_00],
      ],
      undefined,
      320_15,
      2_005_15,
    ),
  },
  {
    titel: "Anwaltswechsel: erster Anwalt reicht die Klage ein",
    quelle: haufe(
      "AGS 12/2021, Fragen und Lösungen, 2. Außergerichtliche Kosten, Rechtsanwalt A",
      "ags-122021-fragen-und-loesungen-2-aussergerichtliche-kosten_idesk_PI17574_HI14957100",
      "12/2021",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3100")], { wert: 11_500_00 }), { umsatzsteuer: false }),
    erwartet: rechnung(
      [
        ["3100", 865_80],
        ["7002", 20_00],
      ],
      undefined,
      undefined,
      885_80,
    ),
  },
  {
    titel: "Anwaltswechsel: zweiter Anwalt nimmt den Termin wahr",
    quelle: haufe(
      "AGS 12/2021, Fragen und Lösungen, 2. Außergerichtliche Kosten, Rechtsanwalt B",
      "ags-122021-fragen-und-loesungen-2-aussergerichtliche-kosten_idesk_PI17574_HI14957100",
      "12/2021",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3100"), p("3104")], { wert: 11_500_00 }), { umsatzsteuer: false }),
    erwartet: rechnung(
      [
        ["3100", 865_80],
        ["3104", 799_20],
        ["7002", 20_00],
      ],
      undefined,
      undefined,
      1_685_00,
    ),
  },
  {
    titel: "Prozess über 5.000 Euro mit Vergleich",
    quelle: promoli("gesetzliche-regelung-prozessmandat"),
    eingabe: eingabe(sache(rvg2021, [p("3100"), p("3104"), p("1003")], { wert: 5_000_00 })),
    erwartet: rechnung([
      ["3100", 434_20],
      ["3104", 400_80],
      ["1003", 334_00],
    ]),
  },
  {
    titel: "Vertretung über 5.000 Euro zum Mindestsatz mit Einigung",
    quelle: promoli("gesetzliche-regelung-vertretungsmandat"),
    eingabe: eingabe(sache(rvg2021, [p("2300", { rahmen: "mindest" }), p("1000")], { wert: 5_000_00 })),
    erwartet: rechnung([
      ["2300", 167_00],
      ["1000", 501_00],
    ]),
  },
  {
    titel: "Vertretung über 5.000 Euro zum Höchstsatz",
    quelle: promoli("gesetzliche-regelung-vertretungsmandat"),
    eingabe: eingabe(sache(rvg2021, [p("2300", { rahmen: "hoechst" })], { wert: 5_000_00 })),
    erwartet: rechnung([["2300", 835_00]]),
  },
  {
    titel: "Säumnis über einen Teil, Verhandlung über den Rest: Grenze nicht erreicht",
    quelle: haufe(
      "AGS 12/2012, Terminsgebühr bei Säumnis und späterem Vergleich, Anmerkung (N. Schneider)",
      "ags-nr122012-terminsgebuehr-bei-saeumnis-und-spaeterem-v-3-anmerkung_idesk_PI17574_HI3549714",
      "12/2012",
    ),
    eingabe: eingabe(
      sache(rvg2004, [
        p("3100", { wert: 8_655_33 }),
        p("3105", { wert: 3_735_67 }),
        p("3104", { wert: 4_919_33 }),
      ]),
    ),
    erwartet: rechnung(
      [
        ["3100", 583_70],
        ["3105", 122_50],
        ["3104", 361_20],
        ["7002", 20_00],
      ],
      1_087_40,
      206_61,
      1_294_01,
    ),
  },
  {
    titel: "Berufung des Klägers ohne Termin",
    quelle: haufe(
      "AGS 9/2023, Fragen und Lösungen, Außergerichtliche Kosten des Klägers",
      "ags-092023-fragen-und-loesungen-i-aussergerichtliche-kosten-des-klaegers_idesk_PI17574_HI15940305",
      "9/2023",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3200")], { wert: 5_000_00 })),
    erwartet: rechnung(
      [
        ["3200", 534_40],
        ["7002", 20_00],
      ],
      undefined,
      105_34,
      659_74,
    ),
  },
  {
    titel: "Berufung mit Verhandlung und Einigung",
    quelle: haufe(
      "§ 15 Berufung in Zivilsachen, Rz. 72, Beispiel 31",
      "15-berufung-in-zivilsachen-3-einigungsgebuehr_idesk_PI17574_HI15460694",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3200"), p("3202"), p("1004")], { wert: 15_000_00 })),
    erwartet: rechnung(
      [
        ["3200", 1_148_80],
        ["3202", 861_60],
        ["1004", 933_40],
        ["7002", 20_00],
      ],
      2_963_80,
      563_12,
      3_526_92,
    ),
  },
  {
    titel: "Revision zum Bundesfinanzhof, zurückgenommen",
    quelle: haufe(
      "§ 30 Steuerrechtliche Angelegenheiten, Rz. 71, Beispiel 33",
      "30-steuerrechtliche-angelegenheiten-viii-revision_idesk_PI17574_HI15461267",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3206")], { wert: 100_000_00 })),
    erwartet: rechnung(
      [
        ["3206", 2_648_00],
        ["7002", 20_00],
      ],
      2_668_00,
      506_92,
      3_174_92,
    ),
  },
  {
    titel: "Revision zum Bundesfinanzhof mit Verhandlung",
    quelle: haufe(
      "§ 30 Steuerrechtliche Angelegenheiten, Rz. 72, Beispiel 34",
      "30-steuerrechtliche-angelegenheiten-viii-revision_idesk_PI17574_HI15461267",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3206"), p("3210")], { wert: 100_000_00 })),
    erwartet: rechnung(
      [
        ["3206", 2_648_00],
        ["3210", 2_482_50],
        ["7002", 20_00],
      ],
      5_150_50,
      978_60,
      6_129_10,
    ),
  },
  {
    titel: "Revision zum Bundesverwaltungsgericht mit Verhandlung",
    quelle: haufe(
      "§ 29 Allgemeine verwaltungsrechtliche Angelegenheiten, Rz. 156, Beispiel 70",
      "29-allgemeine-verwaltungsrechtliche-angelegenheiten-3-terminsgebuehr_idesk_PI17574_HI15461203",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3206"), p("3210")], { wert: 10_000_00 })),
    erwartet: rechnung(
      [
        ["3206", 982_40],
        ["3210", 921_00],
        ["7002", 20_00],
      ],
      1_923_40,
      365_45,
      2_288_85,
    ),
  },
  {
    titel: "Revision zum Bundesverwaltungsgericht, zurückgenommen",
    quelle: haufe(
      "§ 29 Allgemeine verwaltungsrechtliche Angelegenheiten, Rz. 148, Beispiel 67",
      "29-allgemeine-verwaltungsrechtliche-angelegenheiten-xiii-revisionsverfahren_idesk_PI17574_HI15461200",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3206")], { wert: 10_000_00 })),
    erwartet: rechnung(
      [
        ["3206", 982_40],
        ["7002", 20_00],
      ],
      1_002_40,
      190_46,
      1_192_86,
    ),
  },
  {
    titel: "Revision, nur Bestellung des Gegners",
    quelle: haufe(
      "§ 29 Allgemeine verwaltungsrechtliche Angelegenheiten, Rz. 149, Beispiel 68",
      "29-allgemeine-verwaltungsrechtliche-angelegenheiten-xiii-revisionsverfahren_idesk_PI17574_HI15461200",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3207")], { wert: 10_000_00 })),
    erwartet: rechnung(
      [
        ["3207", 675_40],
        ["7002", 20_00],
      ],
      695_40,
    ),
  },
  {
    titel: "Revision zum Bundesarbeitsgericht",
    quelle: haufe(
      "§ 32 Rechtsschutz bei überlangen Gerichtsverfahren, Rz. 30, Beispiel 7",
      "32-verfahren-nach-dem-gesetz-ueber-den-rechtsschutz-bei-iv-revisionsverfahren_idesk_PI17574_HI15461391",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3206"), p("3210")], { wert: 3_600_00 })),
    erwartet: rechnung(
      [
        ["3206", 444_80],
        ["3210", 417_00],
        ["7002", 20_00],
      ],
      881_80,
      167_54,
      1_049_34,
    ),
  },
  {
    titel: "Revision zum Bundesgerichtshof mit 2,3-Verfahrensgebühr",
    quelle: haufe(
      "§ 32 Rechtsschutz bei überlangen Gerichtsverfahren, Rz. 31, Beispiel 8",
      "32-verfahren-nach-dem-gesetz-ueber-den-rechtsschutz-bei-iv-revisionsverfahren_idesk_PI17574_HI15461391",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3208"), p("3210")], { wert: 3_600_00 })),
    erwartet: rechnung(
      [
        ["3208", 639_40],
        ["3210", 417_00],
        ["7002", 20_00],
      ],
      1_076_40,
      204_52,
      1_280_92,
    ),
  },
];
