/** What the categories of the demo are about; the last one has no posts. */
export const kategoriebeschreibungen: Readonly<Record<string, string>> = {
  Rechtsanwaltsvergütung: "RVG und Vergütungsverzeichnis: Gebühren, Anrechnung, Auslagen und Abrechnung.",
  Fristen: "Fristen berechnen, eintragen und wahren: Beginn, Ende, Feiertage, Verjährung.",
  Gerichtskosten: "GKG und FamGKG: Gebühren, Vorschüsse und Ermäßigungen.",
  Streitwert: "Wie der Wert bestimmt wird und was von ihm abhängt.",
  Kostenerstattung: "Kostengrundentscheidung, Festsetzung und Ausgleichung.",
  Prozesskostenhilfe: "Bewilligung, Raten und Vergütung aus der Staatskasse.",
  Familienrecht: "Verfahrenswerte und Kosten in Familiensachen.",
  "Vollstreckung und Zinsen": "Verzug, Zinsen, Pfändung und die Kosten der Vollstreckung.",
  "Leere Kategorie": "In dieser Kategorie ist noch nichts erschienen.",
};

/** A tag without posts. */
export const leererTag = "Leerer Tag";
