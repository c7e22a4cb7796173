import { Aufruffehler } from "#platform/client/antworten.ts";
import { gesendet } from "#platform/client/aufrufe.ts";
import { ausJson } from "#platform/http/serial.ts";
import type { Ansicht } from "../../../adressen.ts";
import type { Artikelfilter } from "../../../artikel.ts";
import { ersatzfaktor, notersatz, seitengroesse } from "../../../grenzen.ts";
import type { Listenartikel, Listenseite } from "../../../lesen/uebersicht.server.ts";
import { slugAus } from "../../../slug.ts";
import { monatVon } from "../zeitangaben.ts";

/**
 * One page of a list from the server. Where it says that an index is missing, the newest 36 posts are fetched instead
 * and filtered here; where that fails too, the newest 50.
 *
 * @param abCursor `nextCursor` of the page before; null: the first page
 * @throws {Error} with the sentence for the reader
 */
export async function seiteLaden(
  ansicht: Ansicht,
  abCursor: string | null,
  signal?: AbortSignal,
): Promise<Listenseite> {
  const zeitpunkt = abCursor !== null && istZeitpunkt.test(abCursor) ? abCursor : null;
  // A search that went on without its index pages by instants, of which the order of relevance knows nothing.
  const schonOhneIndex = zeitpunkt !== null && nachRelevanz(ansicht);
  try {
    if (!schonOhneIndex) return await geholt(listenquery(ansicht, abCursor), signal);
  } catch (fehler) {
    if (!(fehler instanceof Aufruffehler) || fehler.koerper.code !== "missing-index")
      throw new Error(fehlersatz(fehler));
  }
  const behelf = new URLSearchParams({ limit: String(ersatzfaktor * seitengroesse) });
  if (zeitpunkt) behelf.set("startAfter", zeitpunkt);
  try {
    const seite = await geholt(behelf, signal);
    return { ...seite, posts: gefiltert(seite.posts, ansicht.filter), ersatz: true };
  } catch {
    return notbehelf(ansicht, zeitpunkt, signal);
  }
}

const istZeitpunkt = /^\d{4}-\d\d-\d\dT/;
const nachRelevanz = ({ pfad }: Ansicht): boolean => pfad === "/blog/search";

async function notbehelf(
  { filter }: Ansicht,
  zeitpunkt: string | null,
  signal?: AbortSignal,
): Promise<Listenseite> {
  try {
    const { posts } = await geholt(new URLSearchParams({ limit: String(notersatz) }), signal);
    const aeltere = zeitpunkt
      ? posts.filter(({ publishedAt }) => publishedAt && publishedAt.getTime() < Date.parse(zeitpunkt))
      : posts;
    return { posts: gefiltert(aeltere, filter), hasMore: false, nextCursor: null, ersatz: true };
  } catch (fehler) {
    throw new Error(fehlersatz(fehler));
  }
}

/** The query of `GET /api/blog` for one page of a list. */
export function listenquery(ansicht: Ansicht, abCursor: string | null): URLSearchParams {
  const query = new URLSearchParams({ limit: String(seitengroesse) });
  for (const [name, wert] of Object.entries(ansicht.filter))
    if (wert !== undefined) query.set(name, String(wert));
  if (nachRelevanz(ansicht)) query.set("sort", "relevanz");
  if (abCursor) query.set(nachRelevanz(ansicht) ? "cursor" : "startAfter", abCursor);
  return query;
}

async function geholt(query: URLSearchParams, signal?: AbortSignal): Promise<Listenseite> {
  const antwort = await gesendet(`/api/blog?${query}`, { signal });
  const json: unknown = await antwort.json().catch(() => undefined);
  if (!antwort.ok || json === undefined) throw abgelehnt(antwort, json);
  return alsListenseite(json);
}

/** A page of a list as it travels, with its instants restored; the cursor stays text. */
export function alsListenseite(json: unknown): Listenseite {
  const { nextCursor } = json as { readonly nextCursor: string | null };
  return { ...(ausJson(json) as Listenseite), nextCursor };
}

/** What a refused call of the blog says: its own words, those of the status, or that something went wrong. */
function abgelehnt({ status, statusText }: Response, json: unknown): Aufruffehler {
  const koerper = typeof json === "object" && json !== null ? (json as Aufruffehler["koerper"]) : {};
  const error = koerper.error || statusText || "An error occurred";
  return new Aufruffehler(status, { ...koerper, error });
}

function fehlersatz(fehler: unknown): string {
  return fehler instanceof Aufruffehler ? fehler.message : "Error loading posts";
}

/** The posts that fit; of the text a list does not hold, title, excerpt, categories and tags are searched. */
export function gefiltert(
  posts: readonly Listenartikel[],
  { category, tag, authorId, year, month, search }: Artikelfilter,
): readonly Listenartikel[] {
  const worte = klein(search ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return posts.filter((artikel) => {
    const { tags = [] } = artikel;
    const { jahr, monat } = monatVon(artikel.publishedAt ?? new Date(0));
    const text = klein([artikel.title, artikel.excerpt, ...artikel.categories, ...tags].join("\n"));
    return (
      (category === undefined || traegt(artikel.categories, category)) &&
      (tag === undefined || traegt(tags, tag)) &&
      (authorId === undefined || artikel.authorId === authorId) &&
      (year === undefined || jahr === year) &&
      (month === undefined || monat === month) &&
      worte.every((wort) => text.includes(wort))
    );
  });
}

const klein = (text: string) => text.toLocaleLowerCase("de");

/** Slug or name, upper and lower case alike. */
function traegt(namen: readonly string[], gesucht: string): boolean {
  return namen.some((name) => klein(name) === klein(gesucht) || slugAus(name) === klein(gesucht));
}
