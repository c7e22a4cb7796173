import { cent } from "@gebuehrenportal/recht";
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
  rvg2021,
  sache,
} from "./fall.ts";

const ohnePauschale = { pauschale: false } as const;

const mehrwertVergleich = (reihenfolge: "anrechnung-vor-kappung" | "kappung-vor-anrechnung") =>
  eingabe(
    [
      sache(rvg2021, [p("2300", { satz100: 150 })], { id: "vor", wert: 15_000_00, auslagen: ohnePauschale }),
      sache(rvg2021, [p("3100", { wert: 15_000_00 }), p("3101", { wert: 10_000_00 })], {
        id: "streit",
        auslagen: ohnePauschale,
      }),
    ],
    {
      anrechnungen: [aufrechnung(["vor", "2300"], ["streit", "3100"])],
      schalter: { reihenfolge },
      umsatzsteuer: false,
    },
  );

const deubnerMehrwert = {
  titel: "Vergleichsrechnung bei Anrechnung der Geschäftsgebühr beim Vergleichsmehrwert",
  datum: abgerufen,
  fundort:
    "https://www.deubner-recht.de/produkte/arbeitsrecht-sozialrecht/doc/vergleichsrechnung-bei-anrechnung-der-geschaeftsgebuehr-beim-vergleichsmehrwert-1027640",
};

/** Credits of Vorbem. 3 Abs. 4, 5, 7 VV and § 15a RVG. */
export const anrechnung: readonly Fall[] = [
  {
    titel: "Einfaches Schreiben wird mit 0,15 angerechnet",
    quelle: haufe(
      "AGS 8/2021, Fälle zur Anrechnung der Geschäftsgebühr, Beispiel 4",
      "ags-082021-faelle-zur-anrechnung-der-geschaeftsgebuehr-in-e-einfaches-schreiben_idesk_PI17574_HI14710300",
      "8/2021",
    ),
    eingabe: eingabe(
      [
        sache(rvg2021, [p("2301")], { id: "vor", wert: 8_000_00 }),
        sache(rvg2021, [p("3100"), p("3104")], { id: "streit", wert: 8_000_00 }),
      ],
      { anrechnungen: [aufrechnung(["vor", "2301"], ["streit", "3100"])] },
    ),
    erwartet: rechnungen(
      [
        ["2301", 150_60],
        ["7002", 20_00],
        ["3100", 652_60],
        ["vorb3-4", -75_30],
        ["3104", 602_40],
        ["7002", 20_00],
      ],
      { vor: 170_60, streit: 1_199_70 },
    ),
    bemerkung: "Umsatzsteuer 32,41 und 227,94 EUR je Rechnung.",
  },
  {
    titel: "Vorzeitiges Ende des Klageauftrags: Anrechnung auf die 0,8-Verfahrensgebühr",
    quelle: haufe(
      "AGS 12/2021, Fragen und Lösungen, 2. Gerichtliche Tätigkeit",
      "ags-122021-fragen-und-loesungen-2-gerichtliche-taetigkeit_idesk_PI17574_HI14957105",
      "12/2021",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3101"), p("3104")], { wert: 5_000_00 }), {
      anrechnungen: [
        {
          von: { frueher: { ...p("2300", { satz100: 130, wert: 5_000_00 }), auftragAm: rvg2021 } },
          auf: { angelegenheit: "sache", position: "3101" },
        },
      ],
    }),
    erwartet: rechnung(
      [
        ["3101", 267_20],
        ["vorb3-4", -217_10],
        ["3104", 400_80],
        ["7002", 20_00],
      ],
      undefined,
      89_47,
      560_37,
    ),
  },
  {
    titel: "Beweisverfahren mit kleinerem Wert und Hauptsache",
    quelle: haufe(
      "§ 5 Anrechnung nach § 15a RVG, Wahlrecht bei unterschiedlichen Quoten",
      "5-anrechnung-nach-15a-rvg-b-wahlrecht-bei-unterschiedlichen-quoten_idesk_PI17574_HI15460379",
    ),
    eingabe: eingabe(
      [
        sache(rvg2021, [p("3100")], { id: "beweis", wert: 6_000_00 }),
        sache(rvg2021, [p("3100"), p("3104")], { id: "streit", wert: 10_000_00 }),
      ],
      { anrechnungen: [aufrechnung(["beweis", "3100"], ["streit", "3100"], { regel: "vorb3-5" })] },
    ),
    erwartet: rechnungen(
      [
        ["3100", 507_00],
        ["7002", 20_00],
        ["3100", 798_20],
        ["vorb3-5", -507_00],
        ["3104", 736_80],
        ["7002", 20_00],
      ],
      { beweis: 527_00, streit: 1_048_00 },
      { umsatzsteuer: 299_25, brutto: 1_874_25 },
    ),
  },
  {
    titel: "Zwei Beweisverfahren zu einer Hauptsache: Grenze des § 15a Abs. 2 RVG",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, § 15a, Rz. 78",
      "schneidervolpert-anwaltkommentar-rvg-rvg-15a-anrech-dd-mehrere-beweisverfahren_idesk_PI17574_HI14742413",
    ),
    eingabe: eingabe(
      [
        sache(rvg2021, [p("3100", { satz100: 100 })], { id: "beweis1", wert: 10_000_00 }),
        sache(rvg2021, [p("3100", { satz100: 100 })], { id: "beweis2", wert: 15_000_00 }),
        sache(rvg2021, [p("3100"), p("3104")], { id: "streit", wert: 100_000_00 }),
      ],
      {
        anrechnungen: [
          aufrechnung(["beweis1", "3100"], ["streit", "3100"], { regel: "vorb3-5" }),
          aufrechnung(["beweis2", "3100"], ["streit", "3100"], { regel: "vorb3-5" }),
        ],
      },
    ),
    erwartet: rechnungen(
      [
        ["3100", 614_00],
        ["3100", 718_00],
        ["3100", 2_151_50],
        ["3104", 1_986_00],
        ["7002", 20_00],
      ],
      { beweis1: 634_00, beweis2: 738_00, streit: 3_283_50 },
    ),
    bemerkung:
      "Die Quelle rechnet in den Beweisverfahren durchgehend mit dem Satz 1,0; er ist hier als Satz eingegeben.",
  },
  {
    titel: "Urkundenverfahren und Nachverfahren",
    quelle: haufe(
      "AGS 7/2023, Grundfälle zur Anrechnung in Urkunds- und Nachverfahren, Beispiel 2",
      "ags-072023-grundfaelle-zur-anrechnung-in-urkunds-und-n-iii-urkunds-und-nachverfahren_idesk_PI17574_HI15780786",
      "7/2023",
    ),
    eingabe: eingabe(
      [
        sache(rvg2021, [p("3100"), p("3104")], { id: "urkunde", wert: 10_000_00 }),
        sache(rvg2021, [p("3100"), p("3104")], { id: "nach", wert: 10_000_00 }),
      ],
      { anrechnungen: [aufrechnung(["urkunde", "3100"], ["nach", "3100"], { regel: "vorb3-7" })] },
    ),
    erwartet: rechnungen(
      [
        ["3100", 798_20],
        ["3104", 736_80],
        ["7002", 20_00],
        ["3100", 798_20],
        ["vorb3-7", -798_20],
        ["3104", 736_80],
        ["7002", 20_00],
      ],
      { urkunde: 1_555_00, nach: 756_80 },
    ),
    bemerkung: "Umsatzsteuer 295,45 und 143,79 EUR je Rechnung.",
  },
  {
    titel: "Nichtzulassungsbeschwerde und Revision vor dem Bundesverwaltungsgericht",
    quelle: haufe(
      "§ 29 Allgemeine verwaltungsrechtliche Angelegenheiten, Rz. 158, Beispiel 72",
      "29-allgemeine-verwaltungsrechtliche-angelegenheiten-5-vorausgegangene-nichtzulassungsbeschwerde_idesk_PI17574_HI15461205",
    ),
    eingabe: eingabe(
      [
        sache(rvg2021, [p("3506")], { id: "nzb", wert: 8_000_00 }),
        sache(rvg2021, [p("3206"), p("3210")], { id: "revision", wert: 8_000_00 }),
      ],
      { anrechnungen: [aufrechnung(["nzb", "3506"], ["revision", "3206"])] },
    ),
    erwartet: rechnungen(
      [
        ["3506", 803_20],
        ["7002", 20_00],
        ["3206", 803_20],
        ["nzb", -803_20],
        ["3210", 753_00],
        ["7002", 20_00],
      ],
      { nzb: 823_20, revision: 773_00 },
      { umsatzsteuer: 303_28, brutto: 1_899_48 },
    ),
  },
  {
    titel: "Mehrvergleich: erst anrechnen, dann begrenzen",
    quelle: deubnerMehrwert,
    eingabe: mehrwertVergleich("anrechnung-vor-kappung"),
    erwartet: rechnung(
      [
        ["2300", 1_077_00],
        ["3100", 933_40],
        ["vorb3-4", -538_50],
        ["3101", 491_20],
      ],
      1_963_10,
    ),
  },
  {
    titel: "Mehrvergleich: erst begrenzen, dann anrechnen",
    quelle: deubnerMehrwert,
    eingabe: mehrwertVergleich("kappung-vor-anrechnung"),
    erwartet: rechnung(
      [
        ["2300", 1_077_00],
        ["3100", 933_40],
        ["3101", 491_20],
        ["15", -288_40],
        ["vorb3-4", -538_50],
      ],
      1_674_70,
    ),
    bemerkung:
      "Die Quelle druckt statt der Kürzung die Grenze 1.136,20 EUR; −288,40 EUR ist ihr Abstand zu 1.424,60 EUR.",
  },

  {
    titel: "Zurückverweisung mit Klageerweiterung",
    quelle: haufe(
      "AGS 12/2024, Die Anrechnung in selbstständigen Beweisverfahren, III. Zurückverweisung der Sache",
      "ags-122024-die-anrechnung-in-selbststaendigen-beweisver-iii-zurueckverweisung-der-sache_idesk_PI17574_HI16714610",
      "12/2024",
    ),
    eingabe: eingabe(
      [
        sache(rvg2021, [p("3100"), p("3104")], { id: "erste", wert: 8_000_00 }),
        sache(rvg2021, [p("3200"), p("3202")], { id: "berufung", wert: 8_000_00 }),
        sache(rvg2021, [p("3100"), p("3104")], { id: "erneut", wert: 10_000_00 }),
      ],
      { anrechnungen: [aufrechnung(["erste", "3100"], ["erneut", "3100"], { regel: "vorb3-6" })] },
    ),
    erwartet: rechnung([
      ["3100", 652_60],
      ["3104", 602_40],
      ["7002", 20_00],
      ["3200", 803_20],
      ["3202", 602_40],
      ["7002", 20_00],
      ["3100", 798_20],
      ["vorb3-6", -652_60],
      ["3104", 736_80],
    ]),
    bemerkung: "Umsatzsteuer 242,25 und 270,86 EUR in den ersten beiden Rechnungen.",
  },
  {
    titel: "Feststehender Anrechnungsbetrag vor der Begrenzung nach § 15 Abs. 3 RVG",
    quelle: haufe(
      "AGS 5/2012, OLG München, 07.03.2012, 11 WF 360/12, Erst anrechnen, dann kürzen",
      "ags-52012-erst-anrechnen-dann-kuerzen-2-aus-den-gruenden_idesk_PI17574_HI2979128",
      "5/2012",
    ),
    eingabe: eingabe(
      sache(rvg2004, [p("3100", { wert: 37_650_00 }), p("3101", { wert: 30_000_00 })], {
        auslagen: ohnePauschale,
      }),
      {
        anrechnungen: [
          {
            von: { frueher: { nr: "2300", auftragAm: rvg2004 } },
            auf: { angelegenheit: "sache", position: "3100" },
            betrag: cent(365_00),
          },
        ],
        umsatzsteuer: false,
      },
    ),
    erwartet: rechnung(
      [
        ["3100", 1_172_60],
        ["3101", 606_40],
        ["vorb3-4", -365_00],
      ],
      1_414_00,
    ),
    bemerkung:
      "Von den Werten druckt die Quelle nur die Summe von 67.650 EUR; die Grenze von 1.560,00 EUR wird nicht erreicht.",
  },
];
