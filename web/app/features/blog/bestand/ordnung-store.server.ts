import { sql } from "kysely";
import { slugAus } from "../slug.ts";
import type { Blogtx } from "./inhalt-store.server.ts";

/** Both ways to put posts in order work alike. */
export const ordnungen = {
  kategorie: { tabelle: "blog_kategorie", zuordnung: "blog_artikel_kategorie", spalte: "kategorie_id" },
  tag: { tabelle: "blog_tag", zuordnung: "blog_artikel_tag", spalte: "tag_id" },
} as const;
export type Ordnung = keyof typeof ordnungen;

export type Eintrag = { readonly id: string; readonly name: string; readonly slug: string };

/** The entries of some names, in their order; those that do not exist begin to, with no posts. */
export async function eintraegeZu(tx: Blogtx, art: Ordnung, namen: readonly string[]): Promise<Eintrag[]> {
  const tabelle = sql.table(ordnungen[art].tabelle);
  const nachSlug = new Map(namen.map((name) => [slugAus(name), name]));
  if (nachSlug.size === 0) return [];
  const slugs = [...nachSlug.keys()];
  await sql`insert into ${tabelle} (name, slug)
    select * from unnest(${[...nachSlug.values()]}::text[], ${slugs}::text[])
    on conflict (slug) do nothing`.execute(tx);
  const { rows } =
    await sql<Eintrag>`select id, name, slug from ${tabelle} where slug = any(${slugs}::text[])`.execute(tx);
  return rows.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}

/** Gives a post exactly these entries and counts what came and what went. */
export async function zuordnen(
  tx: Blogtx,
  art: Ordnung,
  {
    artikelId,
    ids,
    veroeffentlicht,
  }: {
    readonly artikelId: string;
    readonly ids: readonly string[];
    readonly veroeffentlicht: Date;
  },
): Promise<void> {
  const { zuordnung, spalte } = ordnungen[art];
  const { rows } = await sql<{ id: string }>`
    delete from ${sql.table(zuordnung)} where artikel_id = ${artikelId} returning ${sql.ref(spalte)} as id`.execute(
    tx,
  );
  await sql`insert into ${sql.table(zuordnung)} (artikel_id, ${sql.ref(spalte)}, veroeffentlicht, platz)
    select ${artikelId}, e.id, ${veroeffentlicht}, e.platz
    from unnest(${[...ids]}::uuid[]) with ordinality e(id, platz)`.execute(tx);
  const bisher = new Set(rows.map(({ id }) => id));
  await zaehlen(
    tx,
    art,
    [...bisher].filter((id) => !ids.includes(id)),
    -1,
  );
  await zaehlen(
    tx,
    art,
    ids.filter((id) => !bisher.has(id)),
    1,
  );
}

async function zaehlen(tx: Blogtx, art: Ordnung, ids: readonly string[], um: 1 | -1): Promise<void> {
  if (ids.length === 0) return;
  await sql`update ${sql.table(ordnungen[art].tabelle)} set anzahl = greatest(0, anzahl + ${um})
    where id = any(${[...ids]}::uuid[])`.execute(tx);
}

export async function eintragLesen(tx: Blogtx, art: Ordnung, id: string): Promise<Eintrag | undefined> {
  const { rows } = await sql<Eintrag>`
    select id, name, slug from ${sql.table(ordnungen[art].tabelle)} where id = ${id}`.execute(tx);
  return rows[0];
}

/** The id, or undefined when another one has this slug. */
export async function eintragAnlegen(
  tx: Blogtx,
  art: Ordnung,
  { name, beschreibung }: { readonly name: string; readonly beschreibung?: string },
): Promise<string | undefined> {
  const mit = beschreibung === undefined ? sql`` : sql`, beschreibung`;
  const wert = beschreibung === undefined ? sql`` : sql`, ${beschreibung}`;
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(ordnungen[art].tabelle)} (name, slug${mit})
    values (${name}, ${slugAus(name)}${wert}) on conflict (slug) do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

/** false: another one has this slug. */
export async function eintragUmbenennen(
  tx: Blogtx,
  art: Ordnung,
  id: string,
  { name, beschreibung }: { readonly name: string; readonly beschreibung?: string | undefined },
): Promise<boolean> {
  const tabelle = sql.table(ordnungen[art].tabelle);
  const mit = beschreibung === undefined ? sql`` : sql`, beschreibung = ${beschreibung}`;
  const { numAffectedRows } = await sql`
    update ${tabelle} set name = ${name}, slug = ${slugAus(name)}${mit}
    where id = ${id} and not exists (select from ${tabelle} where slug = ${slugAus(name)} and id <> ${id})`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** Posts that carry an entry. */
export async function artikelMit(tx: Blogtx, art: Ordnung, id: string): Promise<string[]> {
  const { zuordnung, spalte } = ordnungen[art];
  const { rows } = await sql<{ id: string }>`
    select artikel_id as id from ${sql.table(zuordnung)} where ${sql.ref(spalte)} = ${id} order by 1`.execute(
    tx,
  );
  return rows.map((zeile) => zeile.id);
}

/** With it go its places in the lists of posts. */
export async function eintragEntfernen(tx: Blogtx, art: Ordnung, id: string): Promise<void> {
  await sql`delete from ${sql.table(ordnungen[art].tabelle)} where id = ${id}`.execute(tx);
}

/** Gives the posts of one entry to another one, which is counted anew; the first one goes. */
export async function eintraegeVereinen(tx: Blogtx, art: Ordnung, von: string, nach: string): Promise<void> {
  const { tabelle, zuordnung, spalte } = ordnungen[art];
  const liste = sql.table(zuordnung);
  const ref = sql.ref(spalte);
  await sql`insert into ${liste} (artikel_id, ${ref}, veroeffentlicht, platz)
    select artikel_id, ${nach}::uuid, veroeffentlicht, platz from ${liste} where ${ref} = ${von}
    on conflict do nothing`.execute(tx);
  await eintragEntfernen(tx, art, von);
  await sql`update ${sql.table(tabelle)}
    set anzahl = (select count(*) from ${liste} where ${ref} = ${nach}) where id = ${nach}`.execute(tx);
}

/** Names of the entries of posts, by the post's id, in the order of the post. */
export async function namenVon(
  tx: Blogtx,
  art: Ordnung,
  artikelIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { tabelle, zuordnung, spalte } = ordnungen[art];
  const { rows } = await sql<{ id: string; namen: string[] }>`
    select z.artikel_id as id, array_agg(e.name order by z.platz, e.name) as namen
    from ${sql.table(zuordnung)} z join ${sql.table(tabelle)} e on e.id = z.${sql.ref(spalte)}
    where z.artikel_id = any(${[...artikelIds]}::uuid[]) group by 1`.execute(tx);
  return new Map(rows.map(({ id, namen }) => [id, namen]));
}
