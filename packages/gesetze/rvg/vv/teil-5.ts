import { einzel, grund, mitte, rahmen, satz, teil, termin, verfahren, verweis, zusatz } from "./bau.ts";
import { stufe1, stufe2, stufe3 } from "./bussgeldstufen.ts";

const entbehrlich = verweis({ ...mitte, von: ["5101", "5103", "5105", "5107", "5109", "5111", "5113"] });

/** Teil 5 VV: Bußgeldsachen; the steps by amount of the fine stand in `bussgeldstufen.ts`. Columns as in `bau.ts`: in force since 01.07.2006, 01.08.2013, 01.01.2021, 01.06.2025. */
export const teil5 = teil({
  // 5.1.1 Verteidiger: allgemeine Gebühr
  5100: grund(rahmen(20, 150, 68), rahmen(30, 170, 80), rahmen(33, 187, 88), rahmen(36, 204, 96)),
  // 5.1.2 Verfahren vor der Verwaltungsbehörde
  5101: verfahren(
    ...stufe1(rahmen(10, 100, 44), rahmen(20, 110, 52), rahmen(22, 121, 57), rahmen(24, 132, 62)),
  ),
  5102: termin(...stufe1(rahmen(10, 100, 44), rahmen(20, 110, 52), rahmen(22, 121, 57), rahmen(24, 132, 62))),
  5103: verfahren(
    ...stufe2(rahmen(20, 250, 108), rahmen(30, 290, 128), rahmen(33, 319, 141), rahmen(36, 348, 154)),
  ),
  5104: termin(
    ...stufe2(rahmen(20, 250, 108), rahmen(30, 290, 128), rahmen(33, 319, 141), rahmen(36, 348, 154)),
  ),
  5105: verfahren(
    ...stufe3(rahmen(30, 250, 112), rahmen(40, 300, 136), rahmen(44, 330, 150), rahmen(48, 360, 163)),
  ),
  5106: termin(
    ...stufe3(rahmen(30, 250, 112), rahmen(40, 300, 136), rahmen(44, 330, 150), rahmen(48, 360, 163)),
  ),
  // 5.1.3 Gerichtliches Verfahren im ersten Rechtszug
  5107: verfahren(
    ...stufe1(rahmen(10, 100, 44), rahmen(20, 110, 52), rahmen(22, 121, 57), rahmen(24, 132, 62)),
  ),
  5108: termin(
    ...stufe1(rahmen(20, 200, 88), rahmen(20, 240, 104), rahmen(22, 264, 114), rahmen(24, 288, 125)),
  ),
  5109: verfahren(
    ...stufe2(rahmen(20, 250, 108), rahmen(30, 290, 128), rahmen(33, 319, 141), rahmen(36, 348, 154)),
  ),
  5110: termin(
    ...stufe2(rahmen(30, 400, 172), rahmen(40, 470, 204), rahmen(44, 517, 224), rahmen(48, 564, 245)),
  ),
  5111: verfahren(
    ...stufe3(rahmen(40, 300, 136), rahmen(50, 350, 160), rahmen(55, 385, 176), rahmen(60, 420, 192)),
  ),
  5112: termin(
    ...stufe3(rahmen(70, 470, 216), rahmen(80, 560, 256), rahmen(88, 616, 282), rahmen(96, 671, 307)),
  ),
  // 5.1.4 Rechtsbeschwerde
  5113: verfahren(rahmen(70, 470, 216), rahmen(80, 560, 256), rahmen(88, 616, 282), rahmen(96, 671, 307)),
  5114: termin(rahmen(70, 470, 216), rahmen(80, 560, 256), rahmen(88, 616, 282), rahmen(96, 671, 307)),
  // 5.1.5 Zusätzliche Gebühren
  5115: zusatz(entbehrlich, entbehrlich),
  5116: verfahren(satz(1, 1), satz(1, 1)),
  // 5.2 Einzeltätigkeiten
  5200: einzel(rahmen(10, 100, 44), rahmen(20, 110, 52), rahmen(22, 121, 57), rahmen(24, 132, 62)),
});
