import {
  bestellt,
  einigung,
  einzel,
  grund,
  laenge,
  mitte,
  nurBestellt,
  nurWahlanwalt,
  rahmen,
  satz,
  teil,
  termin,
  verfahren,
  verweis,
  zusatz,
} from "./bau.ts";

/** Nr. 4141 VV: chosen counsel gets the middle of the frame, without Haftzuschlag. */
const entbehrlich = {
  ...mitte,
  von: ["4104", "4106", "4112", "4118", "4124", "4130"],
  ohneZuschlag: true,
} as const;

/** Teil 4 VV: criminal matters; amounts from, to, appointed counsel. Columns as in `bau.ts`: in force since 01.07.2006, 01.08.2013, 01.01.2021, 01.06.2025. */
export const teil4 = teil({
  // 4.1.1 Verteidiger: allgemeine Gebühren
  4100: grund(rahmen(30, 300, 132), rahmen(40, 360, 160), rahmen(44, 396, 176), rahmen(48, 432, 192)),
  4101: grund(rahmen(30, 375, 162), rahmen(40, 450, 192), rahmen(44, 495, 216), rahmen(48, 540, 235)),
  4102: termin(rahmen(30, 250, 112), rahmen(40, 300, 136), rahmen(44, 330, 150), rahmen(48, 360, 163)),
  4103: termin(rahmen(30, 312.5, 137), rahmen(40, 375, 166), rahmen(44, 413, 183), rahmen(48, 450, 199)),
  // 4.1.2 Verteidiger: vorbereitendes Verfahren
  4104: verfahren(rahmen(30, 250, 112), rahmen(40, 290, 132), rahmen(44, 319, 145), rahmen(48, 348, 158)),
  4105: verfahren(rahmen(30, 312.5, 137), rahmen(40, 362.5, 161), rahmen(44, 399, 177), rahmen(48, 435, 193)),
  // 4.1.3 Verteidiger: gerichtliches Verfahren, erster Rechtszug
  4106: verfahren(rahmen(30, 250, 112), rahmen(40, 290, 132), rahmen(44, 319, 145), rahmen(48, 348, 158)),
  4107: verfahren(rahmen(30, 312.5, 137), rahmen(40, 362.5, 161), rahmen(44, 399, 177), rahmen(48, 435, 193)),
  4108: termin(rahmen(60, 400, 184), rahmen(70, 480, 220), rahmen(77, 528, 242), rahmen(84, 576, 264)),
  4109: termin(rahmen(60, 500, 224), rahmen(70, 600, 268), rahmen(77, 660, 295), rahmen(84, 719, 321)),
  4110: laenge(bestellt(92), bestellt(110), bestellt(121), bestellt(132)),
  4111: laenge(bestellt(184), bestellt(220), bestellt(242), bestellt(264)),
  4112: verfahren(rahmen(40, 270, 124), rahmen(50, 320, 148), rahmen(55, 352, 163), rahmen(60, 384, 178)),
  4113: verfahren(rahmen(40, 337.5, 151), rahmen(50, 400, 180), rahmen(55, 440, 198), rahmen(60, 480, 216)),
  4114: termin(rahmen(70, 470, 216), rahmen(80, 560, 256), rahmen(88, 616, 282), rahmen(96, 671, 307)),
  4115: termin(rahmen(70, 587.5, 263), rahmen(80, 700, 312), rahmen(88, 770, 343), rahmen(96, 839, 374)),
  4116: laenge(bestellt(108), bestellt(128), bestellt(141), bestellt(154)),
  4117: laenge(bestellt(216), bestellt(256), bestellt(282), bestellt(307)),
  4118: verfahren(rahmen(80, 580, 264), rahmen(100, 690, 316), rahmen(110, 759, 348), rahmen(120, 827, 379)),
  4119: verfahren(
    rahmen(80, 725, 322),
    rahmen(100, 862.5, 385),
    rahmen(110, 949, 424),
    rahmen(120, 1_034, 462),
  ),
  4120: termin(
    rahmen(110, 780, 356),
    rahmen(130, 930, 424),
    rahmen(143, 1_023, 466),
    rahmen(156, 1_115, 508),
  ),
  4121: termin(
    rahmen(110, 975, 434),
    rahmen(130, 1162.5, 517),
    rahmen(143, 1_279, 569),
    rahmen(156, 1_394, 620),
  ),
  4122: laenge(bestellt(178), bestellt(212), bestellt(233), bestellt(254)),
  4123: laenge(bestellt(356), bestellt(424), bestellt(466), bestellt(508)),
  // 4.1.3 Verteidiger: gerichtliches Verfahren, Berufung
  4124: verfahren(rahmen(70, 470, 216), rahmen(80, 560, 256), rahmen(88, 616, 282), rahmen(96, 671, 307)),
  4125: verfahren(rahmen(70, 587.5, 263), rahmen(80, 700, 312), rahmen(88, 770, 343), rahmen(96, 839, 374)),
  4126: termin(rahmen(70, 470, 216), rahmen(80, 560, 256), rahmen(88, 616, 282), rahmen(96, 671, 307)),
  4127: termin(rahmen(70, 587.5, 263), rahmen(80, 700, 312), rahmen(88, 770, 343), rahmen(96, 839, 374)),
  4128: laenge(bestellt(108), bestellt(128), bestellt(141), bestellt(154)),
  4129: laenge(bestellt(216), bestellt(256), bestellt(282), bestellt(307)),
  // 4.1.3 Verteidiger: gerichtliches Verfahren, Revision
  4130: verfahren(
    rahmen(100, 930, 412),
    rahmen(120, 1_110, 492),
    rahmen(132, 1_221, 541),
    rahmen(144, 1_331, 590),
  ),
  4131: verfahren(
    rahmen(100, 1162.5, 505),
    rahmen(120, 1387.5, 603),
    rahmen(132, 1_526, 663),
    rahmen(144, 1_664, 723),
  ),
  4132: termin(rahmen(100, 470, 228), rahmen(120, 560, 272), rahmen(132, 616, 300), rahmen(144, 671, 326)),
  4133: termin(rahmen(100, 587.5, 275), rahmen(120, 700, 328), rahmen(132, 770, 361), rahmen(144, 839, 393)),
  4134: laenge(bestellt(114), bestellt(136), bestellt(150), bestellt(163)),
  4135: laenge(bestellt(228), bestellt(272), bestellt(300), bestellt(326)),
  // 4.1.4 Wiederaufnahmeverfahren
  4136: verfahren(verweis(), verweis()),
  4137: verfahren(verweis(), verweis()),
  4138: verfahren(verweis(), verweis()),
  4139: verfahren(verweis(), verweis()),
  4140: termin(verweis(), verweis()),
  // 4.1.5 Zusätzliche Gebühren
  4141: zusatz(verweis(entbehrlich), verweis({ ...entbehrlich, ohneErhoehung: true })),
  4142: verfahren(satz(1, 1), satz(1, 1)),
  4143: verfahren(satz(2, 2), satz(2, 2)),
  4144: verfahren(satz(2.5, 2.5), satz(2.5, 2.5)),
  4145: verfahren(satz(0.5, 0.5), satz(0.5, 0.5)),
  4146: verfahren(satz(1.5, 1.5), satz(1.5, 1.5)),
  4147: einigung(rahmen(20, 150, 68), verweis({ ohneErhoehung: true, ohneZuschlag: true })),
  // 4.2 Strafvollstreckung
  4200: verfahren(rahmen(50, 560, 244), rahmen(60, 670, 292), rahmen(66, 737, 321), rahmen(72, 803, 350)),
  4201: verfahren(rahmen(50, 700, 300), rahmen(60, 837.5, 359), rahmen(66, 921, 395), rahmen(72, 1_004, 430)),
  4202: termin(rahmen(50, 250, 120), rahmen(60, 300, 144), rahmen(66, 330, 158), rahmen(72, 360, 173)),
  4203: termin(rahmen(50, 312.5, 145), rahmen(60, 375, 174), rahmen(66, 413, 192), rahmen(72, 450, 209)),
  4204: verfahren(rahmen(20, 250, 108), rahmen(30, 300, 132), rahmen(33, 330, 145), rahmen(36, 360, 158)),
  4205: verfahren(rahmen(20, 312.5, 133), rahmen(30, 375, 162), rahmen(33, 413, 178), rahmen(36, 450, 194)),
  4206: termin(rahmen(20, 250, 108), rahmen(30, 300, 132), rahmen(33, 330, 145), rahmen(36, 360, 158)),
  4207: termin(rahmen(20, 312.5, 133), rahmen(30, 375, 162), rahmen(33, 413, 178), rahmen(36, 450, 194)),
  // 4.3 Einzeltätigkeiten
  4300: einzel(rahmen(50, 560, 244), rahmen(60, 670, 292), rahmen(66, 737, 321), rahmen(72, 803, 350)),
  4301: einzel(rahmen(35, 385, 168), rahmen(40, 460, 200), rahmen(44, 506, 220), rahmen(48, 552, 240)),
  4302: einzel(rahmen(20, 250, 108), rahmen(30, 290, 128), rahmen(33, 319, 141), rahmen(36, 348, 154)),
  4303: nurWahlanwalt(einzel(rahmen(25, 250, 110), rahmen(30, 300), rahmen(33, 330), rahmen(36, 360))),
  4304: nurBestellt(einzel(bestellt(3_000), bestellt(3_500), bestellt(3_850), bestellt(4_197))),
});
