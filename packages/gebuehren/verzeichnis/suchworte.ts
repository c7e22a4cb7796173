/** Everyday words for single numbers, beside their titles. Order does not matter; spelling as lawyers type it. */
export const worteDerNummer: Readonly<Record<string, string>> = {
  "34": "Erstberatung Beratungsgespräch Rechtsberatung Mediator Testament Vorsorgevollmacht Patientenverfügung",
  "1000":
    "Vergleich Vergleichsgebühr Ratenzahlung Zahlungsvereinbarung Ratenzahlungsvereinbarung außergerichtlich",
  "1003": "Vergleich Prozessvergleich Vergleichsgebühr gerichtlicher gerichtlich anhängig",
  "1004": "Vergleich Berufungsvergleich zweite Instanz",
  "1005": "Vergleich Sozialrecht Widerspruchsverfahren",
  "1006": "Vergleich Sozialgericht SGG",
  "1008":
    "Mehrvertretung Mehrvertretungszuschlag Mandanten mehrere Ehegatten Streitgenossen Erbengemeinschaft WEG Gesamtschuldner",
  "1009": "Fremdgeld Weiterleitung Auszahlung Anderkonto Hinterlegung",
  "1010": "Zeugen Sachverständige Beweisaufnahme",
  "2100": "Rechtsmittelprüfung Berufungsaussichten Revisionsaussichten",
  "2300":
    "außergerichtlich vorgerichtlich Aufforderungsschreiben Mahnschreiben Abmahnung Inkasso Widerspruch Widerspruchsverfahren Anwaltsbrief Anwaltsschreiben Verkehrsunfall Unfallregulierung Unfall Schmerzensgeld Mieterhöhung Mietminderung Aufhebungsvertrag Abfindung Arbeitszeugnis Vertragsentwurf Vertragsprüfung Kaufvertrag Ehevertrag Scheidungsfolgenvereinbarung Erbauseinandersetzung Pflichtteil Wegerecht Grundschuld Gesellschaftsvertrag GmbH Handelsregister Verwaltungsverfahren Baugenehmigung Einspruchsverfahren Steuerbescheid Finanzamt",
  "2301": "Mahnschreiben einfaches Schreiben Zahlungsaufforderung Kündigung",
  "2302": "Widerspruch Widerspruchsverfahren Sozialrecht Hartz Bürgergeld Rente",
  "2303": "Güteverfahren Schlichtung Schlichtungsstelle Gütestelle",
  "2500": "Beratungsschein Schutzgebühr Berechtigungsschein",
  "2501": "Beratungsschein Berechtigungsschein",
  "2503": "Beratungsschein Berechtigungsschein außergerichtlich",
  "2508": "Vergleich Beratungsschein",
  "3100":
    "Klage Klageverfahren Prozessgebühr Klageerwiderung Scheidung Scheidungsantrag einstweilige Verfügung Arrest Eilverfahren Eilantrag Unterlassungsverfügung Kündigungsschutzklage Kündigungsschutz Lohnklage Zahlungsklage Räumungsklage Unterlassungsklage Feststellungsklage Widerklage Stufenklage Vollstreckungsgegenklage Drittwiderspruchsklage Urkundenprozess Beweisverfahren Beweissicherung Vaterschaft Vaterschaftsanfechtung Sorgerecht Umgang Umgangsrecht Unterhalt Kindesunterhalt Trennungsunterhalt Zugewinn Zugewinnausgleich Versorgungsausgleich Gewaltschutz Adoption Erbschein Asyl Asylklage Anfechtungsklage Verpflichtungsklage Verwaltungsklage Normenkontrolle Strafvollzug Eigentümerversammlung",
  "3101":
    "Mehrvergleich Differenzgebühr Differenzverfahrensgebühr Klagerücknahme Klageentwurf vorzeitige Erledigung überschießend",
  "3102":
    "Klage Untätigkeitsklage Sozialgerichtsklage Rentenklage Schwerbehinderung Erwerbsminderungsrente Krankengeld",
  "3104": "Verhandlung Verhandlungsgebühr Gerichtstermin Ortstermin Besprechung mündliche Güteverhandlung",
  "3105": "Versäumnisurteil VU säumig Säumnis",
  "3106": "Verhandlung Gerichtstermin",
  "3200": "Berufungsverfahren Berufungsbegründung Steuerklage Finanzgerichtsklage",
  "3201": "Berufung nur fristwahrend Rücknahme",
  "3202": "Berufungsverhandlung Verhandlung",
  "3206": "Revisionsverfahren Rechtsbeschwerde",
  "3208": "BGH-Anwalt BGH Nichtzulassung",
  "3305": "Mahnbescheid Mahnantrag MB",
  "3307": "Widerspruch Mahnbescheid Antragsgegner Schuldner",
  "3308": "Vollstreckungsbescheid VB",
  "3309":
    "Pfändung Pfändungsbeschluss PfÜB Gerichtsvollzieher Vollstreckungsauftrag Kontopfändung Lohnpfändung Zahlungsverbot Räumung Zwangsgeld Ordnungsgeld Vermögensauskunft",
  "3310": "Gerichtsvollziehertermin Vermögensauskunft",
  "3311": "Zwangshypothek Versteigerung",
  "3313": "Insolvenzantrag Eigenantrag Privatinsolvenz Verbraucherinsolvenz Insolvenzeröffnung",
  "3314": "Insolvenzantrag Gläubigerantrag Fremdantrag Insolvenzeröffnung",
  "3317": "Insolvenzverfahren Gläubiger Regelinsolvenz",
  "3320": "Forderungsanmeldung Insolvenztabelle Tabelle",
  "3330": "Anhörungsrüge",
  "3335": "PKH Prozesskostenhilfe Verfahrenskostenhilfe VKH Bewilligungsverfahren",
  "3400": "Korrespondenzanwalt",
  "3401": "Unterbevollmächtigter Terminsanwalt Untervertretung",
  "3402": "Unterbevollmächtigter Terminsanwalt Untervertretung",
  "3500": "sofortige Beschwerde Kostenbeschwerde",
  "3502": "Rechtsbeschwerde BGH",
  "3506": "NZB Nichtzulassungsbeschwerde BGH",
  "4100": "Nebenklage Nebenklagevertretung Pflichtverteidiger Wahlverteidiger Einarbeitung Akteneinsicht",
  "4102": "Haftprüfung Haftprüfungstermin Vernehmung richterliche",
  "4103": "Haftprüfung Haftprüfungstermin",
  "4104": "Ermittlungsverfahren Staatsanwaltschaft Polizei",
  "4105": "Ermittlungsverfahren Untersuchungshaft",
  "4106": "Strafrichter Schöffengericht Anklage Strafbefehl Einspruch",
  "4108": "Hauptverhandlung Strafrichter Schöffengericht",
  "4112": "Landgericht Strafkammer",
  "4114": "Landgericht Hauptverhandlung",
  "4118": "Schwurgericht Mord Totschlag",
  "4120": "Schwurgericht Hauptverhandlung",
  "4141": "Einstellung Befriedungsgebühr Erledigungsgebühr Einspruchsrücknahme Strafbefehl §170 §153a",
  "4142": "Verfall Fahrerlaubnis Fahrverbot Einziehungsgebühr",
  "4143": "Adhäsion Schmerzensgeld Nebenkläger Opfer",
  "4300": "Revisionsbegründung",
  "4301": "Zeugenbeistand",
  "4303": "Gnadengesuch Begnadigung",
  "4302": "Strafanzeige Beschwerde Rechtsmittel einlegen",
  "5100": "Blitzer Verkehrsordnungswidrigkeit Geschwindigkeit",
  "5103": "Blitzer Anhörungsbogen Bußgeldbescheid Einspruch",
  "5109": "Blitzer Einspruch Amtsgericht",
  "5110": "Blitzer Hauptverhandlung",
  "5115": "Einstellung Befriedungsgebühr Einspruchsrücknahme",
  "6100": "Auslieferung",
  "6101": "Auslieferung",
  "6300": "Betreuung Psychiatrie PsychKG Abschiebehaft Abschiebungshaft",
  "7000": "Kopien Aktenauszug Fotokopien Ablichtungen Ausdrucke Scan Aktenkopie Dateien",
  "7001": "Porto Einschreiben Telefonkosten",
  "7002": "Auslagenpauschale Porto Telekommunikation Telefon Pauschale",
  "7003": "Kilometer Kilometergeld Auto PKW Anfahrt Reisekosten",
  "7004": "Bahn Bahnfahrt Taxi Flug Reisekosten",
  "7005": "Abwesenheit Tagegeld Reisekosten Geschäftsreise",
  "7006": "Hotel Übernachtung Parken Parkgebühr Reisekosten",
  "7008": "Mehrwertsteuer MwSt USt",
};

/** Words that hold for all numbers under a heading, by the start of its place; the longest start adds to the shorter ones. */
export const worteDesAbschnitts: Readonly<Record<string, string>> = {
  "2.3": "außergerichtlich vorgerichtlich",
  "2.5": "BerHG Beratungshilfeschein",
  "3.1":
    "erste Instanz erstinstanzlich Landgericht Amtsgericht Zivilprozess Arbeitsgericht Verwaltungsgericht",
  "3.2.1": "zweite Instanz zweitinstanzlich Oberlandesgericht OLG",
  "3.2.2": "dritte Instanz Bundesgerichtshof",
  "3.3.2": "Mahnbescheid",
  "3.3.3": "ZV",
  "4": "Strafverfahren Strafrecht Strafverteidiger Verteidigung Wahlverteidiger",
  "5": "OWi Ordnungswidrigkeit Bußgeldverfahren Bußgeldbescheid",
  "6.2": "Berufsrecht Disziplinarverfahren Anwaltsgericht",
  "7": "Auslage Auslagen",
};

/** Words for all numbers appointed counsel may charge in parts 4 to 6, and for frames by amount in part 3. */
export const worteDerSpalte = {
  bestellt: "Pflichtverteidiger Pflichtverteidigung beigeordnet bestellt Staatskasse",
  sozial: "Sozialrecht Sozialgericht SGG Jobcenter",
} as const;

/** Words for all numbers of a kind. */
export const worteDerArt: Readonly<Record<string, string>> = {
  laenge: "Längenzuschlag Zusatzgebühr lange",
};

/** Short forms that are typed instead of a word. */
export const kurzformen: Readonly<Record<string, string>> = {
  ag: "Amtsgericht",
  eg: "Einigungsgebühr",
  ev: "Verfügung",
  gg: "Geschäftsgebühr",
  hv: "Hauptverhandlung",
  lg: "Landgericht",
  tg: "Terminsgebühr",
  vg: "Verfahrensgebühr",
  zwv: "Zwangsvollstreckung",
};

/** The numbers practice uses most, most used first: they win where nothing else decides. */
export const gelaeufig: readonly string[] =
  "3100 3104 2300 1000 1003 3309 3305 3308 7002 1008 4100 4104 4106 4108 5100 5103 5109 5110 7000 3101 7003 3200 3202".split(
    " ",
  );
