import { metadaten } from "#ui/metadaten.ts";
import { artikeladresse, listenquery } from "../../../adressen.ts";
import type { Artikel } from "../../../artikel.ts";
import type { Uebersichtsdaten } from "../../../lesen/uebersicht.server.ts";
import { ueberschrift } from "../ueberschrift.ts";

/** The feed of a list, with the words of its link. */
export type Feed = { readonly pfad: string; readonly titel: string };

/** The feed that holds what the list shows; a search and a month have none of their own. */
export function feedZu({
  ansicht: { filter },
  name,
}: Pick<Uebersichtsdaten, "ansicht" | "name">): Feed | undefined {
  const { category, tag, authorId } = filter;
  if (!name) return undefined;
  const wert = (text: string) => encodeURIComponent(text.toLowerCase());
  if (category !== undefined)
    return { pfad: `/feed/category/${wert(category)}.xml`, titel: `Kategorie ${name}` };
  if (tag !== undefined) return { pfad: `/feed/tag/${wert(tag)}.xml`, titel: `Tag ${name}` };
  if (authorId !== undefined)
    return { pfad: `/feed/author/${wert(authorId)}.xml`, titel: `Artikel von ${name}` };
  return undefined;
}

export const blogfeed: Feed = { pfad: "/feed.xml", titel: "Blog" };

/** `<link rel="alternate">` for whoever reads feeds, RSS before Atom. */
export const feedverweise = ({ pfad, titel }: Feed) =>
  (["rss", "atom"] as const).map((art) => ({
    tagName: "link" as const,
    rel: "alternate",
    type: `application/${art}+xml`,
    title: `Gebührenportal – ${titel}${art === "atom" ? " (Atom)" : ""}`,
    href: art === "atom" ? `${pfad}?format=atom` : pfad,
  }));

/** Open Graph: what other programs show of a link to this page. */
export const teilangaben = (angaben: Readonly<Record<string, string | undefined>>) => [
  { property: "og:site_name", content: "Gebührenportal" },
  { property: "og:locale", content: "de_DE" },
  ...Object.entries(angaben).flatMap(([property, content]) => (content ? [{ property, content }] : [])),
];

/** Head of a page with a list of posts. */
export function listenkopf({ loaderData }: { readonly loaderData?: Uebersichtsdaten | undefined }) {
  if (!loaderData) return metadaten("Blog", "");
  const { ansicht, baseUrl, abCursor, name } = loaderData;
  const { filter, pfad } = ansicht;
  // Months and searches repeat what stands in other lists; the rest of a list belongs to its first page.
  const nurLesen =
    pfad === "/blog/search" || abCursor || filter.year !== undefined || (filter.authorId && !name);
  const { titel, art, beschreibung } = ueberschrift(loaderData);
  const ganz = art ? `${titel} – ${art} – Blog` : titel;
  const feed = feedZu(loaderData);
  return [
    ...metadaten(ganz, beschreibung),
    ...teilangaben({
      "og:type": "website",
      "og:title": titel,
      "og:description": beschreibung,
      "og:url": baseUrl + pfad + listenquery(ansicht),
    }),
    ...(nurLesen ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...feedverweise(blogfeed),
    ...(feed ? feedverweise(feed) : []),
  ];
}

/** What the browser has to know of a post whose text the server has made. */
export type Artikelseitendaten = {
  readonly baseUrl: string;
  readonly artikel?: Pick<Artikel, "id" | "slug" | "title" | "excerpt" | "categories" | "tags"> & {
    readonly autor: string;
    readonly ogbild: string;
    /** ISO instants. */
    readonly veroeffentlicht: string;
    readonly geaendert: string;
  };
  /** The post could not be read; there may be one. */
  readonly gestoert?: true;
};

/** Head of a post. */
export function artikelkopf({ loaderData }: { readonly loaderData?: Artikelseitendaten | undefined }) {
  const { artikel, baseUrl = "" } = loaderData ?? {};
  if (!artikel)
    return [{ title: "Artikel nicht gefunden – Gebührenportal" }, { name: "robots", content: "noindex" }];
  const { title, excerpt, slug, autor, categories, tags, veroeffentlicht, geaendert, ogbild } = artikel;
  return [
    { title: `${title} – Gebührenportal` },
    { name: "description", content: excerpt },
    { name: "author", content: autor },
    ...teilangaben({
      "og:type": "article",
      "og:title": title,
      "og:description": excerpt,
      "og:url": baseUrl + artikeladresse(slug),
      "og:image": baseUrl + ogbild,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": title,
      "article:published_time": veroeffentlicht,
      "article:modified_time": geaendert,
      "article:author": autor,
      "article:section": categories[0],
    }),
    ...tags.map((content) => ({ property: "article:tag", content })),
    { name: "twitter:card", content: "summary_large_image" },
    ...feedverweise(blogfeed),
  ];
}
