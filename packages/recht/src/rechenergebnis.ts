import type { FassungAngabe } from "./fassungsangabe.ts";
import type { Schritt, Vermerk } from "./rechenweg.ts";

/** What every result of a calculation carries, also where the steps stand in its lines. */
export type Ergebniskopf = {
  readonly art: "ergebnis";
  /** Version of the engine; kept with saved results. */
  readonly rechenstand: string;
  readonly fassung: FassungAngabe;
  readonly vermerke: readonly Vermerk[];
};

/** What a calculation carries beside its own figures. */
export type Rechenergebnis = Ergebniskopf & { readonly schritte: readonly Schritt[] };
