import { bau } from "./bau.ts";
import { befehl } from "./befehl.ts";
import { browser } from "./browser.ts";
import { datenbank } from "./datenbank.ts";
import { einzelpruefung, type Schritt } from "./schritt.ts";
import { vitestLauf } from "./vitest.ts";

/** The steps of `npm test`, in the order in which they run: the cheap ones first. */
export const schritte: readonly Schritt[] = [
  {
    name: "typen",
    titel: "Typen",
    inhalt: "React Router und TypeScript",
    nebenher: true,
    ausfuehren: async ({ wurzel }) => {
      // The types of the routes are generated; without them the pages do not type.
      const erzeugt = await befehl("react-router", ["typegen"], { cwd: `${wurzel}/web`, wurzel });
      // Each checker works out anew what the others know already: the four of the default take nearly twice the computing time.
      const tsc = ["--noEmit", "--checkers", "1"];
      return einzelpruefung(erzeugt === 0 && (await befehl("tsc", tsc, { cwd: wurzel, wurzel })) === 0);
    },
  },
  {
    name: "stil",
    titel: "Stil",
    inhalt: "Biome: Form und Lint",
    nebenher: true,
    ausfuehren: async ({ wurzel }) =>
      einzelpruefung((await befehl("biome", ["ci", "--error-on-warnings"], { cwd: wurzel, wurzel })) === 0),
  },
  {
    name: "architektur",
    titel: "Architektur",
    inhalt: "Bauregeln des Hauses",
    nebenher: true,
    // They read the files of the house, not what a test imports: a change anywhere may break a rule.
    ausfuehren: ({ seit: _, ...umgebung }) => vitestLauf("architektur", umgebung),
  },
  {
    name: "einheiten",
    titel: "Einheiten",
    inhalt: "reine Tests der Pakete und des Portals",
    ausfuehren: (umgebung) => vitestLauf("einheiten", umgebung),
  },
  { name: "bau", titel: "Bau", inhalt: "das Portal, wie es ausgeliefert wird", ausfuehren: bau },
  { name: "datenbank", titel: "Datenbank", inhalt: "eingebettet und auf PostgreSQL", ausfuehren: datenbank },
  { name: "browser", titel: "Browser", inhalt: "jede Seite in Chromium", ausfuehren: browser },
];
