import { abgerufen, eingabe, type Fall, haufe, p, rechnung, rvg2013, rvg2021, sache } from "./fall.ts";

const deubner = {
  titel: "Drotleff, Berechnungsbeispiele für Gebühren im Strafverfahren",
  datum: abgerufen,
  fundort:
    "https://www.deubner-recht.de/produkte/verkehrsstrafrecht/doc/berechnungsbeispiele-fuer-gebuehren-im-strafverfahren-934893",
};
const ersterRechtszug = haufe(
  "§ 35 Strafsachen, Rz. 85, Beispiel 34",
  "35-strafsachen-b-der-anwalt-war-bereits-im-vorbereitenden-verfahren-beauftragt_idesk_PI17574_HI15461548",
);

const haftpruefung = haufe(
  "§ 35 Strafsachen, Rz. 123, Beispiel 68",
  "35-strafsachen-6-terminsgebuehr-fuer-hauptverhandlung-und-terminsgebuehr-fuer-termine-ausserhalb-der-hauptverhandlung_idesk_PI17574_HI15461567",
);
const duellberg = {
  titel: "Rechtsanwalt Düllberg, Gebührenbeispiele",
  datum: abgerufen,
  fundort: "http://ra-duellberg.de/index.php/15-strafverteidigung/preise/27-gebuehrenbeispiele",
};
const ohnePauschale = { auslagen: { pauschale: false } } as const;

/** Fees of the defence, part 4 VV. */
export const strafsachen: readonly Fall[] = [
  {
    titel: "Einstellung bei Untersuchungshaft: zusätzliche Gebühr ohne Zuschlag",
    quelle: haufe(
      "AGkompakt 10/2015, Die Höhe der zusätzlichen Gebühren, IV. Kein Haftzuschlag",
      "agkompakt-102015-die-hoehe-der-zusaetzlichen-gebuehren-in-iv-kein-haftzuschlag_idesk_PI17574_HI8758861",
      "10/2015",
    ),
    eingabe: eingabe(sache(rvg2013, [p("4100"), p("4107"), p("4141", { bezug: { nr: "4106" } })])),
    erwartet: rechnung(
      [
        ["4100", 200_00],
        ["4107", 201_25],
        ["4141", 165_00],
        ["7002", 20_00],
      ],
      586_25,
      111_39,
      697_64,
    ),
  },
  {
    titel: "Vernehmung durch die Staatsanwaltschaft",
    quelle: { ...deubner, fundort: `${deubner.fundort}, Vernehmungsterminsgebühr` },
    eingabe: eingabe(sache(rvg2021, [p("4100"), p("4104"), p("4102")], { auslagen: { pauschale: false } })),
    erwartet: rechnung(
      [
        ["4100", 220_00],
        ["4104", 181_50],
        ["4102", 187_00],
      ],
      588_50,
    ),
  },
  {
    titel: "Vernehmung und Vorführung mit Haftzuschlag",
    quelle: { ...deubner, fundort: `${deubner.fundort}, mehrere Vernehmungstermine` },
    eingabe: eingabe(sache(rvg2021, [p("4100"), p("4105"), p("4103")], { auslagen: { pauschale: false } })),
    erwartet: rechnung(
      [
        ["4100", 220_00],
        ["4105", 221_50],
        ["4103", 228_50],
      ],
      670_00,
    ),
  },
  {
    titel: "Gerichtliches Verfahren vor dem Amtsgericht ohne Hauptverhandlung",
    quelle: { ...ersterRechtszug, titel: `${ersterRechtszug.titel}, I.` },
    eingabe: eingabe(sache(rvg2021, [p("4106")])),
    erwartet: rechnung(
      [
        ["4106", 181_50],
        ["7002", 20_00],
      ],
      201_50,
      38_29,
      239_79,
    ),
  },
  {
    titel: "Gerichtliches Verfahren vor der Strafkammer ohne Hauptverhandlung",
    quelle: { ...ersterRechtszug, titel: `${ersterRechtszug.titel}, II.` },
    eingabe: eingabe(sache(rvg2021, [p("4112")])),
    erwartet: rechnung(
      [
        ["4112", 203_50],
        ["7002", 20_00],
      ],
      223_50,
      42_47,
      265_97,
    ),
  },
  {
    titel: "Gerichtliches Verfahren vor dem Schwurgericht ohne Hauptverhandlung",
    quelle: { ...ersterRechtszug, titel: `${ersterRechtszug.titel}, III.` },
    eingabe: eingabe(sache(rvg2021, [p("4118")])),
    erwartet: rechnung(
      [
        ["4118", 434_50],
        ["7002", 20_00],
      ],
      454_50,
    ),
  },

  {
    titel: "Haftprüfung und Hauptverhandlung vor dem Amtsgericht",
    quelle: { ...haftpruefung, titel: `${haftpruefung.titel}, I.` },
    eingabe: eingabe(sache(rvg2021, [p("4106"), p("4108"), p("4102")])),
    erwartet: rechnung(
      [
        ["4106", 181_50],
        ["4108", 302_50],
        ["4102", 187_00],
        ["7002", 20_00],
      ],
      691_00,
      131_29,
      822_29,
    ),
  },
  {
    titel: "Haftprüfung und Hauptverhandlung vor der Strafkammer",
    quelle: { ...haftpruefung, titel: `${haftpruefung.titel}, II.` },
    eingabe: eingabe(sache(rvg2021, [p("4112"), p("4114"), p("4102")])),
    erwartet: rechnung(
      [
        ["4112", 203_50],
        ["4114", 352_00],
        ["4102", 187_00],
        ["7002", 20_00],
      ],
      762_50,
      144_88,
      907_38,
    ),
  },
  {
    titel: "Haftprüfung und Hauptverhandlung vor dem Schwurgericht",
    quelle: { ...haftpruefung, titel: `${haftpruefung.titel}, III.` },
    eingabe: eingabe(sache(rvg2021, [p("4118"), p("4120"), p("4102")])),
    erwartet: rechnung(
      [
        ["4118", 434_50],
        ["4120", 583_00],
        ["4102", 187_00],
        ["7002", 20_00],
      ],
      1_224_50,
      232_66,
      1_457_16,
    ),
  },
  {
    titel: "Strafrichter mit einem Hauptverhandlungstag",
    quelle: { ...duellberg, titel: `${duellberg.titel}, Beispiel 1` },
    eingabe: eingabe(sache(rvg2013, [p("4100"), p("4106"), p("4108")], ohnePauschale)),
    erwartet: rechnung(
      [
        ["4100", 200_00],
        ["4106", 165_00],
        ["4108", 275_00],
      ],
      640_00,
      121_60,
      761_60,
    ),
  },
  {
    titel: "Schöffengericht mit drei Tagen und Berufung mit einem Tag",
    quelle: { ...duellberg, titel: `${duellberg.titel}, Beispiel 2` },
    eingabe: eingabe([
      sache(rvg2013, [p("4100"), p("4106"), p("4108", { anzahl: 3 })], { id: "erste", ...ohnePauschale }),
      sache(rvg2013, [p("4124"), p("4126")], { id: "berufung", ...ohnePauschale }),
    ]),
    erwartet: rechnung(
      [
        ["4100", 200_00],
        ["4106", 165_00],
        ["4108", 825_00],
        ["4124", 320_00],
        ["4126", 320_00],
      ],
      1_830_00,
      347_70,
      2_177_70,
    ),
  },
  {
    titel: "Ermittlungsverfahren und Strafkammer mit drei Tagen bei Inhaftierung",
    quelle: { ...duellberg, titel: `${duellberg.titel}, Beispiel 3` },
    eingabe: eingabe([
      sache(rvg2013, [p("4101"), p("4105")], { id: "ermittlung", ...ohnePauschale }),
      sache(rvg2013, [p("4113"), p("4115", { anzahl: 3 })], { id: "gericht", ...ohnePauschale }),
    ]),
    erwartet: rechnung(
      [
        ["4101", 245_00],
        ["4105", 201_25],
        ["4113", 225_00],
        ["4115", 1_170_00],
      ],
      1_841_25,
      349_84,
      2_191_09,
    ),
  },
  {
    titel: "Einstellung durch die Staatsanwaltschaft",
    quelle: haufe(
      "Sattler, AnwaltFormulare Mandanteninformationen, 3. Aufl. 2023, Muster 5.7",
      "muster-57-anwaltskosten-im-strafverfahren-amtsgericht-1-rechtszug_idesk_PI17574_HI15944266",
      "2023",
    ),
    eingabe: eingabe(sache(rvg2021, [p("4100"), p("4104"), p("4141", { bezug: { nr: "4106" } })])),
    erwartet: rechnung([
      ["4100", 220_00],
      ["4104", 181_50],
      ["4141", 181_50],
      ["7002", 20_00],
    ]),
    bemerkung: "Die Summen der Quelle enthalten 12 EUR für die Aktenversendung.",
  },
];
