import { kapMuG2012, vrug2023 } from "../quellen.ts";
import { ab, entfallen, fehlt, hoechstens, rahmen, satz, teil, termin, verfahren, verweis } from "./bau.ts";

const vorzeitig3337 = ["3324", "3325", "3326", "3327", "3334", "3335"];

/** Nr. 3405 VV: the fees 3400, 3401 (3403 accordingly) at most 0,5, and at most this amount where frames apply. */
const vorzeitig3405 = (hoechstbetrag: number) =>
  verweis({ von: ["3400", "3401", "3403"], hoechstsatz: 0.5, hoechstbetrag });

/** Teil 3 VV: civil, administrative, fiscal and social courts, enforcement. Columns as in `bau.ts`: in force since 01.07.2006, 01.08.2013, 01.01.2021, 01.06.2025. */
export const teil3 = teil({
  // 3.1 Erster Rechtszug
  3100: verfahren(satz(1.3), satz(1.3)),
  3101: verfahren(satz(0.8), satz(0.8)),
  3102: verfahren(rahmen(40, 460), rahmen(50, 550), rahmen(60, 660), rahmen(65, 719)),
  3103: verfahren(rahmen(20, 320), entfallen),
  3104: termin(satz(1.2), satz(1.2)),
  3105: termin(satz(0.5), satz(0.5)),
  3106: termin(rahmen(20, 380), rahmen(50, 510), rahmen(60, 610), rahmen(65, 665)),
  // 3.2.1 Berufung, bestimmte Beschwerden, Finanzgericht
  3200: verfahren(satz(1.6), satz(1.6)),
  3201: verfahren(satz(1.1), satz(1.1)),
  3202: termin(satz(1.2), satz(1.2)),
  3203: termin(satz(0.5), satz(0.5)),
  3204: verfahren(rahmen(50, 570), rahmen(60, 680), rahmen(72, 816), rahmen(78, 889)),
  3205: termin(rahmen(20, 380), rahmen(50, 510), rahmen(60, 610), rahmen(65, 665)),
  // 3.2.2 Revision, bestimmte Beschwerden und Rechtsbeschwerden
  3206: verfahren(satz(1.6), satz(1.6)),
  3207: verfahren(satz(1.1), satz(1.1)),
  3208: verfahren(satz(2.3), satz(2.3)),
  3209: verfahren(satz(1.8), satz(1.8)),
  3210: termin(satz(1.5), satz(1.5)),
  3211: termin(satz(0.8), satz(0.8)),
  3212: verfahren(rahmen(80, 800), rahmen(80, 880), rahmen(96, 1_056), rahmen(105, 1_151)),
  3213: termin(rahmen(40, 700), rahmen(80, 830), rahmen(96, 990), rahmen(105, 1_079)),
  // 3.3.1 Besondere erstinstanzliche Verfahren
  3300: verfahren(satz(1.6), satz(1.6)),
  3301: verfahren(satz(1), satz(1)),
  // 3.3.2 Mahnverfahren
  3305: verfahren(satz(1), satz(1)),
  3306: verfahren(satz(0.5), satz(0.5)),
  3307: verfahren(satz(0.5), satz(0.5)),
  3308: verfahren(satz(0.5), satz(0.5)),
  // 3.3.3 Vollstreckung und Vollziehung
  3309: verfahren(satz(0.3), satz(0.3)),
  3310: termin(satz(0.3), satz(0.3)),
  // 3.3.4 Zwangsversteigerung und Zwangsverwaltung
  3311: verfahren(satz(0.4), satz(0.4)),
  3312: termin(satz(0.4), satz(0.4)),
  // 3.3.5 Insolvenz, Verteilung (SVertO), StaRUG
  3313: verfahren(satz(1), satz(1)),
  3314: verfahren(satz(0.5), satz(0.5)),
  3315: verfahren(satz(1.5), satz(1.5)),
  3316: verfahren(satz(1), satz(1)),
  3317: verfahren(satz(1), satz(1)),
  3318: verfahren(satz(1), satz(1)),
  3319: verfahren(satz(3), satz(3)),
  3320: verfahren(satz(0.5), satz(0.5)),
  3321: verfahren(satz(0.5), satz(0.5)),
  3322: verfahren(satz(0.5), satz(0.5)),
  3323: verfahren(satz(0.5), satz(0.5)),
  // 3.3.6 Sonstige besondere Verfahren
  3324: verfahren(satz(1), satz(1)),
  3325: verfahren(satz(0.75), satz(0.75)),
  3326: verfahren(satz(0.75), satz(0.75)),
  3327: verfahren(satz(0.75), satz(0.75)),
  3328: verfahren(satz(0.5), satz(0.5)),
  3329: verfahren(satz(0.5), satz(0.5)),
  // 280 € since 2025 in five states of the official text, not 260 € raised like the other amounts.
  3330: verfahren(satz(0.5), hoechstens(0.5, 220), hoechstens(0.5, 260), hoechstens(0.5, 280)),
  3331: termin(fehlt, hoechstens(0.5, 220), hoechstens(0.5, 260), hoechstens(0.5, 280)),
  3332: termin(satz(0.5), satz(0.5)),
  3333: verfahren(satz(0.4), satz(0.4)),
  3334: verfahren(satz(1), satz(1)),
  3335: verfahren(verweis({ hoechstsatz: 1 }), hoechstens(1, 420), hoechstens(1, 500), hoechstens(1, 550)),
  3336: verfahren(rahmen(30, 320), entfallen),
  3337: verfahren(satz(0.5), verweis({ von: vorzeitig3337, hoechstsatz: 0.5 })),
  3338: verfahren(
    ab("2012-11-01", kapMuG2012, satz(0.8), { sicherheit: "mittel", abSicherheit: "mittel" }),
    fehlt,
    satz(0.8),
  ),
  3339: verfahren(ab("2023-10-13", vrug2023, satz(0.5))),
  // 3.4 Einzeltätigkeiten
  3400: verfahren(hoechstens(1, 260), hoechstens(1, 420), hoechstens(1, 500), hoechstens(1, 550)),
  3401: verfahren(verweis({ anteil100: 50 }), verweis({ anteil100: 50 })),
  3402: termin(verweis(), verweis()),
  3403: verfahren(satz(0.8), satz(0.8)),
  3404: verfahren(satz(0.3), satz(0.3)),
  3405: verfahren(vorzeitig3405(130), vorzeitig3405(210), vorzeitig3405(250), vorzeitig3405(275)),
  3406: verfahren(rahmen(10, 200), rahmen(30, 340), rahmen(36, 408), rahmen(39, 445)),
  // 3.5 Beschwerde, Nichtzulassungsbeschwerde, Erinnerung
  3500: verfahren(satz(0.5), satz(0.5)),
  3501: verfahren(rahmen(15, 160), rahmen(20, 210), rahmen(24, 250), rahmen(26, 275)),
  3502: verfahren(satz(1), satz(1)),
  3503: verfahren(satz(0.5), satz(0.5)),
  3504: verfahren(satz(1.6), satz(1.6)),
  3505: verfahren(satz(1), satz(1)),
  3506: verfahren(satz(1.6), satz(1.6)),
  3507: verfahren(satz(1.1), satz(1.1)),
  3508: verfahren(satz(2.3), satz(2.3)),
  3509: verfahren(satz(1.8), satz(1.8)),
  3510: verfahren(satz(1.3), satz(1.3)),
  3511: verfahren(rahmen(50, 570), rahmen(60, 680), rahmen(72, 816), rahmen(78, 889)),
  3512: verfahren(rahmen(80, 800), rahmen(80, 880), rahmen(96, 1_056), rahmen(105, 1_151)),
  3513: termin(satz(0.5), satz(0.5)),
  3514: termin(satz(1.2), satz(1.2)),
  3515: termin(rahmen(15, 160), rahmen(20, 210), rahmen(24, 250), rahmen(26, 275)),
  3516: termin(satz(1.2), satz(1.2)),
  3517: termin(rahmen(12.5, 215), rahmen(50, 510), rahmen(60, 610), rahmen(65, 665)),
  3518: termin(rahmen(20, 350), rahmen(60, 660), rahmen(72, 792), rahmen(78, 863)),
});
