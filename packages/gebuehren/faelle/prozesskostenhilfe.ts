import { cent } from "@gebuehrenportal/recht";
import {
  eingabe,
  type Fall,
  haufe,
  p,
  rechnung,
  rvg2013,
  rvg2021,
  rvg2025,
  sache,
  type Zeilenliste,
  zeilen,
} from "./fall.ts";

const entwurf2025 = haufe(
  "AGS 7/2024, Entwurf eines Gesetzes zur Änderung des RVG, Gebührenanhebung in § 49 RVG",
  "ags-072024-entwurf-eines-gesetzes-zur-aenderung-des-rvg-a-gebuehrenanhebung-in-49-rvg_idesk_PI17574_HI16424486",
  "7/2024",
);

const wertgrenze = haufe(
  "ZAP 2/2021, Was bringt das Kostenrechtsänderungsgesetz, VI. Anhebung der Wertgrenze, Beispiel 3",
  "zap-22021-was-bringt-das-kostenrechtsaenderungsgesetz-vi-anhebung-der-wertgrenze-bei-prozess-und-verfahrenskostenhilfe_idesk_PI17574_HI14293115",
  "2/2021",
);

const differenz = haufe(
  "§ 3 Prozesskosten- und Beratungshilfe, Differenz zwischen Gesamtwert und Prozesskostenhilfe-Wert, Rz. 260",
  "3-prozesskosten-und-beratungshilfe-3-differenz-zwischen-wahlanwaltsverguetung-aus-gesamtwert-und-wahlanwaltsverguetung-aus-prozesskostenhilfe-wert_idesk_PI17574_HI12573420",
);

/** Fees only, no lump sum and no VAT, as the sources print them. */
const nurGebuehren = { vertretung: "beigeordnet", auslagen: { pauschale: false } } as const;

const kasse = (liste: Zeilenliste, gebuehren?: number) => ({
  staatskasse: { zeilen: zeilen(liste), ...(gebuehren === undefined ? {} : { gebuehren: cent(gebuehren) }) },
});

/** Legal aid: fees of § 49 RVG and the difference to the regular remuneration. */
export const prozesskostenhilfe: readonly Fall[] = [
  {
    titel: "Beklagter mit beigeordnetem Anwalt, Wert 10.000 Euro",
    quelle: haufe(
      "AGS 9/2022, Fragen und Lösungen, Vergütung des Prozessbevollmächtigten des Beklagten",
      "ags-092022-fragen-und-loesungen-i-verguetung-des-prozessbevollmaechtigten-des-beklagten_idesk_PI17574_HI15352574",
      "9/2022",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3100"), p("3104")], { wert: 10_000_00, vertretung: "beigeordnet" })),
    erwartet: {
      staatskasse: {
        zeilen: zeilen([
          ["3100", 440_70],
          ["3104", 406_80],
          ["7002", 20_00],
        ]),
        umsatzsteuer: cent(164_83),
        brutto: cent(1_032_33),
      },
    },
  },
  {
    titel: "Weitere Vergütung aus der Verfahrensgebühr, Wert 10.000 Euro",
    quelle: haufe(
      "§ 13 Prozesskostenhilfe, Verfahrenskostenhilfe und Beratungshilfe, Vergütungsanspruch gegen die Staatskasse, Rz. 68",
      "13-prozesskostenhilfe-verfahrenskostenhilfe-und-berat-1-verguetungsanspruch-gegenueber-der-staatskasse_idesk_PI17574_HI15422493",
    ),
    eingabe: eingabe(sache(rvg2013, [p("3100")], { wert: 10_000_00, ...nurGebuehren }), {
      umsatzsteuer: false,
    }),
    erwartet: {
      ...rechnung([["3100", 725_40]]),
      staatskasse: { zeilen: zeilen([["3100", 399_10]]), weitereVerguetung: cent(326_30) },
    },
  },
  {
    titel: "Wahlanwaltsvergütung aus dem Gesamtwert von 6.000 Euro",
    quelle: differenz,
    eingabe: eingabe(sache(rvg2013, [p("3100"), p("3104")], { wert: 6_000_00 })),
    erwartet: rechnung(
      [
        ["3100", 460_20],
        ["3104", 424_80],
        ["7002", 20_00],
      ],
      undefined,
      171_95,
      1_076_95,
    ),
  },
  {
    titel: "Wahlanwaltsvergütung aus dem bewilligten Wert von 3.600 Euro",
    quelle: differenz,
    eingabe: eingabe(sache(rvg2013, [p("3100"), p("3104")], { wert: 3_600_00 })),
    erwartet: rechnung(
      [
        ["3100", 327_60],
        ["3104", 302_40],
        ["7002", 20_00],
      ],
      undefined,
      123_50,
      773_50,
    ),
  },
  {
    titel: "Höchste Stufe des § 49 RVG bis 2020, Wert 50.000 Euro",
    quelle: wertgrenze,
    eingabe: eingabe(sache(rvg2013, [p("3100"), p("3104")], { wert: 50_000_00, ...nurGebuehren })),
    erwartet: kasse(
      [
        ["3100", 581_10],
        ["3104", 536_40],
      ],
      1_117_50,
    ),
  },
  {
    titel: "§ 49 RVG seit 2021, Wert 50.000 Euro",
    quelle: wertgrenze,
    eingabe: eingabe(sache(rvg2021, [p("3100"), p("3104")], { wert: 50_000_00, ...nurGebuehren })),
    erwartet: kasse(
      [
        ["3100", 791_70],
        ["3104", 730_80],
      ],
      1_522_50,
    ),
  },
  {
    titel: "Wert 4.000 Euro: Staatskasse zahlt die volle Gebühr",
    quelle: entwurf2025,
    eingabe: eingabe(sache(rvg2021, [p("3100")], { wert: 4_000_00, ...nurGebuehren })),
    erwartet: { ...rechnung([["3100", 361_40]]), ...kasse([["3100", 361_40]]) },
  },
  {
    titel: "1,0-Gebühr aus 5.000 Euro nach dem Recht von 2021",
    quelle: entwurf2025,
    eingabe: eingabe(sache(rvg2021, [p("1003")], { wert: 5_000_00, ...nurGebuehren })),
    erwartet: { ...rechnung([["1003", 334_00]]), ...kasse([["1003", 284_00]]) },
  },
  {
    titel: "1,0-Gebühr aus 5.000 Euro nach dem Recht von 2025",
    quelle: entwurf2025,
    eingabe: eingabe(sache(rvg2025, [p("1003")], { wert: 5_000_00, ...nurGebuehren })),
    erwartet: { ...rechnung([["1003", 354_50]]), ...kasse([["1003", 319_00]]) },
    bemerkung: "Die Quelle bespricht den Entwurf; die Beträge sind unverändert Gesetz geworden.",
  },
  {
    titel: "Prozesskostenhilfe für 12.000 von 20.000 Euro: Staatskasse und Mandant",
    quelle: haufe(
      "Prozesskosten- und Beratungshilfe, 2. Teilweise Prozesskostenhilfe-Bewilligung, Rz. 280",
      "3-prozesskosten-und-beratungshilfe-2-teilweise-prozesskostenhilfe-bewilligung_idesk_PI17574_HI12573428",
    ),
    eingabe: eingabe(
      sache(rvg2013, [p("3100"), p("3104")], {
        wert: 20_000_00,
        bewilligterWert: cent(12_000_00),
        vertretung: "beigeordnet",
      }),
    ),
    erwartet: {
      offen: cent(410_55),
      staatskasse: {
        zeilen: zeilen([
          ["3100", 417_30],
          ["3104", 385_20],
          ["7002", 20_00],
        ]),
        netto: cent(822_50),
        umsatzsteuer: cent(156_28),
        brutto: cent(978_78),
        auszahlung: cent(978_78),
      },
    },
    bemerkung: "Die Quelle folgt BGHZ 13, 373 (Rz. 259): Differenz der Wahlanwaltsvergütungen.",
  },
];
