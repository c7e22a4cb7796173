import { sql } from "kysely";
import { db } from "#platform/db/zugang.server.ts";

export type Adresszeile = { readonly slug: string; readonly geaendert: Date };

/** Number of published posts. */
export async function artikelZaehlen(): Promise<number> {
  const { rows } = await sql<{ anzahl: number }>`select count(*)::int as anzahl from blog_artikel`.execute(
    db(),
  );
  return rows[0]?.anzahl ?? 0;
}

/** Slugs of published posts, the oldest first: a part that is full stays what it is. */
export async function adressenLesen(ab: number, limit: number): Promise<Adresszeile[]> {
  const { rows } = await sql<Adresszeile>`
    select slug, geaendert from blog_artikel order by veroeffentlicht offset ${ab} limit ${limit}`.execute(
    db(),
  );
  return rows;
}

/** Slugs of categories or tags that have posts. */
export async function belegteLesen(art: "kategorie" | "tag"): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(`blog_${art}`)} where anzahl > 0 order by slug`.execute(db());
  return rows.map(({ slug }) => slug);
}
