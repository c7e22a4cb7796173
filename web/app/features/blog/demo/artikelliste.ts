import { langeArtikel } from "./artikel/liste.ts";
import type { Demoartikel } from "./demoartikel.ts";
import { kurzeArtikel } from "./kurz/liste.ts";

/** All published posts of the demo. */
export const demoartikel: readonly Demoartikel[] = [...langeArtikel, ...kurzeArtikel];
