import { oeffentlich, type PageRoute, type Seitenwunsch } from "#platform/access/guard.ts";
import { dateiHoechstens } from "./einlesen/grenzen.ts";
import { feedpfad } from "./erinnerung/feedpfad.ts";
import { vorlagenpfad } from "./vorlagen/pfad.ts";

/** What the tier brings to whoever wants to keep deadlines. */
const wunsch: Seitenwunsch = {
  was: "Fristenmanager",
  bringt: [
    "Fristen mit der ganzen Kette und Vorfristen nach Gericht und Gesetz berechnen und buchen",
    "Jeder Eintrag mit Rechenweg, Kontrolle, Freigabe und Nachweis",
    "Ein Protokoll, aus dem sich nichts löschen lässt",
    "Das ganze Büro arbeitet im selben Buch",
  ],
  weiter: "Weiter zum Fristenmanager",
  zurueck: { pfad: "/fristenrechner", text: "Zum Fristenrechner" },
};

/** What the tier brings to whoever wants templates. */
const vorlagenwunsch: Seitenwunsch = {
  was: "Eigene Vorlagen für Fristen",
  bringt: [
    "Eigene Dauern mit Namen, Norm, Vorfristen und Aktenangaben speichern",
    "Fristen des Fristenkatalogs mit einem Griff übernehmen",
    "Vorlagen im Team gemeinsam verwenden",
  ],
  weiter: "Weiter zu den Vorlagen",
};

/** What the tier brings to whoever wants to keep Termine. */
const terminwunsch: Seitenwunsch = {
  was: "Termine und Wiedervorlagen",
  bringt: [
    "Termine mit Uhrzeit, Ort und Person neben den Fristen, in eigener Farbe",
    "Wiedervorlagen, die liegen bleiben, bis jemand sie erledigt",
    "Serien mit Ausnahmen, Erinnerung per E-Mail und Kalenderdatei",
  ],
  weiter: "Weiter zu den Terminen",
};

const seite = (name: string) =>
  ({
    file: `features/fristenbuch/pages/${name}.tsx`,
    guard: "tarif:premium",
    wunsch,
    sitemap: false,
  }) as const;

// What was booked can be taken along in every tier.
const datei = (name: string) =>
  ({ file: `features/fristenbuch/pages/${name}.ts`, guard: "konto", sitemap: false }) as const;

/** Pages of the deadline book. */
export const routes: readonly PageRoute[] = [
  { path: "/fristenmanager", ...seite("fristenmanager"), gesperrt: true },
  { path: "/fristenmanager/neu", ...seite("neu") },
  { path: vorlagenpfad, ...seite("vorlagen"), wunsch: vorlagenwunsch },
  { path: "/fristenmanager/fristen.ics", ...datei("kalenderdatei") },
  // Reads files in the browser.
  { path: "/fristenmanager/posteingang", ...seite("posteingang"), webassembly: true },
  { path: "/fristenmanager/termine", ...seite("termine"), wunsch: terminwunsch },
  { path: "/fristenmanager/termine.ics", ...datei("terminkalender") },
  { path: "/fristenmanager/termine/:id", ...seite("termin"), wunsch: terminwunsch },
  { path: "/fristenmanager/kontrolle", ...seite("kontrolle") },
  { path: "/fristenmanager/protokoll", ...seite("protokoll") },
  // Twice of what a file may have: whoever sends more is told so at the field.
  { path: "/fristenmanager/einlesen", ...seite("einlesen"), eingabeBytes: 2 * dateiHoechstens },
  { path: "/fristenmanager/fristenakte/:format", ...datei("fristenakte") },
  { path: "/fristenmanager/tagesprotokoll/:tag", ...datei("tagesprotokoll") },
  { path: "/fristenmanager/einstellungen", ...seite("einstellungen") },
  { path: "/fristenmanager/ohne-verantwortliche", ...seite("ohne-verantwortliche") },
  {
    path: "/fristenmanager/erinnerung",
    file: "features/fristenbuch/pages/erinnerung.tsx",
    guard: oeffentlich("The link of the mail proves who it is"),
    query: ["marke"],
    sitemap: false,
  },
  {
    path: feedpfad,
    file: "features/fristenbuch/pages/feed.ts",
    guard: oeffentlich("Calendar programs do not sign in; its secret, which can be revoked, opens it"),
    sitemap: false,
    gesperrt: true,
  },
  {
    path: "/konto/fristen",
    file: "features/fristenbuch/pages/mitnahme.tsx",
    guard: "konto",
    sitemap: false,
  },
  { path: "/konto/fristen/:format", ...datei("mitnahmedatei") },
  { path: "/fristenmanager/:id", ...seite("eintrag") },
  { path: "/fristenmanager/:id/kontrollzettel", ...datei("kontrollzettel") },
];
