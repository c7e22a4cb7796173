import type { FassungAngabe } from "./fassungsangabe.ts";
import type { Schritt, Vermerk } from "./rechenweg.ts";

/** What a calculation carries beside its own figures. */
export type Rechenergebnis = {
  readonly art: "ergebnis";
  /** Version of the engine; kept with saved results. */
  readonly rechenstand: string;
  readonly fassung: FassungAngabe;
  readonly schritte: readonly Schritt[];
  readonly vermerke: readonly Vermerk[];
};
