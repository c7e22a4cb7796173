import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";

const feed = (name: string) =>
  ({
    file: `features/blog/pages/${name}.ts`,
    guard: oeffentlich("Readers of feeds have no account"),
    sitemap: false,
  }) as const;

/** RSS and (`?format=atom`) Atom of the blog, of a category, a tag and an author. */
export const feedrouten: readonly PageRoute[] = [
  { path: "/feed.xml", ...feed("feed") },
  { path: "/feed/category/:datei", ...feed("feed-kategorie") },
  { path: "/feed/tag/:datei", ...feed("feed-tag") },
  { path: "/feed/author/:datei", ...feed("feed-autor") },
];
