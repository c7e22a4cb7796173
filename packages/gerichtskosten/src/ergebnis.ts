import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import type { Cent, FassungAngabe, Schritt, Sicherheit, Vermerk } from "@gebuehrenportal/recht";

export type GerichtskostenErgebnis = {
  readonly art: "ergebnis";
  /** Version of this engine; kept with saved results. */
  readonly rechenstand: string;
  readonly gesetz: Gesetz;
  /** Version of the statute on the `stichtag`, as the first number takes it. */
  readonly fassung: FassungAngabe;
  /** In the order of the input; a credit follows the fee it lowers. */
  readonly zeilen: readonly Kostenzeile[];
  readonly gebuehren: Cent;
  readonly auslagen: Cent;
  readonly summe: Cent;
  readonly vermerke: readonly Vermerk[];
};

export type Kostenzeile = {
  /** Id of the position. */
  readonly position: string;
  readonly art: "gebuehr" | "auslage" | "anrechnung";
  /** Number charged: the reduction where one applies. */
  readonly nr: string;
  /** Number that a reduction took the place of. */
  readonly statt?: string;
  readonly norm: string;
  readonly wert?: Cent;
  readonly satz100?: number;
  readonly anzahl?: number;
  readonly betrag: Cent;
  readonly fassung: FassungAngabe;
  /** Absent: `hoch`. */
  readonly sicherheit?: Sicherheit;
  readonly schritte: readonly Schritt[];
};
