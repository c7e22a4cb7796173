import type { PageRoute, Seitenwunsch } from "#platform/access/guard.ts";
import { dateiHoechstens } from "./grenzen.ts";

const seite = (name: string) => `features/kontakte/pages/${name}.tsx`;

/** What the tier brings to whoever wants to keep contacts. */
const wunsch: Seitenwunsch = {
  was: "Kontakte",
  bringt: [
    "Empfänger aus den eigenen Kontakten wählen, statt Adressen abzutippen",
    "Einlesen und ausführen als CSV und vCard, mit Vorschau und ohne doppelte Einträge",
    "Im Team teilen: Was eine Person anlegt, finden alle",
  ],
  weiter: "Weiter zu den Kontakten",
};

/** Pages of contacts; what is stored stays readable and goes out as a file in every tier. */
export const routes: readonly PageRoute[] = [
  { path: "/kontakte", file: seite("kontakte"), guard: "tarif:premium", wunsch },
  { path: "/kontakte/neu", file: seite("neu"), guard: "tarif:premium", wunsch },
  {
    path: "/kontakte/einlesen",
    file: seite("einlesen"),
    guard: "tarif:premium",
    wunsch,
    // Twice of what a file may have: whoever sends more is told so at the field.
    eingabeBytes: 2 * dateiHoechstens,
  },
  { path: "/kontakte/doppelte", file: seite("doppelte"), guard: "tarif:premium", wunsch },
  { path: "/kontakte/:id", file: seite("bearbeiten"), guard: "tarif:premium", wunsch },
  { path: "/konto/kontakte", file: seite("eigene"), guard: "konto" },
  {
    path: "/konto/kontakte/:format",
    file: "features/kontakte/pages/datei.ts",
    guard: "konto",
    sitemap: false,
  },
];
