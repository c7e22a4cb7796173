import { abJahresende, frist, kuendigung, verjaehrung, werktagImMonat } from "../index.ts";
import { dauer, type Fall, nw, t } from "./fall.ts";

const faustregel = "Rechtsdokumente.de, Arbeitnehmerkündigung, Faustregel zu § 622 Abs. 1 BGB";
const grundfrist = (zugang: string, ende: string, titel: string): Fall => ({
  titel,
  quelle: faustregel,
  nachweis: nw("leitfaden", "woertlich", "mittel"),
  rechnung: () => kuendigung({ zugangAm: t(zugang), art: "622-1" }),
  ende,
});
const angebot = "Entdecke Jura, Fristberechnung nach §§ 186 ff. BGB";
const monat =
  (ereignis: string, beginn: "ereignis" | "tagesanfang" = "ereignis") =>
  () =>
    frist({ ereignisAm: t(ereignis), dauer: dauer(1, "monat"), beginn, verschiebung: "keine" });

/** Civil, labour, tenancy and tax law; company and insolvency law. */
export const privatrechtsfaelle: readonly Fall[] = [
  {
    titel: "Brief am 04.04., Frist ein Monat",
    quelle: angebot,
    nachweis: nw("leitfaden", "woertlich"),
    rechnung: monat("2022-04-04"),
    ende: "2022-05-04",
  },
  {
    titel: "Brief am 31.01.",
    quelle: angebot,
    nachweis: nw("leitfaden", "woertlich"),
    rechnung: monat("2022-01-31"),
    ende: "2022-02-28",
  },
  {
    titel: "Brief am 28.02.",
    quelle: angebot,
    nachweis: nw("leitfaden", "woertlich"),
    rechnung: monat("2022-02-28"),
    ende: "2022-03-28",
  },
  {
    titel: "Zinspflicht für einen Monat ab 04.04.",
    quelle: angebot,
    nachweis: nw("leitfaden", "woertlich"),
    rechnung: monat("2022-04-04", "tagesanfang"),
    ende: "2022-05-03",
  },
  {
    titel: "Der 04.05. ist ein Sonntag: Ende am 05.05.",
    quelle: angebot,
    nachweis: nw("leitfaden", "woertlich"),
    rechnung: () => frist({ ereignisAm: t("2014-04-04"), dauer: dauer(1, "monat") }),
    ende: "2014-05-05",
  },
  {
    titel: "Der 04.05. ist ein Samstag: Ende am 06.05.",
    quelle: angebot,
    nachweis: nw("leitfaden", "woertlich"),
    rechnung: () => frist({ ereignisAm: t("2019-04-04"), dauer: dauer(1, "monat") }),
    ende: "2019-05-06",
  },
  {
    titel: "Ereignis am 1. eines Monats, 14 Tage: Ende am 15.",
    quelle: "Dein Gesetz, § 187 BGB",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: () => frist({ ereignisAm: t("2023-03-01"), dauer: dauer(14, "tag") }),
    ende: "2023-03-15",
  },
  grundfrist("2023-01-18", "2023-02-15", "Monat mit 31 Tagen: Zugang am 18. zum 15."),
  grundfrist("2023-01-19", "2023-02-28", "Monat mit 31 Tagen: Zugang am 19. ist zu spät für den 15."),
  grundfrist("2023-04-17", "2023-05-15", "Monat mit 30 Tagen: Zugang am 17. zum 15."),
  grundfrist("2023-04-18", "2023-05-31", "Monat mit 30 Tagen: Zugang am 18. ist zu spät für den 15."),
  grundfrist("2023-02-15", "2023-03-15", "Februar: Zugang am 15. zum 15.03."),
  grundfrist("2024-02-16", "2024-03-15", "Februar im Schaltjahr: Zugang am 16. zum 15.03."),
  grundfrist("2023-03-03", "2023-03-31", "Monat mit 31 Tagen: Zugang am 3. zum Monatsende"),
  grundfrist("2023-03-04", "2023-04-15", "Monat mit 31 Tagen: Zugang am 4. ist zu spät für das Monatsende"),
  grundfrist("2023-04-02", "2023-04-30", "Monat mit 30 Tagen: Zugang am 2. zum Monatsende, einem Sonntag"),
  grundfrist("2023-01-31", "2023-02-28", "Zum 28.02.: Zugang am 31.01."),
  grundfrist("2024-02-01", "2024-02-29", "Zum 29.02.: Zugang am 01.02."),
  {
    titel: "Ein Monat zum Monatsende, Zugang am 30.11.2021",
    quelle: "Haufe, Deutsches Anwalt Office, § 4 Arbeitsrecht Rz. 325",
    nachweis: nw("kommentar", "woertlich", "mittel"),
    rechnung: () => kuendigung({ zugangAm: t("2021-11-30"), art: "622-2", jahre: 2 }),
    ende: "2021-12-31",
  },
  {
    titel: "Der Sonnabend zählt mit: dritter Werktag im Juni 2002 ist der 04.06.",
    quelle: "BGH, Urteil vom 27.04.2005, VIII ZR 206/04",
    nachweis: nw("entscheidung", "woertlich", "mittel"),
    rechnung: () => werktagImMonat({ monatAm: t("2002-06-01"), ort: { land: "SH" } }),
    ende: "2002-06-04",
  },
  {
    titel: "Der Sonnabend als dritter Werktag: Zugang am Dienstag nach Ostern 2015 genügt zum 30.06.",
    quelle: "Landgericht zur Kündigung vom 07.04.2015, berichtet bei mcdata, News 698",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: () => kuendigung({ zugangAm: t("2015-04-07"), art: "573c-1", ort: { land: "BE" } }),
    ende: "2015-06-30",
    zwischentage: { "zugang-bis": "2015-04-07" },
  },
  {
    titel: "Festsetzungsfrist 2007 endet nicht am Sonnabend, 31.12.2011",
    quelle: "BFH, Urteil vom 20.01.2016, VI R 14/15",
    nachweis: nw("entscheidung", "tatbestand"),
    rechnung: () =>
      abJahresende({
        ereignisAm: t("2007-12-31"),
        dauer: dauer(4, "jahr"),
        regime: "AO",
        ort: { land: "TH" },
      }),
    ende: "2012-01-02",
  },
  {
    titel: "Sieben Tage Hemmung verschieben das Ende vom 03.03.2015 auf den 10.03.2015",
    quelle: "Universität Passau, Wirkung der Hemmung (§ 209 BGB)",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: () =>
      verjaehrung({
        ereignisAm: t("2012-03-03"),
        dauer: dauer(3, "jahr"),
        beginn: "taggenau",
        hemmungen: [{ art: "sonstige", von: t("2015-03-02"), bis: t("2015-03-08") }],
      }),
    ende: "2015-03-10",
  },
  {
    titel: "Elternzeit ab 23.11.: Verlangen bis 04.10.",
    quelle: "Haufe Personal Office, Elternzeit: Antrag und Frist, 1. Fall",
    nachweis: nw("kommentar", "woertlich", "mittel"),
    rechnung: () => frist({ ereignisAm: t("2023-11-23"), dauer: dauer(7, "woche"), richtung: "rueckwaerts" }),
    ende: "2023-10-04",
  },
  {
    titel: "Elternzeit ab 15.12.: Verlangen bis 26.10.",
    quelle: "Haufe Personal Office, Elternzeit: Antrag und Frist, 2. Fall",
    nachweis: nw("kommentar", "woertlich", "mittel"),
    rechnung: () => frist({ ereignisAm: t("2023-12-15"), dauer: dauer(7, "woche"), richtung: "rueckwaerts" }),
    ende: "2023-10-26",
  },
  {
    titel: "Ergänzungsverlangen 30 Tage vor der Hauptversammlung: am 31. Tag",
    quelle: "GoingPublic, HV Magazin, Fristgerechte Einladung",
    nachweis: nw("leitfaden", "ausgezaehlt"),
    rechnung: () =>
      frist({
        ereignisAm: t("2017-05-31"),
        dauer: dauer(30, "tag"),
        richtung: "rueckwaerts",
        regime: "AKTG-121",
      }),
    ende: "2017-04-30",
  },
  {
    titel: "Mitteilungen 21 Tage vor der Hauptversammlung: am 22. Tag",
    quelle: "GoingPublic, HV Magazin, Fristgerechte Einladung",
    nachweis: nw("leitfaden", "ausgezaehlt"),
    rechnung: () =>
      frist({
        ereignisAm: t("2017-05-31"),
        dauer: dauer(21, "tag"),
        richtung: "rueckwaerts",
        regime: "AKTG-121",
      }),
    ende: "2017-05-09",
  },
  {
    titel: "Rückschlagsperre: Antrag am 10., Beginn am 10. des Vormonats",
    quelle: "Blersch/Goetsch/Haas, InsO, § 88 Rn 8",
    jahr: "gewaehlt",
    nachweis: nw("kommentar", "woertlich"),
    rechnung: () =>
      frist({
        ereignisAm: t("2023-05-10"),
        dauer: dauer(1, "monat"),
        richtung: "rueckwaerts",
        regime: "INSO-139",
      }),
    ende: "2023-04-10",
  },
  {
    titel: "Rückschlagsperre: Antrag am 30.03., Beginn am 01.03.",
    quelle: "Blersch/Goetsch/Haas, InsO, § 88 Rn 8",
    jahr: "gewaehlt",
    nachweis: nw("kommentar", "woertlich"),
    rechnung: () =>
      frist({
        ereignisAm: t("2023-03-30"),
        dauer: dauer(1, "monat"),
        richtung: "rueckwaerts",
        regime: "INSO-139",
      }),
    ende: "2023-03-01",
  },
  {
    titel: "Silvester ist kein Feiertag: Festsetzungsfrist 2008 endet am Montag, 31.12.2012",
    quelle: "BFH, Beschluss vom 20.03.2018, III B 135/17",
    nachweis: nw("entscheidung", "woertlich"),
    rechnung: () =>
      abJahresende({
        ereignisAm: t("2008-06-30"),
        dauer: dauer(4, "jahr"),
        regime: "AO",
        ort: { land: "ST" },
      }),
    ende: "2012-12-31",
  },
  {
    titel: "Forderungen aus 2017 verjähren zum Jahreswechsel 2020/2021",
    quelle: "wNews, Recht & Rat, 20-12 Verjährung",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: () =>
      verjaehrung({ ereignisAm: t("2017-05-10"), dauer: dauer(3, "jahr"), ort: { land: "HE" } }),
    ende: "2020-12-31",
  },
  {
    titel: "Steuerbescheid am 27.04. zugestellt: der 27.05. ist ein Sonntag",
    quelle: "dpa, Einspruch gegen Steuerbescheid innerhalb eines Monats, Handelsblatt 03/2018",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: () => frist({ ereignisAm: t("2018-04-27"), dauer: dauer(1, "monat"), regime: "AO" }),
    ende: "2018-05-28",
  },
  {
    titel: "Steuerbescheid am 31.10. zugestellt: Ende am 30.11.",
    quelle: "dpa, Einspruch gegen Steuerbescheid innerhalb eines Monats, Handelsblatt 03/2018",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: () => frist({ ereignisAm: t("2018-10-31"), dauer: dauer(1, "monat"), regime: "AO" }),
    ende: "2018-11-30",
  },
];
