import type {
  Artikel,
  Artikelfilter,
  Artikelkopf,
  Artikelseite,
  Autor,
  Kategorie,
  Schlagwort,
} from "../artikel.ts";
import { aehnlicheArtikel, aehnlicheHoechstens } from "../grenzen.ts";
import { uuidAus } from "../uuid.ts";
import * as speicher from "./lesen-store.server.ts";
import * as ordnung from "./ordnung-lesen-store.server.ts";
import { ausSpeicher, inListenzeit } from "./speicherfehler.server.ts";
import { berlinerZeitraum } from "./zeitraum.ts";

/** PostgreSQL keeps no null bytes: nothing is called so. */
const unnennbar = (text: string | undefined): boolean => text?.includes("\0") === true;

const leer: Artikelseite = { posts: [], hasMore: false, nextCursor: null };

/**
 * Published posts, the newest first.
 *
 * @param startAfter only what was published strictly before
 * @throws {ApiFehler} 503 `missing-index` (a filtered list took too long), `store-not-initialized`
 */
export async function artikelListe(
  filter: Artikelfilter,
  { limit, startAfter }: { readonly limit: number; readonly startAfter?: Date | undefined },
): Promise<Artikelseite> {
  const { year, month, authorId, ...rest } = filter;
  const autor = authorId === undefined ? undefined : uuidAus(authorId);
  if (authorId !== undefined && autor === undefined) return leer;
  if ([rest.category, rest.tag, rest.search].some(unnennbar)) return leer;
  const zeitraum = year === undefined ? undefined : berlinerZeitraum(year, month);
  const lesen = () =>
    speicher.koepfeLesen({ ...rest, authorId: autor, zeitraum, vor: startAfter, limit: limit + 1 });
  const gefiltert = Object.values(filter).some((wert) => wert !== undefined);
  return seiteAus(await (gefiltert ? inListenzeit(lesen) : ausSpeicher(lesen)), limit);
}

/** Cuts off the one that was read to see whether there are more. */
export function seiteAus(gelesen: readonly Artikelkopf[], limit: number): Artikelseite {
  const posts = gelesen.slice(0, limit);
  const hasMore = gelesen.length > limit;
  return { posts, hasMore, nextCursor: hasMore ? (posts.at(-1)?.publishedAt?.toISOString() ?? null) : null };
}

/** A published post; undefined: none has this id. */
export async function artikelNachId(id: string): Promise<Artikel | undefined> {
  const uuid = uuidAus(id);
  return uuid === undefined ? undefined : ausSpeicher(() => speicher.artikelLesen({ id: uuid }));
}

/** A published post by its slug, upper and lower case alike. */
export async function artikelNachSlug(slug: string): Promise<Artikel | undefined> {
  if (unnennbar(slug)) return undefined;
  return ausSpeicher(() => speicher.artikelLesen({ slug: slug.trim().toLowerCase() }));
}

type Verwandtschaft = {
  /** Left out. */
  readonly postId?: string | undefined;
  /** Names or slugs. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Unset: 3; at most 12. */
  readonly limit?: number | undefined;
};

/** Related posts: by category, then by tag, then recent ones, no post twice. */
export function aehnliche({ postId, categories, tags, limit }: Verwandtschaft): Promise<Artikelkopf[]> {
  return ausSpeicher(() =>
    speicher.verwandteLesen({
      ohneId: uuidAus(postId),
      kategorien: categories,
      tags,
      limit: Math.min(limit ?? aehnlicheArtikel, aehnlicheHoechstens),
    }),
  );
}

/** All categories by name. */
export const kategorien = (): Promise<Kategorie[]> => ausSpeicher(() => ordnung.kategorienLesen());
/** All tags by name, those without posts too. */
export const schlagworte = (): Promise<Schlagwort[]> => ausSpeicher(() => ordnung.schlagworteLesen());

/** A category by its slug or exact name, upper and lower case alike. */
export const kategorieNach = async (wert: string): Promise<Kategorie | undefined> =>
  unnennbar(wert) ? undefined : ausSpeicher(() => ordnung.kategorieLesen(wert));
/** A tag by its slug or exact name, upper and lower case alike. */
export const schlagwortNach = async (wert: string): Promise<Schlagwort | undefined> =>
  unnennbar(wert) ? undefined : ausSpeicher(() => ordnung.schlagwortLesen(wert));

/** The posts published right before (`aelter`) and right after (`neuer`) this one. */
export function nachbarn({
  publishedAt,
}: Pick<Artikel, "publishedAt">): ReturnType<typeof speicher.nachbarnLesen> {
  if (!publishedAt) return Promise.resolve({ aelter: undefined, neuer: undefined });
  return ausSpeicher(() => speicher.nachbarnLesen(publishedAt));
}

/** Somebody who has published; undefined for everybody else. */
export async function autorNach(id: string): Promise<Autor | undefined> {
  const uuid = uuidAus(id);
  return uuid === undefined ? undefined : ausSpeicher(() => speicher.autorLesen(uuid));
}

/** Months (in Germany) with the number of their posts, the latest first. */
export const archiv = (): Promise<speicher.Archivmonat[]> => ausSpeicher(speicher.archivLesen);
