import type { Artikel, Artikelfilter } from "./artikel.ts";

/** Addresses of the blog, as links write them. */
export const artikeladresse = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;
export const kategorieadresse = (slug: string): string => `/blog/category/${encodeURIComponent(slug)}`;
export const tagadresse = (slug: string): string => `/blog/tag/${encodeURIComponent(slug)}`;
export const autoradresse = (id: string): string => `/blog?author=${encodeURIComponent(id)}`;
export const monatsadresse = (jahr: number, monat?: number): string =>
  `/blog?year=${jahr}${monat === undefined ? "" : `&month=${monat}`}`;

/** The picture that shows where a link to a post is shared; another address after each change. */
export const ogbildadresse = ({ id, version }: Pick<Artikel, "id" | "version">): string =>
  `/media/og/${id}-${version}.png`;

/** What a list shows, and whether in the order of relevance. */
export type Ansicht = {
  readonly filter: Artikelfilter;
  /** Path without query. */
  readonly pfad: string;
};

/** The query of the page itself: with it a form without script reaches the next posts. */
export function seitenquery({ filter, pfad }: Ansicht): readonly (readonly [string, string])[] {
  const { authorId, year, month, search } = filter;
  const query: readonly (readonly [string, string | number | undefined])[] =
    pfad === "/blog/search"
      ? [["q", search]]
      : [
          ["author", authorId],
          ["year", year],
          ["month", month],
        ];
  return query.flatMap(([name, wert]) => (wert === undefined ? [] : [[name, String(wert)] as const]));
}

/** The query of a list from its beginning, with `?`; nothing where the path says it all. */
export function listenquery(ansicht: Ansicht): string {
  const query = new URLSearchParams(seitenquery(ansicht).map(([name, wert]) => [name, wert])).toString();
  return query && `?${query}`;
}

/** What `/blog` is asked for: author, year, month. What nobody could mean is left out. */
export function ansichtAusQuery(query: URLSearchParams): Ansicht {
  const author = query.get("author")?.trim().toLowerCase();
  const year = ganzeZahl(query.get("year"), 1000, 9999);
  const month = year === undefined ? undefined : ganzeZahl(query.get("month"), 1, 12);
  return {
    pfad: "/blog",
    filter: {
      ...(author && { authorId: author }),
      ...(year !== undefined && { year }),
      ...(month !== undefined && { month }),
    },
  };
}

function ganzeZahl(text: string | null, mindestens: number, hoechstens: number): number | undefined {
  if (!text || !/^\d{1,4}$/.test(text)) return undefined;
  const zahl = Number(text);
  return zahl >= mindestens && zahl <= hoechstens ? zahl : undefined;
}

/** Tells one list from another: where it changes, the list begins anew. */
export const listenschluessel = (ansicht: Ansicht): string =>
  JSON.stringify([ansicht.pfad, ansicht.filter.category, ansicht.filter.tag, ...seitenquery(ansicht)]);
