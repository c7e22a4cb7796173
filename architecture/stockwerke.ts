/** A room: a folder, or one loose file by its name; `.` stands for the other loose files. */
type Raum = string;

/**
 * The floors of each part of the house that has rooms, from the ground up: a room knows only those on the floors below
 * it. Rooms named together stand side by side and stay strangers. The faces of a feature (`index.ts`,
 * `index.server.ts`, `feature.ts`, `testing.ts`) look down from the roof.
 */
export const stockwerke: Readonly<Record<string, readonly (Raum | readonly Raum[])[]>> = {
  "web/app/features/abo": [
    "vertrag",
    ["anschrift", "agb", "worte"],
    "mails",
    "wirken",
    ["ustid", "bestellung", "rechnungen", "erklaerungen"],
    ["zahlung", "widerruf", "kuendigung"],
    ["berichtigung", "bearbeitung"],
    "ansichten",
    [".", "ui"],
    ["pages", "api", "jobs"],
  ],
  "web/app/features/abo/rechnungen": ["beleg", [".", "post"], ["ausstellen", "betriebspruefung"]],
  "web/app/features/abo/zahlung": [
    "port.ts",
    "stripe",
    ["buchen.server.ts", "zahlstelle.server.ts"],
    ["auszug", "einzug"],
    ".",
  ],
  "web/app/features/blog": [
    ".",
    ["dokument", "mails"],
    "medien",
    "bestand",
    "mitteilungen",
    "schreiben",
    "redaktion",
    "lesen",
    "suche",
    "ui",
    "ansichten",
    ["api", "demo", "jobs", "pages"],
  ],
  // The forms of the pages run calls, so the calls stand below the pages.
  "web/app/features/konto": [
    ".",
    "mails",
    "sitzungen",
    "faktor",
    "anmeldung",
    "registrierung",
    "profil",
    ["api", "demo", "jobs", "ui"],
    "ansichten",
    "pages",
  ],
  // As with the accounts.
  "web/app/features/kanzlei": [
    ".",
    "mails",
    "team",
    ["einladung", "uebergabe"],
    ["api", "jobs"],
    "ansichten",
    "ui",
    "pages",
  ],
  "web/app/features/fristenbuch": [
    "worte",
    ["mails", "plan", "protokoll"],
    "einstellung",
    ["dienst", "eintrag", "vorlagen"],
    ["erinnerung", "nachpruefung", "pruefung"],
    ["abend", "papiere", "mitnahme"],
    ["api", "jobs", "beitraege"],
    "ansichten",
    "einlesen",
    "ui",
    ["pages", "."],
  ],
  "web/app/features/fristenbuch/ansichten": [".", ["buchung", "liste"], "eintrag"],
  "web/app/features/fristenbuch/eintrag": [".", "aufruf"],
  "web/app/features/fristenbuch/ui": [".", ["buchung", "einstellungen", "liste", "vorlagen"], "eintrag"],
};

/** More files than this in one folder are no story any more: it gets rooms. Tests and styles do not count. */
export const groessterOrdner = 25;
