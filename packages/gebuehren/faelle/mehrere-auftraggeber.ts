import { cent } from "@gebuehrenportal/recht";
import { eingabe, type Fall, haufe, p, rechnung, rvg2004, rvg2021, sache } from "./fall.ts";

const ohnePauschale = { auslagen: { pauschale: false } } as const;

/** The increase of Nr. 1008 VV for value fees; frames and fixed fees stand with their subjects. */
export const mehrereAuftraggeber: readonly Fall[] = [
  {
    titel: "Vermieterehepaar, rückständige Mieten von 5.000 Euro",
    quelle: haufe(
      "AGkompakt 2/2009, Anrechnung bei mehreren Auftraggebern",
      "agkompakt-022009-anrechnung-bei-mehreren-auftraggebern_idesk_PI17574_HI2601268",
      "2/2009",
    ),
    eingabe: eingabe(sache(rvg2004, [p("2300")], { wert: 5_000_00, auftraggeber: 2 })),
    erwartet: rechnung(
      [
        ["2300", 481_60],
        ["7002", 20_00],
      ],
      501_60,
      95_30,
      596_90,
    ),
  },
  {
    titel: "Klage vor dem Sozialgericht für zwei Auftraggeber",
    quelle: haufe(
      "§ 31 Sozialrechtliche Angelegenheiten, Mehrere Auftraggeber, Rz. 108, Beispiel 49",
      "31-sozialrechtliche-angelegenheiten-bb-mehrere-auftraggeber_idesk_PI17574_HI15461314",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3102")], { auftraggeber: 2 })),
    erwartet: rechnung(
      [
        ["3102", 468_00],
        ["7002", 20_00],
      ],
      488_00,
      92_72,
      580_72,
    ),
  },
  {
    titel: "Zwei Gesamtschuldner widersprechen Mahnbescheiden über 17.500 Euro",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV 1008, 3. Art und Umfang der Erhöhung, Rz. 104",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vv1008-3-art-und-umfang-der-erhoehung_idesk_PI17574_HI14747688",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3307")], { wert: 17_500_00, auftraggeber: 2 })),
    erwartet: rechnung([["3307", 616_00]]),
  },
  {
    titel: "Erbengemeinschaft aus fünf Personen im Mahnverfahren über 5.000 Euro",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV Vorb. 3.3, Mehrere Auftraggeber, Rz. 53",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vvvorb33-dd-mehrere-auftraggeber_idesk_PI17574_HI14754305",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3305")], { wert: 5_000_00, auftraggeber: 5 })),
    erwartet: rechnung(
      [
        ["3305", 334_00 + 400_80],
        ["7002", 20_00],
      ],
      754_80,
      143_41,
      898_21,
    ),
    bemerkung: "Die Quelle druckt die Erhöhung von 400,80 EUR als eigene Zeile.",
  },
  {
    titel: "Nur 720 von 5.220 Euro gemeinschaftlich",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV 1008, c) Wertaddition und Erhöhung, Rz. 129",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vv1008-c-wertaddition-und-erhoehungsgebuehr_idesk_PI17574_HI14747720",
    ),
    eingabe: eingabe(
      sache(rvg2021, [p("3100", { gemeinsamerWert: cent(720_00) })], {
        wert: 5_220_00,
        auftraggeber: 2,
        ...ohnePauschale,
      }),
    ),
    erwartet: rechnung([], 533_40),
    bemerkung: "507,00 EUR aus dem ganzen und 26,40 EUR aus dem gemeinsamen Wert.",
  },
  {
    titel: "Drei, zwei und ein Auftraggeber aus 20.000, 10.000 und 2.000 Euro",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV 1008, c) Wertaddition und Erhöhung, Rz. 132, Beispiel 1",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vv1008-c-wertaddition-und-erhoehungsgebuehr_idesk_PI17574_HI14747720",
    ),
    eingabe: eingabe([
      sache(rvg2021, [p("3100")], { id: "klage", wert: 20_000_00, auftraggeber: 3, ...ohnePauschale }),
      sache(rvg2021, [p("3100")], { id: "widerklage", wert: 10_000_00, auftraggeber: 2, ...ohnePauschale }),
      sache(rvg2021, [p("3100")], { id: "fahrer", wert: 2_000_00, ...ohnePauschale }),
    ]),
    erwartet: rechnung(
      [
        ["3100", 1_561_80],
        ["3100", 982_40],
        ["3100", 215_80],
      ],
      2_760_00,
    ),
    bemerkung: "Einzelgebühren vor der Grenze des § 15 Abs. 3 RVG, hier als drei Angelegenheiten.",
  },
  {
    titel: "Klage über 2.000 Euro allein, Drittwiderklage über 10.000 Euro gegen zwei",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, § 15, 6. Unterschiedliche Beteiligung mehrerer Auftraggeber, Rz. 232",
      "schneidervolpert-anwaltkommentar-rvg-rvg-15-abgeltu-6-unterschiedliche-beteiligung-mehrerer-auftraggeber_idesk_PI17574_HI14742197",
    ),
    eingabe: eingabe(
      sache(rvg2021, [p("3100", { gemeinsamerWert: cent(10_000_00) }), p("3104")], {
        wert: 12_000_00,
        auftraggeber: 2,
      }),
    ),
    erwartet: rechnung([["3104", 799_20]], 1_869_20, 355_15, 2_224_35),
    bemerkung: "Erste der beiden Ansichten: 865,80 EUR aus 12.000 EUR und 184,20 EUR aus 10.000 EUR.",
  },
];
