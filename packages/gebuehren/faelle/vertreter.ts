import { eingabe, type Fall, haufe, p, rechnung, rvg2013, rvg2021, sache } from "./fall.ts";

const doppelt = haufe(
  "AGkompakt 3/2016, Die doppelte Terminsgebühr für Haupt- und Unterbevollmächtigten, Beispiel 1",
  "agkompakt-32016-die-doppelte-terminsgebuehr-fuer-haupt-i-ausgangslage_idesk_PI17574_HI9215927",
  "3/2016",
);
const grundfall = haufe(
  "§ 20 Verkehrsanwalt, Terminsvertreter, Einzeltätigkeiten, Rz. 21, Beispiel 1",
  "20-verkehrsanwalt-terminsvertreter-einzeltaetigkeiten-2-grundfaelle_idesk_PI17574_HI15460806",
);

/** Verkehrsanwalt (Nr. 3400 VV) and Terminsvertreter (Nr. 3401, 3402 VV) beside the main counsel. */
export const vertreter: readonly Fall[] = [
  {
    titel: "Prozessbevollmächtigter ohne Termin",
    quelle: { ...doppelt, titel: `${doppelt.titel}, I.` },
    eingabe: eingabe(sache(rvg2013, [p("3100")], { wert: 8_000_00 })),
    erwartet: rechnung(
      [
        ["3100", 592_80],
        ["7002", 20_00],
      ],
      612_80,
      116_43,
      729_23,
    ),
  },
  {
    titel: "Terminsvertreter mit halber Verfahrensgebühr",
    quelle: { ...doppelt, titel: `${doppelt.titel}, II.` },
    eingabe: eingabe(
      sache(rvg2013, [p("3401", { bezug: { nr: "3100" } }), p("3402", { bezug: { nr: "3104" } })], {
        wert: 8_000_00,
      }),
    ),
    erwartet: rechnung(
      [
        ["3401", 296_40],
        ["3402", 547_20],
        ["7002", 20_00],
      ],
      863_60,
      164_08,
      1_027_68,
    ),
  },
  {
    titel: "Prozessbevollmächtigter mit Termin neben dem Verkehrsanwalt",
    quelle: { ...grundfall, titel: `${grundfall.titel}, I.` },
    eingabe: eingabe(sache(rvg2021, [p("3100"), p("3104")], { wert: 10_000_00 })),
    erwartet: rechnung(
      [
        ["3100", 798_20],
        ["3104", 736_80],
        ["7002", 20_00],
      ],
      1_555_00,
      295_45,
      1_850_45,
    ),
  },
  {
    titel: "Verkehrsanwalt höchstens 1,0",
    quelle: { ...grundfall, titel: `${grundfall.titel}, II.` },
    eingabe: eingabe(sache(rvg2021, [p("3400", { bezug: { nr: "3100" } })], { wert: 10_000_00 })),
    erwartet: rechnung(
      [
        ["3400", 614_00],
        ["7002", 20_00],
      ],
      634_00,
      120_46,
      754_46,
    ),
  },
  {
    titel: "Verkehrsanwalt nimmt zugleich einen Beweistermin wahr",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV 3400, Rz. 60",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vv3400-1-terminsgebuehr-vv3402_idesk_PI17574_HI14751085",
    ),
    eingabe: eingabe(
      sache(rvg2021, [p("3400", { bezug: { nr: "3100" } }), p("3402", { bezug: { nr: "3104" } })], {
        wert: 6_000_00,
      }),
    ),
    erwartet: rechnung(
      [
        ["3400", 390_00],
        ["3402", 468_00],
        ["7002", 20_00],
      ],
      878_00,
      166_82,
      1_044_82,
    ),
  },
];
