import type { Zeile } from "@gebuehrenportal/gebuehren";
import { type Rechnungszeile, type RvgTitel, rechnungszeile } from "#features/rechner/index.server.ts";

/** A line of a calculation as paper needs it. */
export type Grundzeile = Omit<Rechnungszeile, "satz"> & {
  readonly nr: string;
  /** Every number of the VV that was applied; a client must find each in the printed line (§ 10 Abs. 2 RVG). */
  readonly nummern: readonly string[];
  /** Rate × 100; absent where the text names rates from two values. */
  readonly satz100?: number;
  /** A fee, or what a cap or a credit takes away from one; everything else are expenses. */
  readonly gebuehr: boolean;
  /** Chosen within a frame (§ 14 RVG). */
  readonly rahmen: boolean;
  /** Paid in the client's name: no part of the price. */
  readonly durchlaufend: boolean;
};

/** A line of the engine with its words. */
export function grundzeile(gerechnet: Zeile, titel: RvgTitel): Grundzeile {
  const { satz: _, ...zeile } = rechnungszeile(gerechnet, titel);
  return {
    ...zeile,
    nr: gerechnet.nr,
    nummern: gerechnet.nummern,
    ...(gerechnet.satz100 === undefined || gerechnet.gemeinsamerWert !== undefined
      ? {}
      : { satz100: gerechnet.satz100 }),
    gebuehr: gerechnet.art === "gebuehr" || gerechnet.art === "kappung" || gerechnet.art === "anrechnung",
    rahmen: gerechnet.rahmen !== undefined,
    durchlaufend: gerechnet.nr === "durchlaufend",
  };
}
