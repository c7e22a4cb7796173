import { befehl } from "./befehl.ts";
import { einzelpruefung, type Schritt } from "./schritt.ts";
import { vitestLauf } from "./vitest.ts";

/** The steps of `npm test`, in the order in which they run: the cheap ones first. */
export const schritte: readonly Schritt[] = [
  {
    name: "stil",
    titel: "Stil",
    ausfuehren: async ({ wurzel }) =>
      einzelpruefung((await befehl("biome", ["ci", "--colors=off"], { cwd: wurzel })) === 0),
  },
  {
    name: "einheiten",
    titel: "Einheiten",
    ausfuehren: (umgebung) => vitestLauf("einheiten", umgebung),
  },
];
