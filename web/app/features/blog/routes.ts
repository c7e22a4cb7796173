import type { PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { feedrouten } from "./feedrouten.ts";

const seite = (name: string) => ({ file: `features/blog/pages/${name}.tsx`, guard: "oeffentlich" }) as const;

/** The pages of the blog besides its list, which `eingang.ts` holds. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  { path: "/blog/search", ...seite("suche"), sitemap: false },
  { path: "/blog/category/:slug", ...seite("kategorie") },
  { path: "/blog/tag/:slug", ...seite("schlagwort") },
  { path: "/blog/:slug", ...seite("artikel") },
  ...feedrouten,
];
