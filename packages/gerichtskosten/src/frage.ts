import type { Kostenposition } from "./eingabe.ts";
import type { Stelle } from "./posten.ts";

/** A number to be charged once, with the position that asks for it and the number a reduction takes the place of. */
export type Frage = {
  readonly stelle: Stelle;
  readonly p: Kostenposition;
  readonly feld: string;
  readonly statt?: Stelle;
};
