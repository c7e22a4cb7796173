import { verzeichnis } from "./verzeichnis.ts";

/** A tile: where it leads, its name and its sentence. */
export type Rechnerkachel = { readonly pfad: string; readonly text: string; readonly satz: string };

/** The tiles of all calculators, in the order of the list. */
export const rechnerkacheln = (): readonly Rechnerkachel[] =>
  verzeichnis.map(({ pfad, name, kachel }) => ({ pfad, text: name, satz: kachel }));

/** Name of the calculator at a path; one that is no longer there shows its path. */
export const rechnername = (pfad: string): string =>
  verzeichnis.find((rechner) => rechner.pfad === pfad)?.name ?? pfad;
