import type { Sitzung } from "#platform/access/konto.ts";
import { requireKonto, requireRolle } from "#platform/access/zugang.server.ts";
import { redaktion } from "#platform/db/mandant.server.ts";
import type { Artikelfilter, Artikelseite, Artikelstatus } from "../artikel.ts";
import type { Schreibende } from "../schreibende.server.ts";
import { slugAus } from "../slug.ts";
import { uuidAus } from "../uuid.ts";
import { manuskriptkoepfeLesen } from "./manuskript-store.server.ts";
import { alsKopf, type Manuskriptkopf } from "./manuskriptansicht.ts";

const hoechstens = 1_000;

type Frage = {
  readonly status?: Exclude<Artikelstatus, "published"> | undefined;
  readonly authorId?: string | undefined;
  /** Changed earlier than this. */
  readonly vor?: Date | undefined;
  /** Each of these words occurs somewhere. */
  readonly search?: string | undefined;
};

/** Posts that are not public, among those that whoever asks may see, what was changed last first; without their texts. */
export async function unveroeffentlichte(
  wer: Schreibende,
  { status, authorId, vor, search = "" }: Frage,
): Promise<Manuskriptkopf[]> {
  const kontoId = authorId === undefined ? undefined : uuidAus(authorId);
  // PostgreSQL keeps no null bytes: nothing holds one.
  if ((authorId !== undefined && kontoId === undefined) || search.includes("\0")) return [];
  const worte = search.toLowerCase().split(/\s+/).filter(Boolean);
  const frage = { kontoId, status, vor, worte, limit: hoechstens };
  const zeilen = await redaktion(wer, (tx) => manuskriptkoepfeLesen(tx, frage));
  return zeilen.map(alsKopf);
}

/**
 * A page of `GET /api/blog` with another status than `published`: one's own, or for those who moderate everybody's
 * (drafts: for administrators alone). The cursor is the day of the last change.
 *
 * @throws {ApiFehler} 401 nobody is signed in; 403 somebody else's, and one does not moderate
 */
export async function unveroeffentlichteSeite(
  sitzung: Sitzung | undefined,
  filter: Artikelfilter & { readonly status: Exclude<Artikelstatus, "published"> },
  { limit, startAfter }: { readonly limit: number; readonly startAfter?: Date | undefined },
): Promise<Artikelseite> {
  const wer = requireKonto(sitzung);
  if (filter.authorId?.toLowerCase() !== wer.nutzer.id) requireRolle(sitzung, "moderator");
  const gefunden = await unveroeffentlichte(wer, { ...filter, vor: startAfter });
  const passend = gefunden.filter((post) => passt(post, filter));
  const anzahl = ganzeAugenblicke(passend, limit);
  const posts = passend.slice(0, anzahl);
  const hasMore = passend.length > anzahl;
  return { posts, hasMore, nextCursor: hasMore ? (posts.at(-1)?.updatedAt.toISOString() ?? null) : null };
}

/**
 * How many posts a page takes: no more than it holds, and all or none of those changed in the same millisecond, which
 * the cursor cannot tell apart. Only what happened at once and does not fit on one page makes it longer.
 */
function ganzeAugenblicke(posts: readonly Manuskriptkopf[], limit: number): number {
  const zeit = (nr: number) => posts[nr]?.updatedAt.getTime();
  let anzahl = Math.min(limit, posts.length);
  while (anzahl > 0 && zeit(anzahl - 1) === zeit(anzahl)) anzahl -= 1;
  if (anzahl > 0) return anzahl;
  anzahl = limit;
  while (anzahl < posts.length && zeit(anzahl - 1) === zeit(anzahl)) anzahl += 1;
  return Math.min(anzahl, posts.length);
}

/** Years and months are those of a publication, which is none here. */
function passt(post: Manuskriptkopf, { category, tag, year }: Artikelfilter): boolean {
  const hat = (namen: readonly string[], name: string) => namen.some((n) => slugAus(n) === slugAus(name));
  return (
    year === undefined &&
    (category === undefined || hat(post.categories, category)) &&
    (tag === undefined || hat(post.tags, tag))
  );
}
