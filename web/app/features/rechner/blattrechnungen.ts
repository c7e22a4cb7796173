import type { Blattrechnung } from "./formular/blattantwort.ts";
import { verzeichnis } from "./verzeichnis.ts";

const blattrechnungen = new Map(
  verzeichnis.flatMap(({ pfad, blattrechnung }) =>
    blattrechnung ? [[pfad as string, blattrechnung] as const] : [],
  ),
);

/** Paths of the calculators that make a sheet. */
export const blattpfade: readonly string[] = [...blattrechnungen.keys()];

/** The engine of the calculator at this path, loaded when it is asked for; `undefined` for any other path. */
export const blattrechnung = async (pfad: string): Promise<Blattrechnung | undefined> =>
  blattrechnungen.get(pfad)?.();
