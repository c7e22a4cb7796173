import { cent } from "@gebuehrenportal/recht";
import { abgerufen, eingabe, type Fall, recht2013, recht2021 } from "./fall.ts";

const frankfurt = {
  titel: "Notarkosten, Beispiel 1: Kauf einer Eigentumswohnung in Frankfurt",
  datum: "Juli 2022",
  fundort: "immobilien-kaufen-frankfurt.de/notarkosten",
};
const frage = {
  titel: "Notarkostenrechnung zu Kaufvertrag und zwei Grundschulden",
  datum: abgerufen,
  fundort: "frag-einen-anwalt.de",
};
const versicherung = {
  titel: "Erbschein beantragen: Notarkosten der eidesstattlichen Versicherung",
  datum: abgerufen,
  fundort: "rammingerpartner.de/erbschein-beantragen",
};

const eidesstattlich = (wert: number, betrag: number, quelle = versicherung): Fall => ({
  titel: `Eidesstattliche Versicherung zum Erbschein, Nachlass ${wert} €`,
  quelle,
  eingabe: eingabe("gnotkg", recht2021, [["23300", wert]]),
  zeilen: { "23300": betrag },
});

export const notare: readonly Fall[] = [
  {
    titel: "Kaufvertrag über 400.000 € mit Vollzug, Betreuung, Treuhandauflage und Strukturdaten",
    quelle: { titel: "Kosten: Kaufvertrag", datum: abgerufen, fundort: "fp-notare.de/Kosten/Kaufvertrag" },
    eingabe: eingabe("gnotkg", recht2013, [
      ["21100", 400_000],
      ["22110", 400_000],
      ["22200", 400_000],
      ["22201", 50_000],
      ["22114", 400_000],
      ["32001", undefined, { angaben: { seiten: 209 } }],
      ["32002", undefined, { angaben: { dateien: 4, gescannteSeiten: 35 } }],
      ["32005"],
      ["32014"],
    ]),
    zeilen: {
      "21100": 1_570,
      "22110": 392.5,
      "22200": 392.5,
      "22201": 82.5,
      "22114": 235.5,
      "32001": 31.35,
      "32002": 17.5,
      "32005": 20,
      "32014": 520.95,
    },
    summe: 3_262.8,
    bemerkung: "Recht vor dem 01.01.2021: Nr. 22114 noch mit 0,3 Gebühr.",
  },
  {
    titel: "Kauf einer Eigentumswohnung für 350.000 €",
    quelle: frankfurt,
    eingabe: eingabe("gnotkg", recht2021, [
      ["21100", 350_000],
      ["22110", 350_000],
      ["22200", 350_000],
      ["32005"],
      ["32014"],
      ["32015", undefined, { betrag: cent(450) }],
    ]),
    zeilen: {
      "21100": 1_370,
      "22110": 342.5,
      "22200": 342.5,
      "32005": 20,
      "32014": 394.25,
      "32015": 4.5,
    },
    summe: 2_473.75,
  },
  {
    titel: "Grundschuld über 120.000 €",
    quelle: frankfurt,
    eingabe: eingabe("gnotkg", recht2021, [
      ["21200", 120_000],
      ["32005"],
      ["32014"],
      ["32015", undefined, { betrag: cent(450) }],
    ]),
    zeilen: { "21200": 300, "32005": 20, "32014": 60.8, "32015": 4.5 },
    summe: 385.3,
  },
  {
    titel: "Kaufvertrag über 290.000 € mit Auflassung und Betreuung aus dem doppelten Wert",
    quelle: frage,
    eingabe: eingabe("gnotkg", recht2021, [
      ["21100", 290_000],
      ["21201", 290_000],
      ["22200", 580_000],
    ]),
    zeilen: { "21100": 1_170, "21201": 292.5, "22200": 547.5 },
    bemerkung: "Die Auslagen der Rechnung sind gerundet wiedergegeben; verglichen sind die Gebühren.",
  },
  {
    titel: "Grundschuld über 156.600 € mit Betreuung und Rangbescheinigung",
    quelle: frage,
    eingabe: eingabe("gnotkg", recht2021, [
      ["21200", 156_600],
      ["22200", 156_600],
      ["25201", 156_600],
      ["32001", undefined, { angaben: { seiten: 47 } }],
      ["32005"],
      ["32014"],
    ]),
    zeilen: { "21200": 381, "22200": 190.5, "25201": 114.3, "32014": 135.44 },
    summe: 848.29,
    bemerkung: "Auslagen von zusammen 27,05 €: Pauschale und 47 Seiten zu 0,15 €.",
  },
  {
    titel: "Grundschuld über 33.700 € mit Betreuung und Rangbescheinigung",
    quelle: frage,
    eingabe: eingabe("gnotkg", recht2021, [
      ["21200", 33_700],
      ["22200", 33_700],
      ["25201", 33_700],
      ["32001", undefined, { angaben: { seiten: 47 } }],
      ["32014"],
    ]),
    zeilen: { "21200": 135, "22200": 67.5, "25201": 40.5, "32001": 7.05, "32014": 47.51 },
    summe: 297.56,
  },
  {
    titel: "Beurkundung eines Kaufvertrags über 600.000 €",
    quelle: {
      titel: "Beispielsrechnung für einen notariellen Grundstückskaufvertrag",
      datum: abgerufen,
      fundort: "notar-eisenschmidt.de/gebuhren",
    },
    eingabe: eingabe("gnotkg", recht2021, [["21100", 600_000]]),
    zeilen: { "21100": 2_190 },
  },
  {
    titel: "Kaufvertrag über eine Eigentumswohnung für 160.000 €",
    quelle: {
      titel: "Bundesnotarkammer: Beispielberechnungen",
      datum: abgerufen,
      fundort: "notar.de/themen/notarkosten/beispiele",
    },
    eingabe: eingabe("gnotkg", recht2021, [["21100", 160_000]]),
    zeilen: { "21100": 762 },
  },
  {
    titel: "Ehevertrag bei einem Reinvermögen von 40.000 €",
    quelle: {
      titel: "Bundesnotarkammer: Berechnungsbeispiele Ehe und Familie",
      datum: abgerufen,
      fundort: "notar.de/themen/familie/notarkosten-beispiele",
    },
    eingabe: eingabe("gnotkg", recht2021, [["21100", 40_000]]),
    zeilen: { "21100": 290 },
  },
  eidesstattlich(100_000, 273),
  eidesstattlich(500_000, 935),
  eidesstattlich(1_000_000, 1_735),
  eidesstattlich(200_000, 435, {
    titel: "Was kostet ein Erbschein?",
    datum: "2014",
    fundort: "berit-sander.de/2014/was-kostet-ein-erbschein",
  }),
];
