import type { Blattmotor } from "./formular/blattantwort.ts";
import { verzeichnis } from "./verzeichnis.ts";

const motoren = new Map(
  verzeichnis.flatMap(({ pfad, blattmotor }) => (blattmotor ? [[pfad as string, blattmotor] as const] : [])),
);

/** Paths of the calculators that make a sheet. */
export const blattpfade: readonly string[] = [...motoren.keys()];

/** The engine of the calculator at this path, loaded when it is asked for; `undefined` for any other path. */
export const blattmotor = async (pfad: string): Promise<Blattmotor | undefined> => motoren.get(pfad)?.();
