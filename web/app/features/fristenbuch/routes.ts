import type { PageRoute, Seitenwunsch } from "#platform/access/guard.ts";
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

const seite = (name: string) =>
  ({
    file: `features/fristenbuch/pages/${name}.tsx`,
    guard: "tarif:premium",
    wunsch,
    sitemap: false,
  }) as const;

/** Pages of the deadline book. */
export const routes: readonly PageRoute[] = [
  { path: "/fristenmanager", ...seite("fristenmanager"), gesperrt: true },
  { path: "/fristenmanager/neu", ...seite("neu") },
  { path: vorlagenpfad, ...seite("vorlagen"), wunsch: vorlagenwunsch },
  // What was booked can be taken along in every tier.
  {
    path: "/fristenmanager/fristen.ics",
    file: "features/fristenbuch/pages/kalenderdatei.ts",
    guard: "konto",
    sitemap: false,
  },
  { path: "/fristenmanager/:id", ...seite("frist") },
];
