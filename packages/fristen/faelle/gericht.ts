import { frist, type Land, verlaengerung } from "../index.ts";
import { dauer, type Fall, t } from "./fall.ts";

const berufung = (zustellung: string, land?: Land) => () =>
  frist({
    ereignisAm: t(zustellung),
    ereignisArt: "zustellung",
    dauer: dauer(1, "monat"),
    regime: "ZPO",
    ...(land && { ort: { land } }),
  });
const begruendung = (zustellung: string, land: Land) => () =>
  frist({
    ereignisAm: t(zustellung),
    ereignisArt: "zustellung",
    dauer: dauer(2, "monat"),
    fristtyp: "begruendung",
    regime: "ZPO",
    ort: { land },
  });
const verlaengert = (zustellung: string, land: Land) => () =>
  verlaengerung({
    frist: { ereignisAm: t(zustellung), dauer: dauer(2, "monat") },
    um: dauer(1, "monat"),
    regime: "ZPO",
    ort: { land },
  });

/** Periods of appeal and their extension. */
export const gerichtsfaelle: readonly Fall[] = [
  {
    titel: "Berufung am Montag, weil der Monat am Sonntag endet",
    quelle: "BGH, Beschluss vom 08.01.2013, VI ZB 52/12",
    rechnung: berufung("2012-05-10", "NW"),
    ende: "2012-06-11",
  },
  {
    titel: "Begründung einen Tag nach Ablauf von zwei Monaten ist verspätet",
    quelle: "BGH, Beschluss vom 08.01.2013, VI ZB 52/12",
    rechnung: begruendung("2012-05-10", "NW"),
    ende: "2012-07-10",
  },
  {
    titel: "Verlängerungsantrag einen Tag nach Ablauf der Begründungsfrist",
    quelle: "BGH, Beschluss vom 06.02.2018, II ZB 14/17",
    rechnung: begruendung("2016-09-23", "BE"),
    ende: "2016-11-23",
  },
  {
    titel: "Begründungsfrist nach dem Empfangsbekenntnis vom 22.12.2020",
    quelle: "BGH, Beschluss vom 13.07.2022, VII ZB 29/21",
    rechnung: begruendung("2020-12-22", "HE"),
    ende: "2021-02-22",
  },
  {
    titel: "Begründungsfrist bei Zustellung am 23.12.2020",
    quelle: "BGH, Beschluss vom 13.07.2022, VII ZB 29/21",
    rechnung: begruendung("2020-12-23", "HE"),
    ende: "2021-02-23",
  },
  {
    titel: "Verlängerung um einen Monat bis zum 16.05.2018",
    quelle: "BGH, Beschluss vom 13.02.2020, V ZB 99/19",
    rechnung: verlaengert("2018-02-16", "NW"),
    ende: "2018-05-16",
    zwischentage: { "urspruengliches-ende": "2018-04-16" },
  },
  {
    titel: "Verlängerung um einen Monat, das heißt bis zum Ablauf des 04.11.2016",
    quelle:
      "Anwaltslupe, Fristverlängerung für die Berufungsbegründung und das Beschleunigungsgebot in Räumungssachen",
    rechnung: verlaengert("2016-08-04", "BW"),
    ende: "2016-11-04",
    zwischentage: { "urspruengliches-ende": "2016-10-04" },
  },
  {
    titel: "Die verlängerte Frist schließt sich an den Werktag nach dem Sonntag an",
    quelle: "BGH, Beschluss vom 10.03.2009, VII ZB 87/08 (Leitsatz; Zustellung 29.04.2008)",
    rechnung: verlaengert("2008-04-29", "HE"),
    ende: "2008-07-30",
    zwischentage: { "urspruengliches-ende": "2008-06-30" },
  },
  {
    titel: "Die Monatsfrist des § 520 Abs. 2 Satz 3 ZPO läuft bis zum 29.09.2014",
    quelle: "BGH, Beschluss vom 08.04.2015, VII ZB 62/14",
    rechnung: () =>
      verlaengerung({
        bisherigesEndeAm: t("2014-08-29"),
        um: dauer(1, "monat"),
        regime: "ZPO",
        ort: { land: "BW" },
      }),
    ende: "2014-09-29",
  },
  {
    titel: "Verlängerung nur bis zu einem Tag: 22.09.2014",
    quelle: "BGH, Beschluss vom 08.04.2015, VII ZB 62/14",
    rechnung: () =>
      verlaengerung({
        bisherigesEndeAm: t("2014-08-29"),
        bis: t("2014-09-22"),
        regime: "ZPO",
        ort: { land: "BW" },
      }),
    ende: "2014-09-22",
  },
  {
    titel: "Klage am 14.02.2006 nach Zustellung am 12.01.2006 ist verfristet",
    quelle: "Lexexakt, Fristen (VwGO)",
    rechnung: () => frist({ ereignisAm: t("2006-01-12"), dauer: dauer(1, "monat"), regime: "VwGO" }),
    ende: "2006-02-13",
  },
  {
    titel: "Folgesache: zwei Wochen vor dem Termin am 20.01.2011, noch am 05.01.2011",
    quelle: "BGH, Beschluss vom 05.06.2013, XII ZB 427/11",
    rechnung: () =>
      frist({
        ereignisAm: t("2011-01-20"),
        ereignisArt: "termin",
        dauer: dauer(2, "woche"),
        richtung: "rueckwaerts",
        regime: "FamFG",
        ort: { land: "TH" },
      }),
    ende: "2011-01-05",
  },
  {
    titel: "Folgesache: Termin am 20.08., Antrag bis 05.08.",
    quelle: "Kubik/Roßmann, Das Unterhaltsverfahrensrecht, Rz. 196 (Haufe)",
    rechnung: () =>
      frist({
        ereignisAm: t("2020-08-20"),
        dauer: dauer(2, "woche"),
        richtung: "rueckwaerts",
        regime: "FamFG",
        ort: { land: "BE" },
      }),
    ende: "2020-08-05",
  },
];
