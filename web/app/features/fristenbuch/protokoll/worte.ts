/** What a line of the log says happened, in words. */
const vorgangsworte: Readonly<Record<string, string>> = {
  gebucht: "Gebucht",
  geaendert: "Angaben geändert",
  "neu-gerechnet": "Neu gerechnet",
  "ausloeser-geaendert": "Auslöser geändert, neu gerechnet",
  genehmigt: "Eintrag kontrolliert",
  freigegeben: "Anwaltlich freigegeben",
  vorgelegt: "Bei Vorlage geprüft",
  erledigt: "Erledigt",
  nachgewiesen: "Nachweis eingetragen",
  "wieder-geoeffnet": "Wieder geöffnet",
  gestrichen: "Gestrichen",
  "verlaengerung-beantragt": "Verlängerung beantragt",
  verlaengert: "Verlängert",
  "verlaengerung-abgelehnt": "Verlängerung abgelehnt",
  "abweichung-verworfen": "Anderen Tag verworfen",
};

/** A kind of line in words; one that is not known by its own name. */
export const vorgangswort = (art: string): string => vorgangsworte[art] ?? art;
