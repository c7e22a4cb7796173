import { cent } from "@gebuehrenportal/recht";
import {
  aufrechnung,
  eingabe,
  type Fall,
  haufe,
  p,
  rechnung,
  rechnungen,
  rvg2004,
  rvg2013,
  sache,
  zeilen,
} from "./fall.ts";

/** Settlements with further subjects: Nr. 3101 Nr. 2, 1000, 1003 VV and the cap of § 15 Abs. 3 RVG. */
export const einigung: readonly Fall[] = [
  {
    titel: "Vergleich mit Mehrwert von 13.000 Euro: beide Grenzen greifen",
    quelle: haufe(
      "AGkompakt 1/2011, Terminsgebühr bei Abschluss eines Mehrvergleichs, zutreffende Berechnung",
      "agkompakt-012011-terminsgebuehr-bei-abschluss-eines-meh-iv-zutreffende-berechnung_idesk_PI17574_HI2659200",
      "1/2011",
    ),
    eingabe: eingabe(
      sache(rvg2004, [
        p("3100", { wert: 27_000_00 }),
        p("3101", { wert: 13_000_00 }),
        p("3104", { wert: 40_000_00 }),
        p("1003", { wert: 27_000_00 }),
        p("1000", { wert: 13_000_00 }),
      ]),
    ),
    erwartet: rechnung(
      [
        ["3100", 985_40],
        ["3101", 420_80],
        ["3104", 1_082_40],
        ["1003", 758_00],
        ["1000", 789_00],
        ["7002", 20_00],
      ],
      3_628_00,
      689_32,
      4_317_32,
    ),
    bemerkung:
      "Bei 985,40 EUR nennt die Quelle als Wert versehentlich 40.000 statt 27.000 EUR. Grenzen: 1.172,60 und 1.353,00 EUR.",
  },
  {
    titel: "Vergleich mit nicht anhängigem Mehrwert von 24.549 Euro",
    quelle: haufe(
      "AGkompakt 3/2010, Terminsgebühr auch für nicht anhängige Gegenstände, Praxistipp",
      "agkompakt-032010-terminsgebuehr-auch-fuer-nicht-anhaengig-iii-der-praxistipp_idesk_PI17574_HI2552614",
      "3/2010",
    ),
    eingabe: eingabe(
      sache(rvg2004, [
        p("3100", { wert: 5_260_05 }),
        p("3101", { wert: 24_549_00 }),
        p("3104", { wert: 29_809_05 }),
        p("1003", { wert: 5_260_05 }),
        p("1000", { wert: 24_549_00 }),
      ]),
    ),
    erwartet: rechnung(
      [
        ["3100", 439_40],
        ["3101", 548_80],
        ["3104", 909_60],
        ["1003", 338_00],
        ["1000", 1_029_00],
        ["7002", 20_00],
      ],
      3_052_00,
      579_88,
      3_631_88,
    ),
    bemerkung: "Die Quelle druckt als Summe 29.809,50 EUR; die Werte ergeben 29.809,05 EUR, gleiche Stufe.",
  },
  {
    titel: "Drei anhängige Verfahren in einem Vergleich",
    quelle: haufe(
      "AGkompakt 6/2014, Mitvergleichen anderweitig anhängiger Gegenstände, 3., Verfahren 1/14",
      "agkompakt-62014-mitvergleichen-anderweitig-anhaengiger-3-anrechnung-bei-mehreren-einbezogenen-verfahren_idesk_PI17574_HI7006053",
      "6/2014",
    ),
    eingabe: eingabe(
      sache(rvg2013, [
        p("3100", { wert: 10_000_00 }),
        p("3101", { wert: 14_000_00 }),
        p("3104", { wert: 24_000_00 }),
        p("1003", { wert: 24_000_00 }),
      ]),
    ),
    erwartet: rechnung(
      [
        ["3100", 725_40],
        ["3101", 520_00],
        ["3104", 945_60],
        ["1003", 788_00],
        ["7002", 20_00],
      ],
      2_778_00,
      527_82,
      3_305_82,
    ),
    bemerkung: "Grenze des § 15 Abs. 3 RVG: 1.024,40 EUR.",
  },
  {
    titel: "Vergleich mit Mehrwert bei Verfahrenskostenhilfe, Tabelle des § 49 RVG",
    quelle: haufe(
      "AGS 8/2012, Verfahrensdifferenzgebühr bei Vergleich, Anmerkung (Thiel)",
      "ags-82012-verfahrensdifferenzgebuehr-bei-vergleich-in-e-3-anmerkung_idesk_PI17574_HI3267048",
      "8/2012",
    ),
    eingabe: eingabe(
      sache(
        rvg2004,
        [
          p("3100", { wert: 3_000_00 }),
          p("3101", { wert: 3_000_00 }),
          p("3104", { wert: 6_000_00 }),
          p("1003", { wert: 3_000_00 }),
          p("1000", { wert: 3_000_00 }),
        ],
        { vertretung: "beigeordnet" },
      ),
    ),
    erwartet: {
      staatskasse: {
        zeilen: zeilen([
          ["3100", 245_70],
          ["3101", 151_20],
          ["3104", 270_00],
          ["1003", 189_00],
          ["1000", 283_50],
          ["7002", 20_00],
        ]),
        netto: cent(920_00),
      },
    },
    bemerkung:
      "Grenzen: 292,50 und 337,50 EUR. Die gedruckte Umsatzsteuer von 171,00 EUR ist nur aus 900 EUR gerechnet.",
  },

  {
    titel: "Scheidungsverbund mit anderweitig anhängigem Trennungsunterhalt",
    quelle: haufe(
      "§ 10 Verbundverfahren, G. Einigung über nicht anhängige und anderweitig anhängige Gegenstände",
      "10-verbundverfahren-g-einigung-ueber-nicht-anhaengige-und-anderweitig-anhaengige-gegenstaende_idesk_PI17574_HI11443391",
    ),
    eingabe: eingabe(
      [
        sache(
          rvg2013,
          [
            p("3100", { wert: 7_200_00 }),
            p("3101", { wert: 4_800_00 }),
            p("3104", { wert: 12_000_00 }),
            p("1003", { wert: 4_800_00 }),
          ],
          { id: "verbund" },
        ),
        sache(rvg2013, [p("3100"), p("3104")], { id: "unterhalt", wert: 4_800_00 }),
      ],
      {
        anrechnungen: [
          aufrechnung(["verbund", "3101"], ["unterhalt", "3100"], { regel: "3101-1" }),
          aufrechnung(["verbund", "3104"], ["unterhalt", "3104"], { regel: "3104-2" }),
        ],
      },
    ),
    erwartet: rechnungen(
      [
        ["3100", 592_80],
        ["3101", 242_40],
        ["3104", 724_80],
        ["1003", 303_00],
        ["7002", 20_00],
        ["3101-1", -192_40],
        ["3104-2", -177_60],
      ],
      { verbund: 1_833_00 },
    ),
    bemerkung: "Grenze des § 15 Abs. 3 RVG: 785,20 EUR. Umsatzsteuer im Verbund 348,27 EUR.",
  },
];
