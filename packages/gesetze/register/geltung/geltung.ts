import { bundAbisG } from "./bund-a-g.ts";
import { bundHbisZ } from "./bund-h-z.ts";
import type { Geltung } from "./typ.ts";
import { union } from "./union.ts";

/** Every act whose first day is recorded. */
export const geltungen: readonly Geltung[] = [...bundAbisG, ...bundHbisZ, ...union];

const jeAkt: ReadonlyMap<string, Geltung> = new Map(
  geltungen.flatMap((geltung) => geltung.akte.map((akt) => [akt, geltung] as const)),
);

/** From when an act of the register holds, if that is recorded. */
export const geltungVon = (akt: string): Geltung | undefined => jeAkt.get(akt);
