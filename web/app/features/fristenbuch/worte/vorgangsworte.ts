/** What a line of the log says happened, in words. */
export const vorgangsworte: Readonly<Record<string, string>> = {
  gebucht: "Gebucht",
  uebernommen: "Übernommen, nicht gerechnet",
  geaendert: "Angaben geändert",
  "neu-gerechnet": "Neu gerechnet",
  "ausloeser-geaendert": "Auslöser geändert, neu gerechnet",
  "ort-geaendert": "Gericht oder Ort geändert, neu gerechnet",
  genehmigt: "Eintrag kontrolliert",
  freigegeben: "Anwaltlich freigegeben",
  vorgelegt: "Bei Aktenvorlage geprüft",
  erledigt: "Erledigt",
  nachgewiesen: "Nachweis eingetragen",
  "wieder-geoeffnet": "Wieder geöffnet",
  gestrichen: "Gestrichen",
  "verlaengerung-beantragt": "Verlängerung beantragt",
  verlaengert: "Verlängert",
  "verlaengerung-abgelehnt": "Verlängerung abgelehnt",
  "recht-geaendert": "Nach geändertem Recht anderer Tag gefunden",
  "recht-ohne-tag": "Nach geändertem Recht kein Tag mehr gefunden",
  "recht-mit-tag": "Nach geändertem Recht wieder ein Tag gefunden",
  "abweichung-entfallen": "Anderer Tag entfallen: gerechnet ist wieder der eingetragene",
  "abweichung-verworfen": "Anderen Tag verworfen",
  "erinnerung-bestaetigt": "Erinnerung bestätigt",
  "ort-geklaert": "Feiertag eines Ortes geklärt",
  weitergesagt: "Erinnerung weitergegeben",
  "weitergesagt-gesperrt": "Erinnerung weitergegeben: Konto der verantwortlichen Person gesperrt",
  "weitergesagt-ausgeschieden": "Erinnerung weitergegeben: verantwortliche Person ausgeschieden",
  abendkontrolle: "Abendkontrolle abgezeichnet",
  "abendkontrolle-fehlt": "Abendkontrolle fehlt",
  "protokoll-abgezeichnet": "Tagesprotokoll abgezeichnet",
  "einstellungen-geaendert": "Einstellungen geändert",
  "abwesenheit-eingetragen": "Abwesenheit eingetragen",
  "abwesenheit-zurueckgenommen": "Abwesenheit zurückgenommen",
};

/** A kind of line in words; one that is not known by its own name. */
export const vorgangswort = (art: string): string => vorgangsworte[art] ?? art;

/** What a verification found wrong with a line or an entry, in words. */
export const pruefworte: Readonly<Record<string, string>> = {
  luecke: "Davor fehlt eine Zeile.",
  verkettung: "Die Zeile schließt nicht an die vorige an.",
  zeile: "Die Zeile wurde geändert.",
  inhalt: "Der Inhalt der Zeile wurde geändert oder fehlt.",
  kopf: "Ein Stand, den ein Tagesprotokoll festgehalten hat, fehlt: Das Ende wurde entfernt oder neu geschrieben.",
  eintrag: "Der Eintrag im Buch sagt etwas anderes als sein Protokoll.",
  rechnung: "Die Berechnung wurde geändert.",
};
