import type { FassungAngabe, Streitpunkt } from "@gebuehrenportal/fristen";
import type { Sicherheit, Tag, Vermerk } from "@gebuehrenportal/recht";

/** One step of the derivation as it is printed. */
export type Rechenschritt = { readonly text: string; readonly norm: string; readonly tag: Tag | null };

/** What is kept of a result besides its day: all that page, slip and file show. */
export type Rechnungsbild = {
  readonly ereignisAm: Tag | null;
  readonly rechnerischesEnde: Tag | null;
  readonly schritte: readonly Rechenschritt[];
  readonly vermerke: readonly Vermerk[];
  readonly streitpunkte: readonly Streitpunkt[];
  readonly sicherheit: Sicherheit;
  readonly fassungen: readonly FassungAngabe[];
  /** What starts it, in one sentence; empty for an entry by itself. */
  readonly anknuepfung: string;
};
