import { eingabe, type Fall, haufe, p, rechnung, rvg2004, sache } from "./fall.ts";

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
];
