import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import type { Cent, Ergebniskopf, FassungAngabe, Schritt, Sicherheit } from "@gebuehrenportal/recht";

/** `fassung` is the version of the statute on the `stichtag`, as the first number takes it. */
export type GerichtskostenErgebnis = Ergebniskopf & {
  readonly gesetz: Gesetz;
  /** In the order of the input; a credit follows the fee it lowers. */
  readonly zeilen: readonly Kostenzeile[];
  readonly gebuehren: Cent;
  readonly auslagen: Cent;
  readonly summe: Cent;
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
