import type { Sitzung } from "#platform/access/konto.ts";
import { requireKonto, requireRolle } from "#platform/access/zugang.server.ts";
import { redaktion } from "#platform/db/mandant.server.ts";
import type { Artikelfilter, Artikelseite, Artikelstatus, Manuskript } from "./artikel.ts";
import { alsManuskript, ohneInhalt } from "./manuskriptansicht.ts";
import { manuskripteLesen } from "./schreiben-store.server.ts";
import { slugAus } from "./slug.ts";
import { uuidAus } from "./uuid.ts";
import type { Schreibende } from "./wer.server.ts";

const hoechstens = 1_000;

type Frage = {
  readonly status?: Exclude<Artikelstatus, "published"> | undefined;
  readonly authorId?: string | undefined;
};

/** Posts that are not public, among those that whoever asks may see, what was changed last first. */
export async function unveroeffentlichte(
  wer: Schreibende,
  { status, authorId }: Frage,
): Promise<Manuskript[]> {
  const kontoId = authorId === undefined ? undefined : uuidAus(authorId);
  if (authorId !== undefined && kontoId === undefined) return [];
  const zeilen = await redaktion(wer, (tx) => manuskripteLesen(tx, { kontoId, status, limit: hoechstens }));
  return zeilen.map(alsManuskript);
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
  const passend = (await unveroeffentlichte(wer, filter)).filter(
    (post) => passt(post, filter) && (startAfter === undefined || post.updatedAt < startAfter),
  );
  const posts = passend.slice(0, limit).map(ohneInhalt);
  const hasMore = passend.length > limit;
  return { posts, hasMore, nextCursor: hasMore ? (posts.at(-1)?.updatedAt.toISOString() ?? null) : null };
}

/** Years and months are those of a publication, which is none here. */
function passt(post: Manuskript, { category, tag, search = "", year }: Artikelfilter): boolean {
  const hat = (namen: readonly string[], name: string) => namen.some((n) => slugAus(n) === slugAus(name));
  const text = [post.title, post.excerpt, post.content, ...post.categories, ...post.tags].join(" ");
  return (
    year === undefined &&
    (category === undefined || hat(post.categories, category)) &&
    (tag === undefined || hat(post.tags, tag)) &&
    search
      .toLowerCase()
      .split(/\s+/)
      .every((wort) => text.toLowerCase().includes(wort))
  );
}
