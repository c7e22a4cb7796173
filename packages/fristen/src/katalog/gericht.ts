import { gerichtsworte } from "@gebuehrenportal/gesetze/fristenkatalog/gerichtsworte.ts";
import type { RegimeId } from "../typen.ts";
import { fristzeile } from "./daten.ts";

const worte: ReadonlyMap<string, string> = new Map(
  Object.entries(gerichtsworte).flatMap(([wort, ids]) => ids.map((id) => [id, wort] as const)),
);

/** „Berufungsgericht“: the court at which the act of an entry is done, as its norm calls it; `undefined`: none in particular. */
export const gerichtswort = (id: string): string | undefined => worte.get(id);

/** By which procedure an entry is counted. */
export const regimeDes = (id: string): RegimeId | undefined => fristzeile(id)?.regime;

/** The only court at which an entry can be kept, by its id. */
export const einzigesGericht = (id: string): string | undefined => fristzeile(id)?.gericht;
