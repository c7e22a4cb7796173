import rohAkte from "./kern.json" with { type: "json" };
import rohNormen from "./kern-normen.json" with { type: "json" };
import type { Aktzeile, Normen, Registerteil } from "./typ.ts";
import { akteAus } from "./zeilen.ts";

/** The acts that practice cites often, with their norms: what a browser loads first. */
export const kern: Registerteil = {
  akte: akteAus(rohAkte as unknown as readonly Aktzeile[]),
  normen: rohNormen as Readonly<Record<string, Normen>>,
};
