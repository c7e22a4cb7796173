import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { feedrouten } from "./lesen/feedrouten.ts";
import { schreibrouten } from "./schreiben/schreibrouten.ts";

const seite = (name: string, grund: string) => ({
  file: `features/blog/pages/${name}.tsx`,
  guard: oeffentlich(grund),
});

/** The pages of the blog besides its list, which `eingang.ts` holds. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  {
    path: "/blog/search",
    ...seite("suche", "Searches what is published"),
    query: ["q", "startAfter"],
    sitemap: false,
    anzeigen: "blog",
  },
  {
    path: "/blog/category/:slug",
    ...seite("kategorie", "Lists what is published"),
    query: ["startAfter"],
    anzeigen: "blog",
  },
  {
    path: "/blog/tag/:slug",
    ...seite("schlagwort", "Lists what is published"),
    query: ["startAfter"],
    anzeigen: "blog",
  },
  ...schreibrouten,
  {
    path: "/blog/:slug",
    ...seite("artikel", "Shows what is published"),
    ohneQuery: true,
    anzeigen: "artikel",
  },
  ...feedrouten,
];
