import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Absolute path of the checkout; this file is found from its source as well as from the bundled server. */
export const projektordner: string = suchen(import.meta.dirname);

function suchen(ordner: string): string {
  if (existsSync(join(ordner, "web", "migrations"))) return ordner;
  const oben = dirname(ordner);
  if (oben === ordner) throw new Error("Der Ordner des Projekts wurde nicht gefunden.");
  return suchen(oben);
}
