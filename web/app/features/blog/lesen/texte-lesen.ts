export const speicherNichtBereit = "Datenbank nicht initialisiert";
export const indexFehlt =
  "Für diese Abfrage wird ein Datenbankindex benötigt. Die Artikel werden vorübergehend im Browser gefiltert.";
export const zeitpunktUngueltig = "Der Zeitpunkt in startAfter ist ungültig.";
export const monatUngueltig = "Der Monat muss zwischen 1 und 12 liegen und braucht ein Jahr.";
export const jahrUngueltig = "Das Jahr ist ungültig.";
export const markeUngueltig = "Die Marke in cursor ist ungültig.";
