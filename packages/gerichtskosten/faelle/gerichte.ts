import { cent } from "@gebuehrenportal/recht";
import { abgerufen, eingabe, type Fall, recht2013, recht2021, recht2025 } from "./fall.ts";

const raeumung = {
  titel: "Räumung von Mieträumen gerichtlich durchsetzen, 7.6.2 Gerichtskosten berechnen",
  datum: abgerufen,
  fundort: "haufe.de, Deutsches Anwalt Office Premium, HI11275314",
};
const mahntabelle = {
  titel: "Gerichtskostentabelle der Mahnverfahren ab 01.06.2025",
  datum: abgerufen,
  fundort: "confidentia-inkasso.de/service/gerichtskostentabelle",
};
const strafkosten = {
  titel: "Gerichtskosten in strafrechtlichen Verfahren",
  datum: abgerufen,
  fundort: "hantschel-wollny.de/kosten/gerichtskosten-in-strafrechtlichen-verfahren",
};

const mahnverfahren = (wert: number, betrag: number): Fall => ({
  titel: `Mahnverfahren über ${wert} €`,
  quelle: mahntabelle,
  eingabe: eingabe("gkg", recht2025, [["1100", wert]]),
  zeilen: { "1100": betrag },
});

const urteil = (nr: string, monate: number, betrag: number): Fall => ({
  titel: `Verurteilung zu ${monate} Monaten Freiheitsstrafe, Nr. ${nr}`,
  quelle: strafkosten,
  eingabe: eingabe("gkg", recht2013, [[nr]]),
  zeilen: { [nr]: betrag },
});

const rechtsmittel = (nr: string, monate: number, betrag: number): Fall => ({
  titel: `${nr === "3120" ? "Berufung" : "Revision"} mit Urteil nach ${monate} Monaten Freiheitsstrafe`,
  quelle: strafkosten,
  eingabe: eingabe("gkg", recht2013, [
    [nr, undefined, { angaben: { strafe: { art: "freiheitsstrafe", monate } } }],
  ]),
  zeilen: { [nr]: betrag },
});

export const gerichte: readonly Fall[] = [
  {
    titel: "Räumungsklage mit einem Streitwert von 9.600 €",
    quelle: raeumung,
    eingabe: eingabe("gkg", recht2013, [["1210", 9_600]]),
    zeilen: { "1210": 723 },
    summe: 723,
  },
  {
    titel: "Klageverfahren über 10.000 € mit Urteil",
    quelle: {
      titel: "Verfahrenskosten, Beispiele (Fassung ab 01.08.2013)",
      datum: abgerufen,
      fundort: "hb.alternative-lösungen.de, Kosten/Gerichtskosten/Verfahrenskosten",
    },
    eingabe: eingabe("gkg", recht2013, [["1210", 10_000]]),
    zeilen: { "1210": 723 },
  },
  {
    titel: "Berufung mit einem Streitwert von 4.250 €",
    quelle: {
      titel: "§ 16 Rechtsmittel, Kosten des Berufungsverfahrens, Rz. 13",
      datum: abgerufen,
      fundort: "haufe.de, Deutsches Anwalt Office Premium, HI15422711",
    },
    eingabe: eingabe("gkg", recht2013, [["1220", 4_250]]),
    zeilen: { "1220": 584 },
  },
  {
    titel: "Kündigungsschutzklage mit Urteil, Streitwert 9.000 €",
    quelle: {
      titel: "Kündigungsschutz und arbeitsrechtliches Verfahren",
      datum: abgerufen,
      fundort: "sos-recht.de/kuendigung",
    },
    eingabe: eingabe("gkg", recht2013, [["8210", 9_000]]),
    zeilen: { "8210": 444 },
  },
  {
    titel: "Klage vor dem Arbeitsgericht Hamburg, Streitwert 8.000 €",
    quelle: {
      titel: "Arbeitsgericht Hamburg: Gerichtskosten",
      datum: abgerufen,
      fundort: "justiz.hamburg.de/gerichte/arbeitsgericht-hamburg",
    },
    eingabe: eingabe("gkg", recht2013, [["8210", 8_000]]),
    zeilen: { "8210": 406 },
  },
  mahnverfahren(500, 38),
  mahnverfahren(1_000, 38),
  mahnverfahren(1_500, 41),
  mahnverfahren(5_000, 85.25),
  mahnverfahren(10_000, 141.5),
  mahnverfahren(25_000, 217.75),
  mahnverfahren(50_000, 319),
  mahnverfahren(95_000, 529),
  urteil("3110", 6, 140),
  urteil("3111", 12, 280),
  urteil("3112", 24, 420),
  urteil("3113", 48, 560),
  urteil("3114", 120, 700),
  urteil("3115", 180, 1_000),
  rechtsmittel("3120", 6, 210),
  rechtsmittel("3130", 6, 280),
  rechtsmittel("3120", 24, 630),
  rechtsmittel("3130", 24, 840),
  {
    titel: "Haftbefehl zur Erzwingung der Vermögensauskunft, damals noch Nr. 2113",
    quelle: {
      titel: "Erhebung von Kosten in Zwangsvollstreckungssachen, V. Vermögensauskunft",
      datum: "AGS 9/2013",
      fundort: "haufe.de, HI5886073",
    },
    eingabe: eingabe("gkg", recht2013, [["2113"]]),
    zeilen: { "2113": 20 },
  },
  {
    titel: "Anordnung der Zwangsversteigerung",
    quelle: {
      titel:
        "Anlage 1 zum GKG, Teil 2 Hauptabschnitt 2, wie von der Justiz Nordrhein-Westfalen veröffentlicht",
      datum: abgerufen,
      fundort: "justiz-nrw.wolterskluwer-online.de",
    },
    eingabe: eingabe("gkg", recht2013, [["2210"]]),
    zeilen: { "2210": 100 },
  },
  {
    titel: "Einspruch gegen einen Bußgeldbescheid über 100 €: mindestens 50 €",
    quelle: {
      titel: "Einspruch gegen den Bußgeldbescheid: Welche Kosten entstehen?",
      datum: abgerufen,
      fundort: "bussgeldkatalog.net/einspruch-bussgeldbescheid-kosten",
    },
    eingabe: eingabe("gkg", recht2013, [["4110", undefined, { betrag: cent(10_000) }]]),
    zeilen: { "4110": 50 },
  },
  {
    titel: "Eigentumsumschreibung bei einem Kaufpreis von 100.000 € und Buchgrundschuld über 250.000 €",
    quelle: {
      titel: "Grundstück und Grundbuch, 11.3 Gebührensatz",
      datum: abgerufen,
      fundort: "haufe.de, Deutsches Anwalt Office Premium, HI1286661",
    },
    eingabe: eingabe("gnotkg", recht2021, [["14110", 100_000], ["14121", 250_000], ["14152"]]),
    zeilen: { "14110": 273, "14121": 535, "14152": 25 },
  },
  {
    titel: "Sechzehn Löschungen von Auflassungsvormerkungen auf acht Grundstücken",
    quelle: {
      titel: "OLG Köln, Beschluss vom 27.11.2014, I-2 Wx 309/14",
      datum: "27.11.2014",
      fundort: "notar-drkotz.de",
    },
    eingabe: eingabe("gnotkg", recht2013, [["14152", undefined, { anzahl: 16 }]]),
    zeilen: { "14152": 400 },
    bemerkung: "Die Entscheidung nennt die Zahl der Gebühren; 25 € stehen in Nr. 14152.",
  },
  {
    titel: "Kauf für 150.000 € mit Grundschuld über 125.000 €: Vormerkung, Grundschuld, Eigentümer, Notar",
    quelle: {
      titel: "Grundbucheintrag: Ablauf und Kosten, Beispiel 1",
      datum: abgerufen,
      fundort: "immobilien.sparkasse.de/baufinanzierung/hausbau-kosten/grundbucheintrag",
    },
    eingabe: eingabe("gnotkg", recht2021, [
      ["14150", 150_000],
      ["14121", 125_000],
      ["14110", 150_000],
      ["21200", 125_000],
    ]),
    zeilen: { "14150": 177, "14121": 300, "14110": 354, "21200": 300 },
  },
  {
    titel: "Erbschein mit eidesstattlicher Versicherung, Nachlass 300.000 €",
    quelle: {
      titel: "Was kostet der Erbschein?",
      datum: abgerufen,
      fundort: "ruby-erbrecht.com/was-kostet-der-erbschein",
    },
    eingabe: eingabe("gnotkg", recht2021, [
      ["12210", 300_000],
      ["23300", 300_000],
    ]),
    zeilen: { "12210": 635, "23300": 635 },
    summe: 1_270,
  },
  {
    titel: "Erbschein mit eidesstattlicher Versicherung, Nachlass 1.000.000 €",
    quelle: {
      titel: "Was kostet der Erbschein?",
      datum: abgerufen,
      fundort: "ruby-erbrecht.com/was-kostet-der-erbschein",
    },
    eingabe: eingabe("gnotkg", recht2021, [
      ["12210", 1_000_000],
      ["23300", 1_000_000],
    ]),
    zeilen: { "12210": 1_735, "23300": 1_735 },
    summe: 3_470,
  },
];
