import type { PageRoute } from "#platform/access/guard.ts";
import { kostenfestsetzungswunsch, kostennotenwunsch } from "./wunsch.ts";

const seite = (name: string, endung = "tsx") =>
  ({ file: `features/kostennote/pages/${name}.${endung}`, guard: "konto", sitemap: false }) as const;

/** Kostennoten of an account. What is issued stays readable in every tier; the pages ask for Basic where they make new ones. */
export const routes: readonly PageRoute[] = [
  { path: "/konto/absender", ...seite("absenderangaben") },
  { path: "/kostennoten", ...seite("liste") },
  { path: "/kostennoten/neu", ...seite("neu"), guard: "tarif:basic", wunsch: kostennotenwunsch },
  { path: "/kostennoten/vorschau", ...seite("vorschau", "ts") },
  { path: "/kostennoten/:id", ...seite("kostennote") },
  { path: "/kostennoten/:id/:datei", ...seite("datei", "ts") },
  {
    path: "/kostenfestsetzung",
    ...seite("kostenfestsetzung"),
    guard: "tarif:basic",
    wunsch: kostenfestsetzungswunsch,
  },
  { path: "/kostenfestsetzung/datei", ...seite("kostenfestsetzung-datei", "ts") },
];
