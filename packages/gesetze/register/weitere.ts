import laender from "./laender.json" with { type: "json" };
import type { Aktzeile, Normen, Registerteil } from "./typ.ts";
import rohAkte from "./weitere.json" with { type: "json" };
import rohNormen from "./weitere-normen.json" with { type: "json" };
import { akteAus } from "./zeilen.ts";

/** Every other act of the register, with its norms: loaded after the core, or together with it. */
export const weitere: Registerteil = {
  akte: akteAus([...rohAkte, ...laender] as unknown as readonly Aktzeile[]),
  normen: rohNormen as Readonly<Record<string, Normen>>,
};
