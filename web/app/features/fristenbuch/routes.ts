import type { PageRoute, Seitenwunsch } from "#platform/access/guard.ts";
import { vorlagenpfad } from "./vorlagen/pfad.ts";

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

/** Pages of the deadline book. */
export const routes: readonly PageRoute[] = [
  {
    path: vorlagenpfad,
    file: "features/fristenbuch/pages/vorlagen.tsx",
    guard: "tarif:premium",
    wunsch: vorlagenwunsch,
    sitemap: false,
    gesperrt: true,
  },
];
