import type { Suchtreffer } from "#platform/beitraege.server.ts";
import { relevanzListe } from "./suche.server.ts";

/**
 * Published posts by relevance, for the search of the portal.
 *
 * @throws {ApiFehler} 503 they cannot be read
 */
export async function artikelFinden(frage: string, hoechstens: number): Promise<readonly Suchtreffer[]> {
  const { posts } = await relevanzListe(frage, { limit: hoechstens });
  return posts.map(({ title, slug, excerpt }) => ({
    type: "post",
    title,
    url: `/blog/${encodeURIComponent(slug)}`,
    excerpt,
  }));
}
