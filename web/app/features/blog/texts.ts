import {
  auszugHoechstens,
  entwuerfeHoechstens,
  inhaltHoechstens,
  kategorienHoechstens,
  tagsHoechstens,
  titelHoechstens,
  titelMindestens,
} from "./grenzen.ts";

const zahl = (wert: number): string => wert.toLocaleString("de-DE");

/** Sentences of the blog's own refusals, by their codes. */
export const schreibtexte = {
  "titel-fehlt": "Bitte geben Sie einen Titel ein.",
  "titel-laenge": `Der Titel muss ${titelMindestens} bis ${titelHoechstens} Zeichen lang sein.`,
  "inhalt-fehlt": "Bitte geben Sie einen Inhalt ein.",
  "bild-ohne-text": "Bitte sagen Sie zu jedem Bild, was darauf zu sehen ist (Alternativtext).",
  "inhalt-zu-lang": `Der Inhalt darf höchstens ${zahl(inhaltHoechstens)} Zeichen lang sein.`,
  "auszug-zu-lang": `Der Auszug darf höchstens ${auszugHoechstens} Zeichen lang sein.`,
  "zu-viele-kategorien": `Ein Artikel hat höchstens ${kategorienHoechstens} Kategorien.`,
  "zu-viele-tags": `Ein Artikel hat höchstens ${tagsHoechstens} Tags.`,
  "name-ungueltig": "Ein Name hat 1 bis 100 Zeichen und mindestens einen Buchstaben oder eine Ziffer.",
  "bild-ungueltig": "Das Titelbild braucht eine Adresse unter /media/ oder mit https://.",
  "begruendung-fehlt": "Bitte geben Sie eine Begründung an.",
  "unbekannte-aktion": "Erlaubt ist approve, reject oder withdraw.",
  "unbekannte-marke": "Die Angabe mit __type ist unbekannt oder unvollständig.",
  "email-unbestaetigt": "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.",
  "zu-viele-entwuerfe": `Sie haben bereits ${zahl(entwuerfeHoechstens)} unveröffentlichte Artikel. Bitte löschen Sie erst, was Sie nicht mehr brauchen.`,
  "gast-grenze": "Sie haben bereits 3 Artikel zur Prüfung eingereicht.",
  "nur-eigene": "Ändern können Sie nur eigene Artikel.",
  "nicht-aendern": "Diesen Artikel dürfen Sie nicht ändern.",
  "nicht-loeschen": "Veröffentlichte Artikel löscht die Redaktion.",
  "in-pruefung": "Der Artikel wird gerade geprüft. Ziehen Sie ihn zurück, um ihn zu ändern.",
  freigegeben: "Der Artikel ist freigegeben und erscheint zum gewählten Zeitpunkt.",
  "nicht-in-pruefung": "Der Artikel wird nicht geprüft.",
  "aenderung-offen": "Zu diesem Artikel liegt bereits eine Änderung zur Prüfung vor.",
  "basis-veraltet":
    "Der veröffentlichte Artikel wurde seit Beginn dieser Änderung selbst geändert. Bitte vergleichen Sie beide Fassungen.",
  veraltet: "Der Artikel wurde inzwischen an anderer Stelle geändert.",
  "kategorie-vorhanden": "Kategorie existiert bereits.",
  "tag-vorhanden": "Tag already exists",
  "gleicher-eintrag": "Bitte wählen Sie einen anderen Eintrag.",
  "konto-unbekannt": "Dieses Konto gibt es nicht.",
} as const;

export const artikelNichtGefunden = "Artikel nicht gefunden";
/** Stands for an author whose account is gone. */
export const ehemaligerAutor = "Ehemaliger Autor";

export const texteTermine = {
  unlesbar: "Es fehlt der Text oder die Beschreibung eines Bildes. Der Artikel ist wieder ein Entwurf.",
  ueberholt:
    "Der veröffentlichte Artikel wurde seit der Freigabe geändert. Bitte prüfen Sie die Änderung erneut.",
  zurueckgenommen: "Die Redaktion hat die Freigabe zurückgenommen und prüft den Artikel erneut.",
  ueberholtAutor:
    "Der veröffentlichte Artikel wurde seit der Freigabe geändert. Die Redaktion prüft Ihre Änderung erneut.",
} as const;
