import { saetze } from "../worte/saetze.ts";

/** What people read about templates. */
export const texte = {
  titel: "Eigene Fristen Vorlagen",
  leer: "Noch keine Vorlagen vorhanden.",
  nameFehlt: "Bitte geben Sie einen Namen für die Vorlage ein",
  dauerFehlt: "Bitte geben Sie mindestens einen Wert für die Dauer ein",
  zusatzUngueltig: "Ungültige Zusatzangaben",
  nameLang: "Der Name darf höchstens 200 Zeichen haben.",
  beschreibungLang: "Die Beschreibung darf höchstens 2.000 Zeichen haben.",
  zahl: "Erlaubt sind ganze Zahlen von 0 bis 9.999.",
  zusatzLang: "Erlaubt sind höchstens 1.000 Zeichen.",
  vorfristen: saetze.vorfristenUnlesbar,
  katalogUnbekannt: "Diese Frist steht nicht im Fristenkatalog.",
  katalogOhneDauer: "Diese Frist des Katalogs hat keine feste Dauer, die eine Vorlage übernehmen könnte.",
  katalogAndereDauer:
    "Die Dauer weicht vom Fristenkatalog ab. Lassen Sie die Dauer leer oder wählen Sie „Eigene Dauer“.",
  verschiebungRueckwaerts:
    "Rückwärts gerechnet rückt das Ende nicht auf den nächsten Werktag; es bleibt, oder der Werktag davor wird genannt.",
  verschiebungVorwaerts:
    "Der Werktag davor wird nur bei Fristen genannt, die vom Termin an rückwärts gerechnet werden.",
  zuViele: "Mehr als 500 Vorlagen lassen sich nicht speichern. Bitte löschen Sie zuerst einige.",
  nichtGefunden: "Vorlage nicht gefunden",
  ladenFehler: "Fehler beim Laden der Vorlagen",
  loeschenFehler: "Fehler beim Löschen der Vorlage",
  speichernFehler: "Fehler beim Speichern der Vorlage",
  vereinbarungFehlt:
    "Vor dem Speichern ist eine Zustimmung nötig, die sich nicht laden ließ. Bitte speichern Sie noch einmal.",
} as const;

/** What stands in the question before a template goes. */
export const loeschfrage = (name: string): string => `Möchten Sie die Vorlage „${name}“ wirklich löschen?`;
