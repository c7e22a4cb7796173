import { cent, tag } from "@gebuehrenportal/recht";
import {
  abgerufen,
  eingabe,
  type Fall,
  haufe,
  p,
  rechnung,
  rvg2004,
  rvg2013,
  rvg2021,
  sache,
} from "./fall.ts";

const reisekosten = "38-auslagen-2-abrechnung-der-reisekosten_idesk_PI17574_HI7360366";

/** Expenses of part 7 VV, the Hebegebühr and the VAT. */
export const auslagen: readonly Fall[] = [
  {
    titel: "Kopien für Beteiligte und Auftraggeber: die ersten 50 vergüteten Seiten gemeinsam",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV 7000, Rz. 183",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vv7000-e-berechnung-der-ersten-50-abzurechnenden-seiten-bei-zusammentreffen-von-nr1buchstb-und-nr1buchstc_idesk_PI17574_HI14753487",
    ),
    eingabe: eingabe(
      sache(rvg2021, [], {
        auslagen: {
          pauschale: false,
          kopien: [
            { buchstabe: "b", sw: 130 },
            { buchstabe: "c", sw: 140 },
          ],
        },
      }),
    ),
    erwartet: { netto: cent(28_00), umsatzsteuer: cent(5_32), brutto: cent(33_32) },
    bemerkung: "Einzelne Beträge der Quelle: 15,00, 10,00 und 3,00 EUR.",
  },
  {
    titel: "Kopien für Beteiligte und Auftraggeber: die 100 freien Seiten je Buchstabe",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV 7000, Rz. 182",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vv7000-d-zusammentreffen-der-beschraenkungen-nach-nr1buchstb-und-nr1buchstc-mehr-als-100kopien_idesk_PI17574_HI14753486",
    ),
    eingabe: eingabe(
      sache(rvg2021, [], {
        auslagen: {
          pauschale: false,
          kopien: [
            { buchstabe: "b", sw: 90 },
            { buchstabe: "c", sw: 110 },
          ],
        },
      }),
    ),
    erwartet: { netto: cent(5_00), umsatzsteuer: cent(95), brutto: cent(5_95) },
  },
  {
    titel: "Fahrt zum Landgericht, zwei Stunden abwesend",
    quelle: haufe("§ 38 Auslagen, 2. Abrechnung der Reisekosten, Beispiel vor 52", reisekosten),
    eingabe: eingabe(
      sache(rvg2013, [], {
        auslagen: { pauschale: false, kilometer: [60], abwesenheiten: [{ minuten: 120 }] },
      }),
    ),
    erwartet: rechnung([
      ["7003", 18_00],
      ["7005", 25_00],
    ]),
  },
  {
    titel: "Fahrt mit Fähre und Parkgebühr, drei Stunden abwesend",
    quelle: haufe("§ 38 Auslagen, 2. Abrechnung der Reisekosten, Beispiel 52", reisekosten),
    eingabe: eingabe(
      sache(rvg2013, [], {
        auslagen: {
          pauschale: false,
          kilometer: [100],
          abwesenheiten: [{ minuten: 180 }],
          reisekosten: cent(5_36),
        },
      }),
    ),
    erwartet: rechnung([
      ["7003", 30_00],
      ["7005", 25_00],
      ["7006", 5_36],
    ]),
    bemerkung: "Nr. 7006: Fähre netto 3,36 EUR und Parkgebühr 2,00 EUR.",
  },
  {
    titel: "Hebegebühr für 8.000 Euro Fremdgeld",
    quelle: {
      titel: "Kowalski, Hebegebühren mit und ohne Hilfe eines Hebegebührenrechners berechnen",
      datum: "RENO Nr. 1",
      fundort: "RENO Nr. 1 S. 27, https://mein.kiehl.de/Dokument/719030/",
    },
    eingabe: eingabe(sache(rvg2013, [p("1009", { auszahlungen: [cent(8_000_00)] })])),
    erwartet: rechnung([["1009", 52_50]]),
  },
  {
    titel: "Erstberatung eines Verbrauchers bei 16 % Umsatzsteuer",
    quelle: {
      titel: "Rechtsanwalt Andreas Wehle, Erstberatung",
      datum: abgerufen,
      fundort: "https://rechtsanwalt-andreaswehle.jimdoweb.com/news-mehr/erstberatung",
    },
    eingabe: eingabe(
      sache(
        tag("2020-09-01"),
        [p("34", { betrag: 250_00, beratung: { art: "erstberatung", verbraucher: true } })],
        { auslagen: { pauschale: false } },
      ),
      { leistungsende: tag("2020-09-15") },
    ),
    erwartet: rechnung([["34", 190_00]], 190_00, undefined, 220_40),
    bemerkung: "Die Quelle nennt nur die Höchstbeträge; eingegeben ist eine höhere Gebühr.",
  },
  {
    titel: "Erstberatung eines Verbrauchers bei 19 % Umsatzsteuer",
    quelle: {
      titel: "Abrechnung einer Erstberatung für Verbraucher",
      datum: abgerufen,
      fundort: "https://anwalthh.jimdoweb.com/kosten-honorar/erstberatung",
    },
    eingabe: eingabe(
      sache(rvg2021, [p("34", { betrag: 250_00, beratung: { art: "erstberatung", verbraucher: true } })], {
        auslagen: { pauschale: false },
      }),
    ),
    erwartet: rechnung([["34", 190_00]], undefined, undefined, 226_10),
    bemerkung: "Die Quelle nennt nur die Höchstbeträge; eingegeben ist eine höhere Gebühr.",
  },
  {
    titel: "Prozess mit Reise und Vorschuss",
    quelle: {
      titel: "Frage an einen Anwalt: Rechnung über 23.261,32 EUR",
      datum: abgerufen,
      fundort: "https://www.frag-einen-anwalt.de/sitesearch.asp?page=25&q=anzahlung+zur%C3%BCck",
    },
    eingabe: eingabe(
      sache(rvg2004, [p("3100"), p("3104"), p("1003")], {
        wert: 23_261_32,
        auslagen: { kilometer: [200], abwesenheiten: [{ minuten: 200 }] },
      }),
      {
        zahlungen: [
          { betrag: cent(321_30), von: "vorschuss" },
          { betrag: cent(1_348_27), von: "mandant" },
        ],
      },
    ),
    erwartet: {
      ...rechnung(
        [
          ["3100", 891_80],
          ["3104", 823_20],
          ["1003", 686_00],
          ["7003", 60_00],
          ["7005", 20_00],
          ["7002", 20_00],
        ],
        2_501_00,
        475_19,
        2_976_19,
      ),
      offen: cent(1_306_62),
    },
    bemerkung: "Die zweite Zahlung rührte nach der Quelle wohl von der Staatskasse her.",
  },
  {
    titel: "Geschäftsreise von mehr als acht Stunden",
    quelle: haufe(
      "AGS 7/2021, Fragen und Lösungen, 4. Geschäftsreise, Auslagen",
      "ags-072021-fragen-und-loesungen-4-geschaeftsreise-auslagen_idesk_PI17574_HI14670080",
      "7/2021",
    ),
    eingabe: eingabe(
      sache(rvg2021, [], { auslagen: { pauschale: false, abwesenheiten: [{ minuten: 481 }] } }),
    ),
    erwartet: rechnung([["7005", 80_00]]),
    bemerkung: "Der gedruckte Nettobetrag der Bahnfahrt (239,70 statt 239,07 EUR) bleibt weg.",
  },
];
