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
];
