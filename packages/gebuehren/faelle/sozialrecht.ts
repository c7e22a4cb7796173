import { eingabe, type Fall, haufe, p, rechnung, rvg2004, rvg2021, sache } from "./fall.ts";

const lsgSchleswig = {
  titel: "LSG Schleswig-Holstein, Beschluss vom 17.03.2014, L 5 SF 43/14 B E",
  datum: "17.03.2014",
  fundort: "https://ra.de/urteil/lsgsh/l-5-sf-4314-b-e-2014-03-17, Rn. 4 f.",
};
const berufung = "31-sozialrechtliche-angelegenheiten-9-berufungsverfahren_idesk_PI17574_HI15461341";
const beschwerde =
  "31-sozialrechtliche-angelegenheiten-15-allgemeine-beschwerdeverfahren_idesk_PI17574_HI15461368";
const kapitel = "§ 31 Sozialrechtliche Angelegenheiten";

/** Betragsrahmengebühren before the social courts. */
export const sozialrecht: readonly Fall[] = [
  {
    titel: "Klage mit Verhandlung, Mittelgebühren",
    quelle: haufe(
      `${kapitel}, Rz. 126, Beispiel 55`,
      "31-sozialrechtliche-angelegenheiten-bb-terminsgebuehr-nach-vorbem3-abs3vv_idesk_PI17574_HI15461318",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3102"), p("3106")])),
    erwartet: rechnung(
      [
        ["3102", 360_00],
        ["3106", 335_00],
        ["7002", 20_00],
      ],
      715_00,
      135_85,
      850_85,
    ),
  },
  {
    titel: "Klage nach Widerspruchsverfahren mit Erledigung",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV 1005, 1006, Rz. 21",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vv1005-1006-b-klageverfahren-mit-vorbefassung_idesk_PI17574_HI14747503",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3102"), p("3106"), p("1006", { bezug: "3102" })]), {
      anrechnungen: [
        {
          von: { frueher: { ...p("2302", { betrag: 360_00 }), auftragAm: rvg2021 } },
          auf: { angelegenheit: "sache", position: "3102" },
        },
      ],
    }),
    erwartet: rechnung([
      ["3102", 360_00],
      ["vorb3-4", -180_00],
      ["3106", 335_00],
      ["1006", 360_00],
      ["7002", 20_00],
    ]),
    bemerkung:
      "Die vorangegangene Geschäftsgebühr von 360 EUR ist aus der gedruckten Anrechnung von 180 EUR zurückgerechnet. " +
      "Die gedruckte Zwischensumme 875 EUR lässt die Pauschale von 20 EUR aus.",
  },
  {
    titel: "Berufung ohne Termin",
    quelle: haufe(`${kapitel}, Rz. 211, Beispiel 112`, berufung),
    eingabe: eingabe(sache(rvg2021, [p("3204")])),
    erwartet: rechnung(
      [
        ["3204", 444_00],
        ["7002", 20_00],
      ],
      464_00,
      88_16,
      552_16,
    ),
  },
  {
    titel: "Berufung für zwei Auftraggeber",
    quelle: haufe(`${kapitel}, Rz. 212, Beispiel 113`, berufung),
    eingabe: eingabe(sache(rvg2021, [p("3204")], { auftraggeber: 2 })),
    erwartet: rechnung(
      [
        ["3204", 577_20],
        ["7002", 20_00],
      ],
      597_20,
      113_47,
      710_67,
    ),
  },
  {
    titel: "Allgemeine Beschwerde",
    quelle: haufe(`${kapitel}, Rz. 301, Beispiel 167`, beschwerde),
    eingabe: eingabe(sache(rvg2021, [p("3501")])),
    erwartet: rechnung(
      [
        ["3501", 137_00],
        ["7002", 20_00],
      ],
      157_00,
      29_83,
      186_83,
    ),
  },
  {
    titel: "Allgemeine Beschwerde für zwei Auftraggeber",
    quelle: haufe(`${kapitel}, Rz. 302, Beispiel 168`, beschwerde),
    eingabe: eingabe(sache(rvg2021, [p("3501")], { auftraggeber: 2 })),
    erwartet: rechnung(
      [
        ["3501", 178_10],
        ["7002", 20_00],
      ],
      198_10,
      undefined,
      235_74,
    ),
    bemerkung: "Die Quelle druckt 37,63 EUR Umsatzsteuer, ihre Summe enthält 37,64 EUR.",
  },
  {
    titel: "Prozesskostenhilfe-Prüfungsverfahren mit halber Mittelgebühr",
    quelle: haufe(
      `${kapitel}, Rz. 342, Beispiel 191`,
      "31-sozialrechtliche-angelegenheiten-21-prozesskostenhilfe-pruefungsverfahren_idesk_PI17574_HI15461376",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3335", { bezug: { nr: "3102" }, betrag: 180_00 })])),
    erwartet: rechnung(
      [
        ["3335", 180_00],
        ["7002", 20_00],
      ],
      200_00,
      38_00,
      238_00,
    ),
  },
  {
    titel: "Verkehrsanwalt im Klageverfahren",
    quelle: haufe(
      `${kapitel}, Rz. 311, Beispiel 172`,
      "31-sozialrechtliche-angelegenheiten-17-verkehrsanwalt_idesk_PI17574_HI15461370",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3400", { bezug: { nr: "3102" } })])),
    erwartet: rechnung(
      [
        ["3400", 360_00],
        ["7002", 20_00],
      ],
      380_00,
      72_20,
      452_20,
    ),
  },
  {
    titel: "Mittelgebühr und fiktive Terminsgebühr nach altem Recht, wie beantragt",
    quelle: lsgSchleswig,
    eingabe: eingabe(sache(rvg2004, [p("3102"), p("3106")])),
    erwartet: rechnung(
      [
        ["3102", 250_00],
        ["3106", 200_00],
        ["7002", 20_00],
      ],
      undefined,
      89_30,
      559_30,
    ),
  },
  {
    titel: "Mittelgebühr nach altem Recht ohne Terminsgebühr, wie festgesetzt",
    quelle: lsgSchleswig,
    eingabe: eingabe(sache(rvg2004, [p("3102")])),
    erwartet: rechnung(
      [
        ["3102", 250_00],
        ["7002", 20_00],
      ],
      undefined,
      undefined,
      321_30,
    ),
  },
];
