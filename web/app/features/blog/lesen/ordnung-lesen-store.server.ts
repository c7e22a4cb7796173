import { sql } from "kysely";
import { db } from "#platform/db/zugang.server.ts";
import type { Kategorie, Schlagwort } from "../artikel.ts";
import { idNach } from "./lesen-store.server.ts";

const nachName = sql`name collate "und-x-icu", slug`;

/** All categories by name. */
export async function kategorienLesen(): Promise<Kategorie[]> {
  const { rows } = await sql<Kategorie>`
    select id, name, slug, beschreibung as description, anzahl as "postCount" from blog_kategorie order by ${nachName}`.execute(
    db(),
  );
  return rows;
}

/** All tags by name. */
export async function schlagworteLesen(): Promise<Schlagwort[]> {
  const { rows } = await sql<Schlagwort>`
    select id, name, slug, anzahl as "postCount" from blog_tag order by ${nachName}`.execute(db());
  return rows;
}

/** A category by its slug or exact name. */
export async function kategorieLesen(wert: string): Promise<Kategorie | undefined> {
  const { rows } = await sql<Kategorie>`
    select id, name, slug, beschreibung as description, anzahl as "postCount" from blog_kategorie
    where id = ${idNach("blog_kategorie", wert)}`.execute(db());
  return rows[0];
}

/** A tag by its slug or exact name. */
export async function schlagwortLesen(wert: string): Promise<Schlagwort | undefined> {
  const { rows } = await sql<Schlagwort>`
    select id, name, slug, anzahl as "postCount" from blog_tag
    where id = ${idNach("blog_tag", wert)}`.execute(db());
  return rows[0];
}
