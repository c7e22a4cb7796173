import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";

const datei = (name: string) => ({ file: `features/blog/pages/${name}.tsx` });
const offen = (name: string, grund: string) => ({ ...datei(name), guard: oeffentlich(grund) });
const eigene = (name: string) => ({ ...datei(name), guard: "konto", sitemap: false }) as const;
const moderation = (name: string) => ({ ...datei(name), guard: "moderator", sitemap: false }) as const;
const feed = (name: string) =>
  ({
    file: `features/blog/pages/${name}.ts`,
    guard: oeffentlich("Readers of feeds have no account"),
    sitemap: false,
  }) as const;

/** The pages of the blog: to read, to write, to review, and its feeds. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  {
    path: "/blog",
    ...offen("blog", "A magazine that everybody reads"),
    query: ["author", "year", "month", "startAfter"],
    anzeigen: "blog",
    ziel: { ort: "kopf", rang: 15, text: "Blog" },
  },
  {
    path: "/blog/search",
    ...offen("suche", "Searches what is published"),
    query: ["q", "startAfter"],
    sitemap: false,
    anzeigen: "blog",
  },
  {
    path: "/blog/category/:slug",
    ...offen("kategorie", "Lists what is published"),
    query: ["startAfter"],
    anzeigen: "blog",
  },
  {
    path: "/blog/tag/:slug",
    ...offen("schlagwort", "Lists what is published"),
    query: ["startAfter"],
    anzeigen: "blog",
  },
  { path: "/blog/neu", ...eigene("neu") },
  { path: "/blog/meine-artikel", ...eigene("meine-artikel") },
  { path: "/blog/entwurf/:id", ...eigene("entwurf") },
  { path: "/blog/vorschau/:id", ...eigene("vorschau") },
  { path: "/blog/versionen/:id", ...eigene("eigene-versionen") },
  { path: "/moderation", ...moderation("moderation"), gesperrt: true },
  { path: "/moderation/pruefung/:id", ...moderation("pruefung") },
  { path: "/moderation/artikel", ...moderation("veroeffentlichte") },
  { path: "/moderation/artikel/:id", ...moderation("versionen") },
  { path: "/moderation/ordnung", ...moderation("ordnung") },
  {
    path: "/blog/:slug",
    ...offen("artikel", "Shows what is published"),
    ohneQuery: true,
    anzeigen: "artikel",
  },
  // RSS and (`?format=atom`) Atom of the blog, of a category, a tag and an author.
  { path: "/feed.xml", ...feed("feed") },
  { path: "/feed/category/:datei", ...feed("feed-kategorie") },
  { path: "/feed/tag/:datei", ...feed("feed-tag") },
  { path: "/feed/author/:datei", ...feed("feed-autor") },
];
