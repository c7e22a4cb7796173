import type { StreitwertEingabe } from "../src/regel.ts";

/** Where it was published; `datum`: day or issue as the source shows it, else the day it was read. */
export type Quelle = { readonly titel: string; readonly datum: string; readonly fundort: string };

/** A published value: inputs and amount typed in from the source, never from this engine. */
export type Fall = {
  readonly titel: string;
  readonly quelle: Quelle;
  readonly eingabe: StreitwertEingabe;
  readonly wert: number;
  /** What the source leaves open, or why another day is used. */
  readonly bemerkung?: string;
};

export const abgerufen = "abgerufen 21.11.2026";

/** Page of the online library "Deutsches Anwalt Office Premium". */
export const haufe = (titel: string, seite: string, datum: string) => ({
  titel,
  datum,
  fundort: `https://www.haufe.de/recht/deutsches-anwalt-office-premium/${seite}.html`,
});
