import type { Cent } from "./geld.ts";

/** One step of the derivation: what was done, by which norm, with which amount. Page, PDF, JSON and print show the same. */
export type Schritt = {
  readonly text: string;
  readonly norm: string;
  readonly betrag?: Cent;
};

/** Something the reader must know about a result: a capped value, an unsecured day, a disputed point. */
export type Vermerk = {
  readonly art: "hinweis" | "warnung";
  readonly text: string;
  readonly norm?: string;
  /** Path of the input it speaks of. */
  readonly feld?: string;
};
