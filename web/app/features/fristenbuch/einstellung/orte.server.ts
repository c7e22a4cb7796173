import type { Ort } from "@gebuehrenportal/fristen";
import { laendernamen } from "@gebuehrenportal/recht";
import { alleOrte } from "#features/rechner/index.server.ts";
import type { Ortswahl } from "../plan/frage.ts";

/** A place by ids as the engine takes it, with all that the directory of courts knows of it. */
export const ortAufgeloest = (ort: Ortswahl): Ort => alleOrte.aufgeloest(ort);

/** Reads what somebody typed as a place: one that is known, or those it may mean. */
export const ortLesen = alleOrte.lesen;

/** What it may be asked: choices of seats, and the town whose Mariä Himmelfahrt is not known. */
export type Ortsfragen = ReturnType<typeof alleOrte.fragen> & {
  /** Of which place: an answer counts for no other one. */
  readonly zu?: string;
};

/** A place in one word. */
export const ortKennung = ({ gericht, gemeinde, land }: Ortswahl): string =>
  gericht ?? gemeinde ?? land ?? "";

/**
 * What only the reader can say of a place: which seat, and whether a day is a holiday there.
 *
 * @param straf whether the matter is a criminal one, with chambers of its own elsewhere
 */
export const ortFragen = (ort: Ortswahl, straf = false): Ortsfragen => ({
  ...alleOrte.fragen(ort, straf),
  zu: ortKennung(ort),
});

/** The place of an office in words: „Augsburg (Bayern)“. */
export function ortName({ land, gemeinde }: Pick<Ortswahl, "land" | "gemeinde">): string {
  const ganzes = land === undefined ? "" : laendernamen[land];
  const stadt = gemeinde === undefined ? undefined : alleOrte.lesen(gemeinde).treffer?.name;
  return stadt === undefined || stadt === ganzes ? ganzes : `${stadt} (${ganzes})`;
}
