import { eingabe, type Fall, haufe, p, rechnung, rvg2021, sache } from "./fall.ts";

/** Fixed fees of the Beratungshilfe, Nr. 2500 to 2508 VV. */
export const beratungshilfe: readonly Fall[] = [
  {
    titel: "Bloße mündliche Beratung ohne Entgeltpauschale",
    quelle: haufe(
      "§ 10 Beratungshilfe, Rz. 16, Beispiel 3",
      "10-beratungshilfe-aa-beratungsgebuehr_idesk_PI17574_HI15460457",
    ),
    eingabe: eingabe(sache(rvg2021, [p("2501")], { auslagen: { pauschale: false } })),
    erwartet: rechnung([["2501", 38_50]], 38_50, 7_32, 45_82),
  },
  {
    titel: "Außergerichtliche Vertretung, Abrechnung mit der Staatskasse",
    quelle: haufe(
      "§ 7 Beratungshilfe, Rz. 92",
      "7-beratungshilfe-iv-geschaeftsgebuehr_idesk_PI17574_HI15828159",
    ),
    eingabe: eingabe(sache(rvg2021, [p("2503")])),
    erwartet: rechnung(
      [
        ["2503", 93_50],
        ["7002", 18_70],
      ],
      112_20,
      21_32,
      133_52,
    ),
  },
  {
    titel: "Außergerichtliche Vertretung mit Einigung",
    quelle: haufe(
      "§ 10 Beratungshilfe, Rz. 29, Beispiel 14",
      "10-beratungshilfe-bb-einigung-und-erledigung_idesk_PI17574_HI15460463",
    ),
    eingabe: eingabe(sache(rvg2021, [p("2503"), p("2508")])),
    erwartet: rechnung(
      [
        ["2503", 93_50],
        ["2508", 165_00],
        ["7002", 20_00],
      ],
      278_50,
      52_92,
      331_42,
    ),
  },
  {
    titel: "Geschäftsgebühr für drei Rechtsuchende",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV 1008, Rz. 113",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vv1008-d-festgebuehren_idesk_PI17574_HI14747698",
    ),
    eingabe: eingabe(sache(rvg2021, [p("2503")], { auftraggeber: 3 })),
    erwartet: rechnung([["2503", 149_60]]),
  },
  {
    titel: "Beratungsgebühr mit höchster Erhöhung",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV 2501, Rz. 14",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vv2501-a-hoechstgebuehr_idesk_PI17574_HI14748179",
    ),
    eingabe: eingabe(sache(rvg2021, [p("2501")], { auftraggeber: 9 }), { schalter: { erhoehung2501: "ja" } }),
    erwartet: rechnung([["2501", 115_50]]),
    bemerkung: "Die Quelle rechnet auf der Grundlage der Meinung, die Nr. 1008 VV auf die Beratung anwendet.",
  },
];
