import { tag } from "@gebuehrenportal/recht";
import {
  aufrechnung,
  eingabe,
  type Fall,
  haufe,
  p,
  rechnung,
  rechnungen,
  rvg2013,
  rvg2021,
  sache,
} from "./fall.ts";

/** Verwaltungsverfahren and Nachprüfung with the credit of Vorbem. 2.3 Abs. 4 VV. */
export const verwaltungsrecht: readonly Fall[] = [
  {
    titel: "Fahrtenbuchauflage: im Widerspruchsverfahren nur der halbe Wert",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV Vorb. 2.3, Rz. 73",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vv-vorb-23-d-anrechnung-bei-geringerem-wert_idesk_PI17574_HI14753986",
    ),
    eingabe: eingabe(
      [
        sache(rvg2021, [p("2300", { satz100: 150 })], { id: "verwaltung", wert: 9_600_00 }),
        sache(rvg2021, [p("2300", { satz100: 150 })], { id: "widerspruch", wert: 4_800_00 }),
      ],
      { anrechnungen: [aufrechnung(["verwaltung", "2300"], ["widerspruch", "2300"], { regel: "vorb23-4" })] },
    ),
    erwartet: rechnungen(
      [
        ["2300", 921_00],
        ["7002", 20_00],
        ["2300", 501_00],
        ["vorb23-4", -250_50],
        ["7002", 20_00],
      ],
      { verwaltung: 941_00, widerspruch: 270_50 },
      { umsatzsteuer: 230_19, brutto: 1_441_69 },
    ),
  },
  {
    titel: "Verwaltungs- und Widerspruchsverfahren zum Regelwert",
    quelle: haufe(
      "AGkompakt 5/2020, Mehrfache hintereinander folgende Anrechnung, 4. Verwaltungsrecht, I. und II.",
      "agkompakt-052020-mehrfache-hintereinander-folgende-anr-4-verwaltungsrecht_idesk_PI17574_HI13890370",
      "5/2020",
    ),
    eingabe: eingabe(
      [
        sache(rvg2013, [p("2300", { satz100: 130 })], { id: "verwaltung", wert: 5_000_00 }),
        sache(rvg2013, [p("2300", { satz100: 130 })], { id: "widerspruch", wert: 5_000_00 }),
      ],
      { anrechnungen: [aufrechnung(["verwaltung", "2300"], ["widerspruch", "2300"], { regel: "vorb23-4" })] },
    ),
    erwartet: rechnungen(
      [
        ["2300", 393_90],
        ["7002", 20_00],
        ["2300", 393_90],
        ["vorb23-4", -196_95],
        ["7002", 20_00],
      ],
      { verwaltung: 413_90, widerspruch: 216_95 },
      { umsatzsteuer: 119_86, brutto: 750_71 },
    ),
    bemerkung: "Teil III der Quelle zieht bei 0,65 versehentlich 393,90 statt 196,95 EUR ab und bleibt weg.",
  },
  {
    titel: "Widerspruchsverfahren über 4.000 Euro zur Mittelgebühr",
    quelle: haufe(
      "§ 29 Allgemeine verwaltungsrechtliche Angelegenheiten, Rz. 100, Beispiel 45, I.",
      "29-allgemeine-verwaltungsrechtliche-angelegenheiten-6-anrechnung-der-geschaeftsgebuehr_idesk_PI17574_HI15461180",
    ),
    eingabe: eingabe(sache(rvg2021, [p("2300", { rahmen: "mittel" })], { wert: 4_000_00 })),
    erwartet: rechnung(
      [
        ["2300", 417_00],
        ["7002", 20_00],
      ],
      437_00,
      83_03,
      520_03,
    ),
  },
  {
    titel: "Verwaltungsverfahren vor, Widerspruch nach dem 1. August 2013",
    quelle: haufe(
      "AGS 11/2013, Anrechnung in Übergangsfällen, VI. Verwaltungsverfahren/Widerspruchsverfahren",
      "ags-112013-anrechnung-in-uebergangsfaellen-vi-verwaltungsverfahrenwiderspruchsverfahren-wertgebuehren_idesk_PI17574_HI6429510",
      "11/2013",
    ),
    eingabe: eingabe(
      [
        sache(tag("2013-06-15"), [p("2300")], { id: "verwaltung", wert: 6_000_00 }),
        sache(tag("2013-09-15"), [p("2300")], { id: "widerspruch", wert: 6_000_00 }),
      ],
      { anrechnungen: [aufrechnung(["verwaltung", "2300"], ["widerspruch", "2300"], { regel: "vorb23-4" })] },
    ),
    erwartet: rechnungen(
      [
        ["2300", 439_40],
        ["7002", 20_00],
        ["2300", 460_20],
        ["vorb23-4", -219_70],
        ["7002", 20_00],
      ],
      { verwaltung: 459_40, widerspruch: 260_50 },
    ),
    bemerkung:
      "Die Quelle druckt 85,39 statt 87,29 EUR Umsatzsteuer im Verwaltungsverfahren und nennt die zweite Geschäftsgebühr versehentlich Nr. 2302.",
  },
];
