import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { suche } from "../../src/suche.ts";

/** Typed by hand, as clients, offices and lawyers ask; each row: the numbers of which one must stand first, and the words. */
const gefragt: readonly (readonly [richtig: string, worte: string])[] = [
  // Familie
  [
    "famgkg 1110",
    "Scheidung, Scheidungsantrag, Scheidungsverfahren, scheiden lassen, Ehescheidungen, Eheaufhebung",
  ],
  [
    "famgkg 1320",
    "Vaterschaft, Vaterschaftsanfechtung, Vaterschaftstest, Vaterschaft anfechten, Vaterschaftsfeststellung",
  ],
  ["famgkg 1320", "Abstammung, Erwachsenenadoption, Adoption, Adoptionsantrag, Ehewohnung zuweisen, Hausrat"],
  [
    "famgkg 1320, famgkg 1420",
    "Gewaltschutz, Gewaltschutzantrag, Stalking, Kontaktverbot, Annäherungsverbot",
  ],
  ["famgkg 1320, famgkg 1110", "Versorgungsausgleich, Rentenausgleich"],
  [
    "famgkg 1220",
    "Zugewinn, Kindesunterhalt, Trennungsunterhalt, Ehegattenunterhalt, Unterhalt, Unterhaltsklage",
  ],
  ["famgkg 1220", "nachehelicher Unterhalt, Unterhaltsabänderung, Alimente"],
  [
    "famgkg 1310",
    "Sorgerecht, elterliche Sorge, Umgang, Umgangsrecht, Aufenthaltsbestimmungsrecht, Sorgerechtsstreit",
  ],
  [
    "famgkg 1310",
    "Umgangsverfahren, Kindeswohlgefährdung, Kindesherausgabe, Wechselmodell, alleiniges Sorgerecht",
  ],
  ["famgkg 1410, famgkg 1420", "Eilantrag Sorgerecht, Eilantrag Umgang"],
  ["famgkg 1710", "Kindesentführung, HKÜ"],
  ["famgkg 1311", "Vormund, Vormundschaft"],
  ["famgkg 1313, famgkg 1312", "Ergänzungspfleger, Ergänzungspflegschaft"],
  ["famgkg 2013", "Verfahrensbeistand, Anwalt des Kindes"],
  [
    "gnotkg 11101, gnotkg 11100",
    "Betreuung, Betreuer, gesetzlicher Betreuer, Betreuungsverfahren, rechtliche Betreuung",
  ],
  // Nachlass
  ["gnotkg 12210", "Erbschein, Erbscheinsantrag, Erbschein beantragen, Erbscheine, Nachlasszeugnis"],
  ["gnotkg 12101", "Testament eröffnen, Testamentseröffnung"],
  ["gnotkg 12100", "Testament hinterlegen, Testament verwahren"],
  ["gnotkg 21200, gnotkg 12100", "Testament, Testament machen, Einzeltestament"],
  [
    "gnotkg 21100",
    "Berliner Testament, gemeinschaftliches Testament, Ehegattentestament, Erbvertrag, Erbverzicht",
  ],
  ["gnotkg 21100", "Pflichtteilsverzicht, Erbauseinandersetzung, Erbteilskauf"],
  ["gnotkg 21201", "Erbausschlagung, Erbe ausschlagen, Ausschlagung"],
  ["gnotkg 12420, gnotkg 12210", "Testamentsvollstrecker, Testamentsvollstreckung"],
  ["gnotkg 12310, gnotkg 12311", "Nachlasspfleger, Nachlasspflegschaft"],
  ["gnotkg 23500", "Nachlassverzeichnis, notarielles Nachlassverzeichnis"],
  ["gnotkg 15210", "Todeserklärung, für tot erklären, Verschollenheit"],
  ["gnotkg 15212", "Aufgebot, Aufgebotsverfahren, Grundschuldbrief verloren"],
  // Notar und Grundbuch
  [
    "gnotkg 14121",
    "Wegerecht, Wegerecht eintragen, Nießbrauch, Niessbrauch, Wohnrecht, Wohnungsrecht, Leitungsrecht",
  ],
  [
    "gnotkg 14121",
    "Dienstbarkeit, Grunddienstbarkeit, Reallast, Vorkaufsrecht, Zwangshypothek, Sicherungshypothek",
  ],
  ["gnotkg 14121, gnotkg 14120", "Grundschuld, Grundschuld eintragen, Erbbaurecht, Grundschuldeintragung"],
  ["gnotkg 14140", "Grundschuld löschen, Grundschuldlöschung, Hypothek löschen, Löschung Grundschuld"],
  ["gnotkg 14143", "Nießbrauch löschen, Wohnrecht löschen, Wegerecht löschen, Löschung Wohnrecht"],
  [
    "gnotkg 14110",
    "Auflassung, Eigentumsumschreibung, Umschreibung, Eigentümerwechsel, Grundbuch umschreiben",
  ],
  ["gnotkg 14110, gnotkg 14160", "Grundbuchberichtigung"],
  ["gnotkg 14150", "Auflassungsvormerkung, Vormerkung, Eigentumsvormerkung"],
  ["gnotkg 14152", "Vormerkung löschen, Löschung der Vormerkung"],
  ["gnotkg 14112, gnotkg 21200", "Teilungserklärung, Wohnungseigentum begründen"],
  ["gnotkg 14130", "Rangänderung, Rangrücktritt"],
  ["gnotkg 17000, gnotkg 25210", "Grundbuchauszug, Registerauszug, Handelsregisterauszug"],
  ["gnotkg 25209", "Grundbucheinsicht"],
  [
    "gnotkg 21100",
    "Kaufvertrag, Hauskauf, Grundstückskauf, Wohnungskauf, Schenkung, Übergabevertrag, Überlassungsvertrag",
  ],
  [
    "gnotkg 21100",
    "Ehevertrag, Scheidungsfolgenvereinbarung, Gütertrennung, Gesellschaftsvertrag, GmbH-Gründung",
  ],
  [
    "gnotkg 21100",
    "Gesellschaftsgründung, GmbH gründen, Firmengründung, Anteilsübertragung, Gesellschafterbeschluss",
  ],
  [
    "gnotkg 21201",
    "Handelsregister, Handelsregisteranmeldung, Geschäftsführerwechsel, Handelsregister anmelden",
  ],
  ["gnotkg 22113", "Gesellschafterliste"],
  ["gnotkg 21200", "Vorsorgevollmacht, Patientenverfügung, Generalvollmacht, Vollmacht, Schuldanerkenntnis"],
  ["gnotkg 25100, gvkostg 103", "Unterschrift beglaubigen, Beglaubigung, Unterschriftsbeglaubigung"],
  ["gnotkg 25102", "beglaubigte Kopie, Kopie beglaubigen, Zeugnis beglaubigen, beglaubigte Abschrift"],
  ["gnotkg 25207", "Apostille, Legalisation"],
  ["gnotkg 25300", "Notaranderkonto, Anderkonto"],
  ["gnotkg 26002, gnotkg 26003", "Hausbesuch, Notar kommt nach Hause"],
  ["gnotkg 24100, gnotkg 24101, gnotkg 24102", "Vertragsentwurf, Entwurf"],
  // Register
  [
    "gnotkg 13100",
    "Verein gründen, Vereinsgründung, Verein eintragen, eingetragener Verein, Vereinsregister",
  ],
  ["gnotkg 13101", "Vorstandswechsel, Satzungsänderung Verein, neuer Vorstand"],
  // Zivilprozess
  [
    "gkg 1210",
    "Klage, Klageverfahren, Zahlungsklage, Räumungsklage, Schadensersatz, Schmerzensgeld, Verkehrsunfall",
  ],
  [
    "gkg 1210",
    "Unterlassungsklage, Feststellungsklage, Widerklage, Stufenklage, Urkundenprozess, Eigenbedarf",
  ],
  [
    "gkg 1210",
    "Mieterhöhung, Mietrückstand, Nachbarstreit, Vollstreckungsgegenklage, Drittwiderspruchsklage",
  ],
  [
    "gkg 1210",
    "Versäumnisurteil, Pflichtteilsklage, Kaution, Raeumungsklage, Eigentümerversammlung anfechten",
  ],
  [
    "gkg 1211, gkg 1222",
    "Klagerücknahme, Klage zurücknehmen, Anerkenntnis, Klage zurückziehen, Anerkenntnisurteil",
  ],
  ["gkg 1211, gkg 1900", "Vergleich, Vergleich schließen, Prozessvergleich"],
  ["gkg 1900, famgkg 1500", "Mehrvergleich, Vergleichsmehrwert"],
  ["gkg 1216", "Online-Klage, Onlineklage"],
  ["gkg 1220", "Berufung, in Berufung gehen, Berufung einlegen"],
  ["gkg 1221", "Berufung zurücknehmen, Berufungsrücknahme"],
  ["gkg 1230", "Revision, Revision einlegen"],
  ["gkg 1242, gkg 1243", "Nichtzulassungsbeschwerde, NZB"],
  [
    "gkg 1410",
    "einstweilige Verfügung, Arrest, Eilantrag, Unterlassungsverfügung, Eilverfahren Zivil, Einstweilige Verfuegung",
  ],
  ["gkg 1610", "Beweissicherung, selbständiges Beweisverfahren, Beweisverfahren, Beweissicherungsantrag"],
  ["gkg 1700", "Gehörsrüge, Anhörungsrüge"],
  ["gkg 1812, gkg 1810", "sofortige Beschwerde, Befangenheitsantrag Beschwerde, PKH-Beschwerde"],
  ["gkg 1100, gkg 8100", "Mahnbescheid, Mahnverfahren, Mahnantrag, gerichtliche Mahnung, Mahnbescheide"],
  ["gkg 8100", "Vollstreckungsbescheid Arbeitsgericht"],
  // Arbeitsgericht
  [
    "gkg 8210",
    "Kündigungsschutzklage, Kündigungsschutz, Kündigungsklage, Abfindung, Lohnklage, Arbeitszeugnis, Abmahnung",
  ],
  [
    "gkg 8210",
    "Lohn einklagen, Gehalt einklagen, Klage Arbeitsgericht, Kuendigungsschutzklage, Entfristungsklage",
  ],
  ["gkg 8220", "Berufung Arbeitsgericht, Berufung LAG"],
  // Vollstreckung
  [
    "gkg 2111",
    "Kontopfändung, Lohnpfändung, Gehaltspfändung, Pfüb, Konto pfänden, Zwangsgeld, Ersatzvornahme, Kontopfaendung",
  ],
  ["gkg 2111, gvkostg 205", "Pfändung, Pfändungen, pfänden"],
  ["gvkostg 205", "Sachpfändung, Auto pfänden, Taschenpfändung, Kassenpfändung"],
  ["gvkostg 260", "Vermögensauskunft, Vermögensverzeichnis Schuldner, Offenbarungseid"],
  ["gvkostg 260, gvkostg 262, gkg 2115", "eidesstattliche Versicherung"],
  ["gkg 2114, gvkostg 270", "Haftbefehl, Schuldner verhaften, Haftbefehle"],
  ["gvkostg 270", "Verhaftung"],
  ["gvkostg 240, gvkostg 241", "Räumung, Zwangsräumung, Wohnung räumen, Berliner Räumung, Räumungstermin"],
  ["gkg 2113", "Räumungsschutz, Vollstreckungsschutz"],
  ["gvkostg 200", "Vorpfändung, vorläufiges Zahlungsverbot"],
  ["gvkostg 207", "gütliche Einigung Gerichtsvollzieher, Ratenzahlung, gütliche Erledigung"],
  ["gvkostg 704", "Türöffnung, Schlüsseldienst"],
  ["gvkostg 711", "Wegegeld, Anfahrt Gerichtsvollzieher"],
  [
    "gvkostg 440, gvkostg 441, gvkostg 442",
    "Drittauskunft, Adressermittlung, Aufenthaltsermittlung, Arbeitgeber ermitteln",
  ],
  ["gvkostg 100, gvkostg 101", "Gerichtsvollzieher Zustellung, persönliche Zustellung"],
  ["gkg 2110", "zweite Ausfertigung, Titelumschreibung, zweite vollstreckbare Ausfertigung"],
  [
    "gkg 2210, gkg 2211",
    "Zwangsversteigerung, Teilungsversteigerung, Hausversteigerung, Haus versteigern, Zwangsversteigerungen",
  ],
  ["gkg 2220, gkg 2221", "Zwangsverwaltung"],
  [
    "gkg 2310, gkg 2311",
    "Insolvenzantrag, Insolvenz anmelden, Privatinsolvenz, Verbraucherinsolvenz, Insolvenzanträge, Eigenantrag",
  ],
  ["gkg 2311", "Gläubigerantrag, Fremdantrag, Insolvenzantrag Gläubiger"],
  ["gkg 2350", "Restschuldbefreiung, Restschuldbefreiung versagen"],
  ["gkg 2340", "Forderung nachträglich anmelden, nachträgliche Forderungsanmeldung"],
  // Straf- und Bußgeldsachen
  [
    "gkg 4110",
    "Bußgeld, Bußgeld Einspruch, Bußgeldbescheid, Blitzer, Fahrverbot, Ordnungswidrigkeit, zu schnell gefahren",
  ],
  ["gkg 4111, gkg 4112", "Einspruch zurücknehmen, Einspruchsrücknahme"],
  ["gkg 3118", "Strafbefehl, Strafbefehle"],
  ["gkg 3110, gkg 3111, gkg 3117", "Strafverfahren, Geldstrafe, Strafprozess, Strafurteil, Verurteilung"],
  ["gkg 3116", "Führerscheinentzug, Entziehung der Fahrerlaubnis"],
  ["gkg 3510, gkg 3511", "Nebenklage"],
  ["gkg 3310, gkg 3311", "Privatklage"],
  ["gkg 3700", "Adhäsionsverfahren, Adhäsion"],
  ["gkg 4301, gkg 4302", "Falschparken, Halterhaftung"],
  // Verwaltungs-, Finanz- und Sozialgericht
  [
    "gkg 5110",
    "Verwaltungsklage, Baugenehmigung, Klage Verwaltungsgericht, Beamter, Anfechtungsklage, Prüfungsanfechtung",
  ],
  [
    "gkg 5210",
    "Eilantrag Verwaltungsgericht, aufschiebende Wirkung, Konkurrentenstreit, Abschiebung Eilantrag",
  ],
  ["gkg 5112", "Normenkontrolle, Bebauungsplan"],
  [
    "gkg 6110",
    "Steuerbescheid, Steuerklage, Finanzamt verklagen, Klage Finanzgericht, Einkommensteuerbescheid",
  ],
  ["gkg 6210", "Aussetzung der Vollziehung, AdV, Eilantrag Finanzgericht"],
  ["gkg 7110", "Klage Sozialgericht, Sozialgerichtsklage"],
  // Auslagen
  ["gkg 9000, famgkg 2000, gnotkg 31000, gnotkg 32000, gvkostg 700", "Kopien, Kopierkosten, Ausdrucke"],
  ["gkg 9003, famgkg 2003, gnotkg 31003", "Aktenversendung, Akteneinsicht, Aktenübersendung"],
  [
    "gkg 9005, famgkg 2005, gnotkg 31005",
    "Gutachter, Gutachten, Zeugen, Zeugengeld, Sachverständiger, Dolmetscher, Übersetzer",
  ],
  ["gkg 9002, famgkg 2002, gnotkg 31002", "Zustellungskosten, Postzustellungsurkunde"],
];

const zeilen = gefragt.flatMap(([richtig, worte]) =>
  worte.split(", ").map((wort) => [wort, richtig.split(", ")] as const),
);

describe("Was Leute sagen, findet eine richtige Nummer zuerst", () => {
  test("es sind mindestens 200 verschiedene Fragen", () => {
    expect(new Set(zeilen.map(([wort]) => wort)).size).toBeGreaterThanOrEqual(200);
  });

  test.each(zeilen)("„%s“: %j", (wort, richtig) => {
    const [erster] = suche(wort);
    expect(richtig).toContain(erster && `${erster.gesetz} ${erster.nr}`);
  });
});

const nummern = (wort: string, stichtag = "2026-11-01") =>
  suche(wort, { stichtag: tag(stichtag) }).map(({ gesetz, nr }) => `${gesetz} ${nr}`);

describe("Was eine Nummer selbst so nennt, behält seine Reihenfolge", () => {
  test.each([
    ["Betreuungsgebühr", "gnotkg 22200"],
    ["Testamentsvollstreckerzeugnis", "gnotkg 12210"],
    ["Vormerkung eintragen", "gnotkg 14150"],
    ["einstweilige Anordnung Beschwerde", "famgkg 1411"],
    ["Verein Vormerkung", "gnotkg 13100"],
  ])("„%s“: %s", (wort, erste) => {
    expect(nummern(wort)[0]).toBe(erste);
  });

  test("„Vereinbarung“ ist kein Verein, „Grundlage“ keine Gründung", () => {
    expect(nummern("Vereinbarung")).not.toContain("gnotkg 13100");
    expect(nummern("Grundlage")).not.toContain("gnotkg 21100");
  });
});

test("Weggefallene Nummern findet das Wort nur an ihrem Tag", () => {
  expect(nummern("Güterrechtsregister", "2022-12-31")).toEqual(["gnotkg 13200", "gnotkg 13201"]);
  expect(nummern("Güterrechtsregister", "2023-01-01")).toEqual([]);
  expect(nummern("Sammelklage", "2025-05-31")).toContain("gkg 1660");
  expect(nummern("Sammelklage", "2025-06-01")).toEqual(["gkg 1212", "gkg 1650"]);
});

test("Mehrere Worte gelten in jeder Reihenfolge und mit Worten dazwischen", () => {
  for (const frage of ["Einspruch Bußgeld", "Bußgeld Einspruch", "Einspruch gegen den Bußgeldbescheid"])
    expect(nummern(frage)[0], frage).toBe("gkg 4110");
});
