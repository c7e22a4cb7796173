import { type Kysely, sql } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { suchangaben } from "../bestand/suchangaben.ts";
import { suchvektorSql } from "../bestand/suchspalten-store.server.ts";

export type Testartikel = {
  readonly titel: string;
  readonly am: string;
  readonly slug?: string;
  readonly auszug?: string;
  readonly html?: string;
  readonly text?: string;
  readonly kategorien?: readonly string[];
  readonly tags?: readonly string[];
  readonly autor?: string;
};

/** Puts a post among the published ones, for tests of reading; categories and tags exist already. Returns its id. */
export async function artikelEinsetzen(db: Kysely<DB>, artikel: Testartikel): Promise<string> {
  const { titel, am, auszug = "", text = "", kategorien = [], tags = [] } = artikel;
  const slug = artikel.slug ?? titel.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const angaben = suchangaben({ titel, auszug, text, kategorien, tags });
  const { rows } = await sql<{ id: string }>`
    insert into blog_artikel (slug, titel, auszug, dokument, html, autor_id, veroeffentlicht, erstellt, geaendert,
      suchtext, suchvektor)
    values (${slug}, ${titel}, ${auszug}, '{}', ${artikel.html ?? `<p>${text}</p>`}, ${artikel.autor ?? null},
      ${am}, ${am}, ${am}, ${angaben.suchtext}, ${suchvektorSql(angaben)}) returning id`.execute(db);
  const id = rows[0]?.id ?? "";
  await sql`insert into blog_wort select unnest(${angaben.suchwoerter}::text[]) on conflict do nothing`.execute(
    db,
  );
  for (const [art, namen] of [
    ["kategorie", kategorien],
    ["tag", tags],
  ] as const) {
    await sql`
      insert into ${sql.table(`blog_artikel_${art}`)} (artikel_id, ${sql.ref(`${art}_id`)}, veroeffentlicht, platz)
      select ${id}, o.id, ${am}, n.platz - 1 from unnest(${namen}::text[]) with ordinality n (name, platz)
      join ${sql.table(`blog_${art}`)} o on o.name = n.name`.execute(db);
    await sql`update ${sql.table(`blog_${art}`)} set anzahl = anzahl + 1 where name = any(${namen}::text[])`.execute(
      db,
    );
  }
  return id;
}

/** Adds a category or tag. */
export async function ordnungEinsetzen(
  db: Kysely<DB>,
  art: "kategorie" | "tag",
  name: string,
  slug: string,
): Promise<void> {
  await sql`insert into ${sql.table(`blog_${art}`)} (name, slug) values (${name}, ${slug})`.execute(db);
}
