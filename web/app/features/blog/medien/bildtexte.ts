/** Sentences about pictures, by code; some are prescribed as they stand. */
export const bildtexte = {
  "keine-bilddatei": "Nur Bilddateien (JPG, PNG, WebP, GIF) sind erlaubt.",
  "zu-gross": "Die Datei ist zu groß (maximal 5 MB).",
  "keine-datei": "Keine Datei ausgewählt.",
  "bild-pfad":
    "Der Pfad beginnt mit blog/ und besteht aus Kleinbuchstaben, Ziffern, Bindestrich und Unterstrich.",
  "bild-adresse": "Invalid image URL",
  "bild-fehlt": "Das Bild gibt es nicht.",
  "zu-viele-bildpunkte": "Das Bild hat zu viele Bildpunkte (höchstens 40 Millionen).",
  ueberlastet: "Gerade werden viele Bilder verarbeitet. Bitte versuchen Sie es in einer Minute erneut.",
} as const;

/** What the page says when the server has said nothing. */
export const hochladenGescheitert = "Failed to upload image";
export const bildLoeschenGescheitert = "Failed to delete image";
