/** Sentences of Termine and Wiedervorlagen that are answers of calls or stand at fields. */
export const terminsaetze = {
  titelFehlt: "Bitte geben Sie an, worum es geht.",
  keineUhrzeit: "Diese Uhrzeit gibt es nicht. Beispiel: 08:30",
  vonFehlt: "Bitte geben Sie auch an, wann der Termin beginnt.",
  endeVorBeginn: "Das Ende liegt nicht nach dem Beginn.",
  nurGanzeTage: "Ohne Uhrzeit erinnert das Portal morgens um 7 Uhr; bitte wählen Sie ganze Tage.",
  keineUhr: "Eine Wiedervorlage hat einen Tag, keine Uhrzeit und keinen Ort.",
  zweiEnden: "Bitte begrenzen Sie die Serie entweder mit einem Tag oder mit einer Anzahl.",
  endeVorTag: "Die Serie endet vor ihrem ersten Tag.",
  zuLang: "So weit reicht kein Kalender; bitte wählen Sie eine kürzere Serie.",
  nichtLetzter: "Der erste Tag ist nicht der letzte dieses Wochentags im Monat.",
  nurEinTag: "Wie oft ein Termin wiederkehrt, lässt sich nur für alle oder alle folgenden ändern.",
  tagFehlt: "Bitte sagen Sie, welcher Tag der Serie gemeint ist.",
  tagUnbekannt: "Die Serie hat diesen Tag nicht oder nicht mehr.",
  veraltet:
    "Inzwischen hat jemand anderes diesen Eintrag geändert. Ihre Angaben stehen noch im Formular; bitte vergleichen Sie sie mit dem neuen Stand und speichern Sie noch einmal.",
  gestrichen: "Der Eintrag ist gestrichen und lässt sich nicht mehr ändern.",
  nichtGefunden: "Diesen Termin gibt es nicht.",
  wiedervorlageNichtGefunden: "Diese Wiedervorlage gibt es nicht.",
  spanne: "Die Liste reicht höchstens zwei Jahre weit, und sie endet nicht vor ihrem Beginn.",
} as const;
