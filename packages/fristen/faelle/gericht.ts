import { frist, fuenfMonate, type Land, verlaengerung } from "../index.ts";
import { dauer, type Fall, nw, t } from "./fall.ts";

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

const sozialgericht = (zustellung: string, land: Land) => () =>
  frist({ ereignisAm: t(zustellung), dauer: dauer(1, "monat"), regime: "SGG", ort: { land } });

/** Periods of appeal and their extension. */
export const gerichtsfaelle: readonly Fall[] = [
  {
    titel: "Berufung am Montag, weil der Monat am Sonntag endet",
    quelle: "BGH, Beschluss vom 08.01.2013, VI ZB 52/12",
    nachweis: nw("entscheidung", "tatbestand", "mittel"),
    rechnung: berufung("2012-05-10", "NW"),
    ende: "2012-06-11",
  },
  {
    titel: "Begründung einen Tag nach Ablauf von zwei Monaten ist verspätet",
    quelle: "BGH, Beschluss vom 08.01.2013, VI ZB 52/12",
    nachweis: nw("entscheidung", "tatbestand", "mittel"),
    rechnung: begruendung("2012-05-10", "NW"),
    ende: "2012-07-10",
  },
  {
    titel: "Verlängerungsantrag einen Tag nach Ablauf der Begründungsfrist",
    quelle: "BGH, Beschluss vom 06.02.2018, II ZB 14/17",
    nachweis: nw("entscheidung", "woertlich"),
    rechnung: begruendung("2016-09-23", "BE"),
    ende: "2016-11-23",
  },
  {
    titel: "Begründungsfrist nach dem Empfangsbekenntnis vom 22.12.2020",
    quelle: "BGH, Beschluss vom 13.07.2022, VII ZB 29/21",
    nachweis: nw("entscheidung", "tatbestand"),
    rechnung: begruendung("2020-12-22", "HE"),
    ende: "2021-02-22",
  },
  {
    titel: "Begründungsfrist bei Zustellung am 23.12.2020",
    quelle: "BGH, Beschluss vom 13.07.2022, VII ZB 29/21",
    nachweis: nw("entscheidung", "tatbestand"),
    rechnung: begruendung("2020-12-23", "HE"),
    ende: "2021-02-23",
  },
  {
    titel: "Verlängerung um einen Monat bis zum 16.05.2018",
    quelle: "BGH, Beschluss vom 13.02.2020, V ZB 99/19",
    nachweis: nw("entscheidung", "woertlich"),
    rechnung: verlaengert("2018-02-16", "NW"),
    ende: "2018-05-16",
  },
  {
    titel: "Verlängerung um einen Monat, das heißt bis zum Ablauf des 04.11.2016",
    quelle:
      "Anwaltslupe, Fristverlängerung für die Berufungsbegründung und das Beschleunigungsgebot in Räumungssachen",
    nachweis: nw("leitfaden", "woertlich"),
    rechnung: verlaengert("2016-08-04", "BW"),
    ende: "2016-11-04",
  },
  {
    titel: "Die verlängerte Frist schließt sich an den Werktag nach dem Sonntag an",
    quelle: "BGH, Beschluss vom 10.03.2009, VII ZB 87/08 (Leitsatz; Zustellung 29.04.2008)",
    nachweis: nw("entscheidung", "tatbestand", "mittel"),
    rechnung: verlaengert("2008-04-29", "HE"),
    ende: "2008-07-30",
    zwischentage: { "urspruengliches-ende": "2008-06-30" },
  },
  {
    titel: "Die Monatsfrist des § 520 Abs. 2 Satz 3 ZPO läuft bis zum 29.09.2014",
    quelle: "BGH, Beschluss vom 08.04.2015, VII ZB 62/14",
    nachweis: nw("entscheidung", "woertlich", "mittel"),
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
    nachweis: nw("entscheidung", "woertlich", "mittel"),
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
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: () => frist({ ereignisAm: t("2006-01-12"), dauer: dauer(1, "monat"), regime: "VwGO" }),
    ende: "2006-02-13",
  },
  {
    titel: "Folgesache: zwei Wochen vor dem Termin am 20.01.2011, noch am 05.01.2011",
    quelle: "BGH, Beschluss vom 05.06.2013, XII ZB 427/11",
    nachweis: nw("entscheidung", "woertlich", "mittel"),
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
    jahr: "gewaehlt",
    nachweis: nw("kommentar", "woertlich", "mittel"),
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
  {
    titel: "Ablauf der Begründungsfrist am Montag, 13.05.2013",
    quelle: "BGH, Beschluss vom 28.05.2014, IV ZB 1/14",
    nachweis: nw("entscheidung", "woertlich", "mittel"),
    rechnung: begruendung("2013-03-11", "NW"),
    ende: "2013-05-13",
  },
  {
    titel: "Zustellung am 14.04.2015 angenommen: Verlängerungsantrag am Montag, 15.06.2015",
    quelle: "BGH, Beschluss vom 19.07.2016, II ZB 3/16",
    nachweis: nw("entscheidung", "tatbestand"),
    rechnung: begruendung("2015-04-14", "NW"),
    ende: "2015-06-15",
  },
  {
    titel: "Berufung am Montag, 24.06.2024",
    quelle: "OLG Dresden, Beschluss vom 12.08.2024, 4 U 862/24",
    nachweis: nw("entscheidung", "tatbestand"),
    rechnung: berufung("2024-05-22", "SN"),
    ende: "2024-06-24",
  },
  {
    titel:
      "Die Begründungsfrist knüpft nicht an den verschobenen Montag an: Begründung am 24.07.2024 verspätet",
    quelle: "OLG Dresden, Beschluss vom 12.08.2024, 4 U 862/24",
    nachweis: nw("entscheidung", "ausgezaehlt"),
    rechnung: begruendung("2024-05-22", "SN"),
    ende: "2024-07-22",
  },
  {
    titel: "Heiligabend ist kein Feiertag",
    quelle: "OLG Frankfurt, Beschluss vom 17.03.2022, 5 UF 184/21",
    nachweis: nw("entscheidung", "woertlich", "mittel"),
    rechnung: () =>
      frist({ ereignisAm: t("2021-11-24"), dauer: dauer(1, "monat"), regime: "FamFG", ort: { land: "HE" } }),
    ende: "2021-12-24",
  },
  {
    titel: "Berufung ohne Zustellung: sechs Monate nach Verkündung am 27.02.2002",
    quelle: "BAG, Urteil vom 28.10.2004, 8 AZR 492/03",
    nachweis: nw("entscheidung", "ausgezaehlt"),
    rechnung: () =>
      fuenfMonate({
        verkuendungAm: t("2002-02-27"),
        dauer: dauer(1, "monat"),
        regime: "ArbGG",
        ort: { land: "TH" },
      }),
    ende: "2002-08-27",
  },
  {
    titel: "Begründung ohne Zustellung: sieben Monate nach Verkündung",
    quelle: "BAG, Urteil vom 28.10.2004, 8 AZR 492/03",
    nachweis: nw("entscheidung", "ausgezaehlt"),
    rechnung: () =>
      fuenfMonate({
        verkuendungAm: t("2002-02-27"),
        dauer: dauer(2, "monat"),
        regime: "ArbGG",
        ort: { land: "TH" },
      }),
    ende: "2002-09-27",
  },
  {
    titel: "Zustellung am 31.01.2008: Ende am 29.02.2008",
    quelle: "LSG Berlin-Brandenburg, L 6 AL 79/08",
    nachweis: nw("entscheidung", "woertlich", "mittel"),
    rechnung: sozialgericht("2008-01-31", "BB"),
    ende: "2008-02-29",
  },
  {
    titel: "Zustellung an einem Samstag: Berufung am 31.01.2019 verspätet",
    quelle: "LSG Nordrhein-Westfalen, Beschluss vom 12.09.2019, L 5 KR 153/19",
    nachweis: nw("entscheidung", "ausgezaehlt"),
    rechnung: sozialgericht("2018-12-29", "NW"),
    ende: "2019-01-29",
  },
  {
    titel: "Einlegung in den Briefkasten am 20.08.2007: Ende an einem Donnerstag",
    quelle: "LSG Nordrhein-Westfalen, Urteil vom 21.01.2008, L 20 SO 77/07",
    nachweis: nw("entscheidung", "tatbestand"),
    rechnung: sozialgericht("2007-08-20", "NW"),
    ende: "2007-09-20",
  },
  {
    titel: "Zulassungsantrag: Zustellung am 30.05.2016, am 04.07.2016 abgelaufen",
    quelle: "BayVGH, Beschluss vom 09.08.2016, 22 B 16.1293",
    nachweis: nw("entscheidung", "ausgezaehlt"),
    rechnung: () =>
      frist({ ereignisAm: t("2016-05-30"), dauer: dauer(1, "monat"), regime: "VwGO", ort: { land: "BY" } }),
    ende: "2016-06-30",
  },
  {
    titel: "Revision: Zustellung am 31.05., Ende am 30.06.",
    quelle: "Schwarz/Pahlke/Keß, FGO, § 120 Rz. 14",
    jahr: "gewaehlt",
    nachweis: nw("kommentar", "woertlich", "mittel"),
    rechnung: () =>
      frist({
        ereignisAm: t("2023-05-31"),
        dauer: dauer(1, "monat"),
        regime: "FGO",
        ort: { gericht: "bfh" },
      }),
    ende: "2023-06-30",
  },
];
