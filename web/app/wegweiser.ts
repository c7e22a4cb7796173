import { eingang as blog } from "./features/blog/eingang.ts";
import { routes as fristenkatalog } from "./features/fristenkatalog/routes.ts";
import { routes as rechner } from "./features/rechner/routes.ts";
import { routes as schnittstelle } from "./features/schnittstelle/routes.ts";
import { routes as seiten } from "./features/seiten/routes.ts";
import { routes as suche } from "./features/suche/routes.ts";
import type { PageRoute } from "./platform/access/guard.ts";
import type { MitZiel } from "./ui/huelle/wegweiser.tsx";

/**
 * The features whose pages stand in header, footer and on the home page. Every browser loads this list; the others
 * stand in `routes.ts` alone, which only the server reads.
 */
export const verlinkt: readonly (PageRoute & MitZiel)[] = [
  ...blog,
  ...rechner,
  ...fristenkatalog,
  ...schnittstelle,
  ...seiten,
  ...suche,
];
