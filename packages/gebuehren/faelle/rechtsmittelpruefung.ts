import { eingabe, type Fall, haufe, p, rechnung, rvg2004, rvg2021, sache } from "./fall.ts";

/** Prüfung der Erfolgsaussicht eines Rechtsmittels, Nr. 2100 to 2103 VV. */
export const rechtsmittelpruefung: readonly Fall[] = [
  {
    titel: "Gutachten über die Aussicht einer Revision zum Bundessozialgericht",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV 2103, Rz. 2, I.",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vv2103_idesk_PI17574_HI14747997",
    ),
    eingabe: eingabe(sache(rvg2021, [p("2103")])),
    erwartet: rechnung(
      [
        ["2103", 360_00],
        ["7002", 20_00],
      ],
      380_00,
      72_20,
      452_20,
    ),
  },
  {
    titel: "Prüfung ohne Gutachten in sozialrechtlichen Angelegenheiten, Recht bis Juli 2013",
    quelle: haufe(
      "AGkompakt 4/2012, Prüfung der Erfolgsaussicht eines Rechtsmittels, 1. Die Vergütung",
      "agkompakt-42012-pruefung-der-erfolgsaussicht-eines-rech-1-die-verguetung_idesk_PI17574_HI2961590",
      "4/2012",
    ),
    eingabe: eingabe(sache(rvg2004, [p("2102")])),
    erwartet: rechnung([["2102", 135_00]]),
  },
  {
    titel: "Prüfung mit Gutachten in sozialrechtlichen Angelegenheiten, Recht bis Juli 2013",
    quelle: haufe(
      "AGkompakt 4/2012, Prüfung der Erfolgsaussicht eines Rechtsmittels, 1. Die Vergütung",
      "agkompakt-42012-pruefung-der-erfolgsaussicht-eines-rech-1-die-verguetung_idesk_PI17574_HI2961590",
      "4/2012",
    ),
    eingabe: eingabe(sache(rvg2004, [p("2103")])),
    erwartet: rechnung([["2103", 220_00]]),
  },
];
