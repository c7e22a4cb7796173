import type { PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { feedrouten } from "./feedrouten.ts";
import { schreibrouten } from "./schreibrouten.ts";

const seite = (name: string) => ({ file: `features/blog/pages/${name}.tsx`, guard: "oeffentlich" }) as const;

/** The pages of the blog besides its list, which `eingang.ts` holds. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  { path: "/blog/search", ...seite("suche"), sitemap: false },
  { path: "/blog/category/:slug", ...seite("kategorie") },
  { path: "/blog/tag/:slug", ...seite("schlagwort") },
  ...schreibrouten,
  { path: "/blog/:slug", ...seite("artikel"), ohneQuery: true },
  ...feedrouten,
];
