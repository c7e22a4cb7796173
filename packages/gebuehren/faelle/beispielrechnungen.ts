import { tag } from "@gebuehrenportal/recht";
import {
  abgerufen,
  aufrechnung,
  eingabe,
  type Fall,
  haufe,
  p,
  rechnung,
  rechnungen,
  rvg2004,
  rvg2013,
  rvg2021,
  sache,
} from "./fall.ts";

const seite = (titel: string, fundort: string) => ({ titel, datum: abgerufen, fundort });

const manneck = seite(
  "Rechtsanwalt Manneck, Kündigungsschutzklage: Was kostet der Anwalt?",
  "https://www.rechtsanwaltmanneck.de/kuendigungsschutzklage-was-kostet-der-anwalt/",
);
const arbeitsrechtsberater = seite(
  "arbeitsrechtsberater.de, Mit welchen Kosten ist zu rechnen?",
  "https://arbeitsrechtsberater.de/faq-items/mit-welchen-kosten-ist-zu-rechnen/",
);
const neie = seite("Kanzlei Neie, Konditionen", "https://neie.de/kanzlei/konditionen");
const nitecore = seite(
  "abgemahnt.net, Wettbewerbsrechtliche Abmahnung der KTL GmbH (Nitecore)",
  "https://abgemahnt.net/wettbewerbsrechtliche-abmahnung-der-ktl-gmbh-nitecore/",
);
const reiche = {
  titel: "Reiche, claude-for-legal-non-billable-germany, Plugin zeit-abrechnung, rvg-gko-rechner",
  datum: abgerufen,
  fundort: "https://github.com/eliasreiche/claude-for-legal-non-billable-germany",
};

/** Everyday bills on pages of law firms and in textbooks. */
export const beispielrechnungen: readonly Fall[] = [
  {
    titel: "Kündigungsschutzklage über 9.000 Euro mit Urteil",
    quelle: manneck,
    eingabe: eingabe(sache(rvg2013, [p("3100"), p("3104")], { wert: 9_000_00 })),
    erwartet: rechnung(
      [
        ["3100", 659_10],
        ["3104", 608_40],
        ["7002", 20_00],
      ],
      undefined,
      244_63,
      1_532_13,
    ),
  },
  {
    titel: "Kündigungsschutzklage über 9.000 Euro mit Vergleich",
    quelle: manneck,
    eingabe: eingabe(sache(rvg2013, [p("3100"), p("3104"), p("1003")], { wert: 9_000_00 })),
    erwartet: rechnung(
      [
        ["3100", 659_10],
        ["3104", 608_40],
        ["1003", 507_00],
        ["7002", 20_00],
      ],
      undefined,
      340_96,
      2_135_46,
    ),
  },
  {
    titel: "Kündigungsschutzklage über 6.000 Euro mit Urteil",
    quelle: arbeitsrechtsberater,
    eingabe: eingabe(sache(rvg2013, [p("3100"), p("3104")], { wert: 6_000_00 })),
    erwartet: rechnung([], undefined, undefined, 1_076_95),
  },
  {
    titel: "Kündigungsschutzklage über 6.000 Euro mit Vergleich",
    quelle: arbeitsrechtsberater,
    eingabe: eingabe(sache(rvg2013, [p("3100"), p("3104"), p("1003")], { wert: 6_000_00 })),
    erwartet: rechnung([], undefined, undefined, 1_498_21),
  },
  {
    titel: "Kündigungsschutzklage über 7.500 Euro mit Vergleich",
    quelle: seite(
      "Völker Gruppe, Kosten und Rechtsschutzversicherung",
      "https://www.voelker-gruppe.com/arbeitsrecht/infos/kosten_rechtsschutzversicherung/",
    ),
    eingabe: eingabe(sache(rvg2013, [p("3100"), p("3104"), p("1003")], { wert: 7_500_00 })),
    erwartet: rechnung([], undefined, undefined, 1_923_04),
  },
  {
    titel: "Vertretung über 7.200 Euro mit 1,5",
    quelle: seite(
      "Rechtsanwälte Warken, So berechnet man Anwaltsgebühren",
      "http://rechtsanwaelte-warken.de/informationen/so-berechnet-man-anwaltsgebuehren.html",
    ),
    eingabe: eingabe(sache(rvg2013, [p("2300", { satz100: 150 })], { wert: 7_200_00 })),
    erwartet: rechnung([], undefined, undefined, 837_76),
  },
  {
    titel: "Vertretung über 1.200 Euro mit 1,3",
    quelle: seite(
      "Kanzlei Tanja Schulz, Berechnung nach dem Streitwert",
      "http://www.kanzlei-tanja-schulz.de/kosten/berechnung-nach-dem-streitwert",
    ),
    eingabe: eingabe(sache(rvg2013, [p("2300")], { wert: 1_200_00 })),
    erwartet: rechnung([], undefined, undefined, 201_71),
  },
  {
    titel: "Vertretung über 2.000 Euro mit 1,3",
    quelle: seite(
      "Kanzlei Carl Barthel, Vertretung außergerichtlich",
      "https://carlbarthel.de/mandanten-bereich/gebuehren/vertretung-aussergerichtlich",
    ),
    eingabe: eingabe(sache(rvg2021, [p("2300")], { wert: 2_000_00 })),
    erwartet: rechnung(
      [
        ["2300", 215_80],
        ["7002", 20_00],
      ],
      235_80,
      44_80,
      280_60,
    ),
  },
  {
    titel: "Verwaltungsstreit zum Regelwert von 5.000 Euro, außergerichtlich",
    quelle: neie,
    eingabe: eingabe(sache(rvg2004, [p("2300")], { wert: 5_000_00 })),
    erwartet: rechnung(
      [
        ["2300", 391_30],
        ["7002", 20_00],
      ],
      411_30,
      78_15,
      489_45,
    ),
  },
  {
    titel: "Verwaltungsstreit zum Regelwert von 5.000 Euro, gerichtlich",
    quelle: neie,
    eingabe: eingabe(sache(rvg2004, [p("3100"), p("3104")], { wert: 5_000_00 })),
    erwartet: rechnung(
      [
        ["3100", 391_30],
        ["3104", 361_20],
        ["7002", 20_00],
      ],
      772_50,
      146_78,
      919_28,
    ),
  },
  {
    titel: "Abmahnung, Wert 10.000 Euro",
    quelle: nitecore,
    eingabe: eingabe(sache(rvg2013, [p("2300")], { wert: 10_000_00 })),
    erwartet: rechnung([], undefined, undefined, 887_03),
  },
  {
    titel: "Prozess über 1.000 Euro",
    quelle: seite(
      "rechtsanwaelte-cuxhaven.de, Anwaltskosten: gerichtliche Tätigkeit",
      "https://rechtsanwaelte-cuxhaven.de/index.php/anwaltskosten/gerichtliche-taetigkeit",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3100"), p("3104")], { wert: 1_000_00 })),
    erwartet: rechnung([
      ["3100", 114_40],
      ["3104", 105_60],
    ]),
  },
  {
    titel: "1,5, 0,3 und 1,2 Gebühren aus 2.500 Euro",
    quelle: haufe(
      "§ 2 Überblick, Begrifflichkeiten und Orientierung, 1. Wertgebühren, Rz. 104",
      "2-ueberblick-begrifflichkeiten-und-orientierung-1-wertgebuehren_idesk_PI17574_HI10885809",
    ),
    eingabe: eingabe([
      sache(rvg2013, [p("2301"), p("1000")], { id: "vor", wert: 2_500_00 }),
      sache(rvg2013, [p("3104")], { id: "termin", wert: 2_500_00 }),
    ]),
    erwartet: rechnung([
      ["1000", 301_50],
      ["2301", 60_30],
      ["3104", 241_20],
    ]),
  },
  {
    titel: "Erinnerung gegen 150 Euro, Pauschale unter 20 Euro",
    quelle: seite(
      "Mock, Leserforum: Sind Erinnerung und Beschwerde zwei Angelegenheiten?, RVG professionell",
      "https://iww.de/rvgprof/gebuehren-in-nebengebieten/leserforum-sind-erinnerung-und-beschwerde-zwei-angelegenheiten-f164861",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3500")], { wert: 150_00 })),
    erwartet: rechnung([
      ["3500", 24_50],
      ["7002", 4_90],
    ]),
    bemerkung: "Die gedruckte Umsatzsteuer von 5,58 EUR ist abgeschnitten und bleibt hier weg.",
  },
  {
    titel: "Prozess über 5.000 Euro mit Einigung, Auftrag im März 2026",
    quelle: reiche,
    eingabe: eingabe(sache(tag("2026-03-01"), [p("3100"), p("3104"), p("1000")], { wert: 5_000_00 })),
    erwartet: rechnung(
      [
        ["3100", 460_85],
        ["3104", 425_40],
        ["1000", 531_75],
        ["7002", 20_00],
      ],
      undefined,
      undefined,
      1_711_22,
    ),
    bemerkung: "Beispiel 1 der Anleitung; freie Software, keine Fachzeitschrift.",
  },
  {
    titel: "Vertretung und Prozess über 10.000 Euro für zwei Auftraggeber nach dem Recht von 2025",
    quelle: reiche,
    eingabe: eingabe(
      [
        sache(tag("2026-03-01"), [p("2300")], { id: "vor", wert: 10_000_00 }),
        sache(tag("2026-03-01"), [p("3100")], { id: "streit", wert: 10_000_00, auftraggeber: 2 }),
      ],
      { anrechnungen: [aufrechnung(["vor", "2300"], ["streit", "3100"])] },
    ),
    erwartet: rechnungen(
      [
        ["2300", 847_60],
        ["7002", 20_00],
        ["3100", 847_60 + 195_60],
        ["vorb3-4", -423_80],
        ["7002", 20_00],
      ],
      { vor: 867_60, streit: 639_40 },
      { umsatzsteuer: 164_84 + 121_49, brutto: 1_793_33 },
    ),
    bemerkung:
      "Beispiel 2 der Anleitung; freie Software, keine Fachzeitschrift. Zwei Auftraggeber nur im Prozess; die Erhöhung von 195,60 EUR ist dort eine eigene Zeile.",
  },
];
