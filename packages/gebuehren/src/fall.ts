import type { FassungAngabe } from "./ergebnis.ts";
import type { Gebuehr } from "./gebuehr/gebuehr.ts";
import type { Sache } from "./sache.ts";

/** A matter with its fees, before credits. */
export type Fall = {
  readonly s: Sache;
  readonly fassung: FassungAngabe;
  readonly gebuehren: readonly Gebuehr[];
  /** What a single order would have brought, where there were several (§ 15 Abs. 5, 6 RVG). */
  readonly vergleich?: readonly Gebuehr[];
};
