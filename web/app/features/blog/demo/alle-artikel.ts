import { langeArtikel } from "./artikel/lange-artikel.ts";
import type { Demoartikel } from "./demoartikel.ts";
import { kurzeArtikel } from "./kurz/kurze-artikel.ts";

/** All published posts of the demo. */
export const demoartikel: readonly Demoartikel[] = [...langeArtikel, ...kurzeArtikel];
