import {
  beratungshilfe,
  entfallen,
  fest,
  geschaeft,
  pruefung,
  rahmen,
  satz,
  satzrahmen,
  schwelle,
  teil,
  unsicher,
  verweis,
} from "./bau.ts";

/** „in Höhe der einem Bevollmächtigten oder Verteidiger zustehenden Verfahrensgebühr“; the numbers are examples. */
const einvernehmen = verweis({ von: ["3100", "3200", "4106"] });

/** Teil 2 VV: out of court. Columns as in `bau.ts`: in force since 01.07.2006, 01.08.2013, 01.01.2021, 01.06.2025. */
export const teil2 = teil({
  // 2.1 Prüfung der Erfolgsaussicht eines Rechtsmittels
  2100: pruefung(satzrahmen(0.5, 1), satzrahmen(0.5, 1)),
  2101: pruefung(satz(1.3), satz(1.3)),
  2102: pruefung(rahmen(10, 260), rahmen(30, 320), rahmen(36, 384), rahmen(39, 419)),
  2103: pruefung(rahmen(40, 400), rahmen(50, 550), rahmen(60, 660), rahmen(65, 719)),
  // 2.2 Herstellung des Einvernehmens
  2200: unsicher(geschaeft(einvernehmen, einvernehmen)),
  2201: unsicher(geschaeft(satzrahmen(0.1, 0.5), satzrahmen(0.1, 0.5))),
  // 2.3 Vertretung
  2300: geschaeft(satzrahmen(0.5, 2.5, 1.3), satzrahmen(0.5, 2.5, 1.3)),
  2301: geschaeft(satzrahmen(0.5, 1.3, 0.7), satz(0.3)),
  2302: geschaeft(satz(0.3), schwelle(50, 640, 300), schwelle(60, 768, 359), schwelle(65, 837, 391)),
  2303: geschaeft(satz(1.5), satz(1.5)),
  // 2.4 Sozialrecht, bis 31.07.2013
  2400: geschaeft(schwelle(40, 520, 240), entfallen),
  2401: geschaeft(schwelle(40, 260, 120), entfallen),
  // 2.5 Beratungshilfe
  2500: beratungshilfe(fest(10), fest(15)),
  2501: beratungshilfe(fest(30), fest(35), fest(38.5), fest(42)),
  2502: beratungshilfe(fest(60), fest(70), fest(77), fest(84)),
  2503: beratungshilfe(fest(70), fest(85), fest(93.5), fest(102)),
  2504: beratungshilfe(fest(224), fest(270), fest(297), fest(324)),
  2505: beratungshilfe(fest(336), fest(405), fest(446), fest(486)),
  2506: beratungshilfe(fest(448), fest(540), fest(594), fest(647)),
  2507: beratungshilfe(fest(560), fest(675), fest(743), fest(810)),
  2508: beratungshilfe(fest(125), fest(150), fest(165), fest(180)),
});
