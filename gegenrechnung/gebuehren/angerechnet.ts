import type { Bruch } from "./bruch.ts";
import type { Gebuehr } from "./position.ts";
import type { Sache } from "./sache.ts";
import type { Sicht } from "./tabellen.ts";
import type { Regel } from "./verzeichnis.ts";

/** A fee with the matter it stands in. */
export type Seite = {
  readonly sache: Sache;
  readonly gebuehr: Gebuehr;
  /** Set where of an earlier fee by value only the amount is known; its value may be. */
  readonly nurBetrag?: { readonly wert?: bigint };
};

/** A credit with its amount; `satz` and `wert` where it is a rate from a value (§ 15a Abs. 2 RVG). */
export type Angerechnet = {
  readonly regel: Regel;
  readonly von: Seite;
  readonly ziel: Seite;
  readonly betrag: bigint;
  readonly satz?: Bruch;
  readonly wert?: bigint;
  readonly hoechstens?: bigint;
  /** Net amount paid on a fee outside this bill. */
  readonly vorabGezahlt?: bigint;
  /** Amount before any limit of the fee that shrinks. */
  readonly ungekuerzt: bigint;
  /** Titled, paid or compared: this amount is credited whatever else is. */
  readonly fest?: true;
  readonly quellsicht: Sicht;
  readonly tabellentag: string;
};
