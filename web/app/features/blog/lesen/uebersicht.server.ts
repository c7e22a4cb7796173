import { data, type LoaderFunctionArgs } from "react-router";
import { umgebung } from "#platform/env/env.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { zeitpunktAus } from "#platform/http/serial.ts";
import type { Ansicht } from "../adressen.ts";
import type { Artikelkopf, Artikelseite } from "../artikel.ts";
import { seitengroesse } from "../grenzen.ts";
import { type Archivjahr, monateGemerkt } from "./archiv.server.ts";
import { artikelListe } from "./lesen.server.ts";

/** A text in pieces, found or not. */
export type Fundtext = readonly { readonly text: string; readonly treffer: boolean }[];

/** What a card shows of a post. */
type Gezeigt = Pick<
  Artikelkopf,
  "title" | "excerpt" | "slug" | "categories" | "featuredImage" | "readTime" | "isGuestPost" | "publishedAt"
> & { readonly author: Pick<Artikelkopf["author"], "name" | "avatar"> };

/** A post in a list: what its card shows, and from a call the rest too. One that was searched for says where the words stand. */
export type Listenartikel = Gezeigt &
  Partial<Pick<Artikelkopf, "id" | "tags" | "authorId">> & {
    readonly hervorhebung?: { readonly title: Fundtext; readonly excerpt: Fundtext };
  };

/** One page of a list as the browser has it. */
export type Listenseite = {
  readonly posts: readonly Listenartikel[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
  /** The server could not narrow the list down; the browser has done it. */
  readonly ersatz?: true;
};

/** What a page with a list of posts gets from the server. */
export type Uebersichtsdaten = {
  readonly ansicht: Ansicht;
  readonly seite?: Listenseite;
  readonly fehler?: string;
  /** Name of the category, tag or author. */
  readonly name?: string;
  readonly beschreibung?: string;
  /** An author's picture. */
  readonly avatar?: string | null;
  /** Where in the list the page begins: for readers without script. */
  readonly abCursor?: string;
  readonly jahre: readonly Archivjahr[];
  readonly baseUrl: string;
};

type Zusatz = Partial<Pick<Uebersichtsdaten, "name" | "beschreibung" | "avatar">> & {
  readonly status?: number;
  /** Unset: published posts, the newest first. */
  readonly lesen?: (cursor: string | undefined) => Promise<Artikelseite>;
};

/**
 * The first page of a list for the server's answer. While the database does not answer, the page says so and the
 * browser tries again by itself.
 */
export async function uebersichtsdaten(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  ansicht: Ansicht,
  { status = 200, lesen, ...zusatz }: Zusatz = {},
) {
  const cursor = new URL(request.url).searchParams.get("startAfter") ?? undefined;
  const startAfter = cursor === undefined ? undefined : zeitpunktAus(cursor);
  const gemeinsam = { ansicht, ...zusatz, ...(cursor && { abCursor: cursor }), baseUrl: umgebung().baseUrl };
  try {
    const [seite, jahre] = await Promise.all([
      lesen?.(cursor) ?? artikelListe(ansicht.filter, { limit: seitengroesse, startAfter }),
      monateGemerkt(),
    ]);
    return data<Uebersichtsdaten>(
      { ...gemeinsam, jahre, seite: { ...seite, posts: seite.posts.map(gezeigt) } },
      { status },
    );
  } catch (fehler) {
    return data<Uebersichtsdaten>(
      { ...gemeinsam, jahre: [], fehler: satzAus(fehler, context) },
      { status: 503 },
    );
  }
}

/** A page carries what its cards show, and no more. */
function gezeigt(artikel: Artikelkopf & Pick<Listenartikel, "hervorhebung">): Listenartikel {
  const { title, excerpt, slug, categories, author, featuredImage, readTime, isGuestPost } = artikel;
  const { publishedAt, hervorhebung } = artikel;
  return {
    title,
    excerpt,
    slug,
    featuredImage,
    readTime,
    isGuestPost,
    publishedAt,
    categories: categories.slice(0, 1),
    author: { name: author.name, avatar: author.avatar },
    ...(hervorhebung && { hervorhebung }),
  };
}

/** The sentence of a refusal; anything else is a fault, for the log, and the reader learns only that it failed. */
function satzAus(fehler: unknown, context: LoaderFunctionArgs["context"]): string {
  const { log, id } = context.get(anfrageContext);
  log?.error({ vorgang: id, err: fehler }, "Eine Liste von Artikeln ließ sich nicht lesen");
  return (fehler instanceof ApiFehler && fehler.koerper.error) || "Error loading posts";
}
