import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";

const seite = (name: string, endung = "tsx") =>
  ({ file: `features/berechnungen/pages/${name}.${endung}`, guard: "konto", sitemap: false }) as const;

/** What somebody has saved. */
export const routes: readonly PageRoute[] = [
  { path: "/meine-berechnungen", ...seite("liste") },
  // Visitors sign in on the page itself: on the way to `/login` the body with their inputs would be lost.
  {
    path: "/meine-berechnungen/speichern",
    ...seite("speichern"),
    guard: oeffentlich("Keeps what a visitor brings along until he has signed in on this very page"),
  },
  { path: "/meine-berechnungen/:id", ...seite("gespeicherte-berechnung") },
  { path: "/meine-berechnungen/:id/vergleich", ...seite("vergleich") },
  { path: "/meine-berechnungen/:id/datei/:format", ...seite("datei", "ts") },
];
