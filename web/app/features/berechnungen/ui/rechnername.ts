import { katalog } from "#features/rechner/katalog.ts";

/** Name of the calculator at a path; one that is no longer there shows its path. */
export const rechnername = (pfad: string): string =>
  katalog.find((rechner) => rechner.pfad === pfad)?.name ?? pfad;
