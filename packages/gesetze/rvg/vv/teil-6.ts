import {
  bestellt,
  einzel,
  entfallen,
  grund,
  laenge,
  mitte,
  nurWahlanwalt,
  rahmen,
  teil,
  termin,
  verfahren,
  verweis,
  type Zeile,
  zusatz,
} from "./bau.ts";

const entbehrlich = verweis({ ...mitte, von: ["6203", "6207", "6211"] });

/** Wehrbeschwerdeordnung: no column of appointed counsel; the numbers came later than the first column. */
const wbo = (zeile: Zeile): Zeile => ({ ...nurWahlanwalt(zeile), beginnSicherheit: "niedrig" });

/** Teil 6 VV: other proceedings; amounts from, to, appointed counsel. Columns as in `bau.ts`: in force since 01.07.2006, 01.08.2013, 01.01.2021, 01.06.2025. */
export const teil6 = teil({
  // 6.1.1 Rechtshilfe: Verfahren vor der Verwaltungsbehörde
  6100: verfahren(rahmen(40, 290, 132), rahmen(50, 340, 156), rahmen(55, 374, 172), rahmen(60, 408, 187)),
  // 6.1.2 Rechtshilfe: gerichtliches Verfahren
  6101: verfahren(rahmen(80, 580, 264), rahmen(100, 690, 316), rahmen(110, 759, 348), rahmen(120, 827, 379)),
  6102: termin(
    rahmen(110, 780, 356),
    rahmen(130, 930, 424),
    rahmen(143, 1_023, 466),
    rahmen(156, 1_115, 508),
  ),
  // 6.2.1 Disziplinar-/Berufsgericht: allgemeine Gebühren
  6200: grund(rahmen(30, 300, 132), rahmen(40, 350, 156), rahmen(44, 385, 172), rahmen(48, 420, 187)),
  6201: termin(rahmen(30, 312.5, 137), rahmen(40, 370, 164), rahmen(44, 407, 180), rahmen(48, 444, 197)),
  // 6.2.2 Disziplinar-/Berufsgericht: außergerichtlich
  6202: verfahren(rahmen(30, 250, 112), rahmen(40, 290, 132), rahmen(44, 319, 145), rahmen(48, 348, 158)),
  // 6.2.3 Disziplinar-/Berufsgericht: erster Rechtszug
  6203: verfahren(rahmen(40, 270, 124), rahmen(50, 320, 148), rahmen(55, 352, 163), rahmen(60, 384, 178)),
  6204: termin(rahmen(70, 470, 216), rahmen(80, 560, 256), rahmen(88, 616, 282), rahmen(96, 671, 307)),
  6205: laenge(bestellt(108), bestellt(128), bestellt(141), bestellt(154)),
  6206: laenge(bestellt(216), bestellt(256), bestellt(282), bestellt(307)),
  // 6.2.3 Disziplinar-/Berufsgericht: zweiter Rechtszug
  6207: verfahren(rahmen(70, 470, 216), rahmen(80, 560, 256), rahmen(88, 616, 282), rahmen(96, 671, 307)),
  6208: termin(rahmen(70, 470, 216), rahmen(80, 560, 256), rahmen(88, 616, 282), rahmen(96, 671, 307)),
  6209: laenge(bestellt(108), bestellt(128), bestellt(141), bestellt(154)),
  6210: laenge(bestellt(216), bestellt(256), bestellt(282), bestellt(307)),
  // 6.2.3 Disziplinar-/Berufsgericht: dritter Rechtszug
  6211: verfahren(
    rahmen(100, 930, 412),
    rahmen(120, 1_110, 492),
    rahmen(132, 1_221, 541),
    rahmen(144, 1_331, 590),
  ),
  6212: termin(rahmen(100, 470, 228), rahmen(120, 550, 268), rahmen(132, 605, 294), rahmen(144, 659, 321)),
  6213: laenge(bestellt(114), bestellt(134), bestellt(147), bestellt(160)),
  6214: laenge(bestellt(228), bestellt(268), bestellt(294), bestellt(320)),
  6215: verfahren(
    rahmen(60, 930, 396),
    rahmen(70, 1_110, 472),
    rahmen(77, 1_221, 519),
    rahmen(84, 1_331, 566),
  ),
  // 6.2.4 Zusatzgebühr
  6216: zusatz(entbehrlich, entbehrlich),
  // 6.3 Freiheitsentziehung, Unterbringung
  6300: verfahren(rahmen(30, 400, 172), rahmen(40, 470, 204), rahmen(44, 517, 224), rahmen(48, 564, 245)),
  6301: termin(rahmen(30, 400, 172), rahmen(40, 470, 204), rahmen(44, 517, 224), rahmen(48, 564, 245)),
  6302: verfahren(rahmen(20, 250, 108), rahmen(20, 300, 128), rahmen(22, 330, 141), rahmen(24, 360, 154)),
  6303: termin(rahmen(20, 250, 108), rahmen(20, 300, 128), rahmen(22, 330, 141), rahmen(24, 360, 154)),
  // 6.4 Wehrbeschwerdeordnung
  6400: wbo(verfahren(rahmen(70, 570), rahmen(80, 680), rahmen(88, 748), rahmen(96, 815))),
  6401: wbo(termin(rahmen(35, 405), rahmen(80, 680), rahmen(88, 748), rahmen(96, 815))),
  6402: wbo(verfahren(rahmen(70, 570), rahmen(100, 790), rahmen(110, 869), rahmen(120, 947))),
  6403: wbo(termin(rahmen(85, 665), rahmen(100, 790), rahmen(110, 869), rahmen(120, 947))),
  6404: wbo(verfahren(rahmen(40, 460), entfallen)),
  6405: wbo(termin(rahmen(85, 665), entfallen)),
  // 6.5 Einzeltätigkeiten, Disziplinarmaßnahme
  6500: einzel(rahmen(20, 250, 108), rahmen(20, 300, 128), rahmen(22, 330, 141), rahmen(24, 360, 154)),
});
