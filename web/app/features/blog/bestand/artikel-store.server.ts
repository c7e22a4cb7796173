import { type Selectable, sql } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { freierSlug, slugAus } from "../slug.ts";
import { vollstaendig } from "./aufbereitung.server.ts";
import type { Inhalt } from "./inhalt.ts";
import { type Blogtx, inhaltAus, inhaltsspalten, jsonb } from "./inhalt-store.server.ts";
import { eintraegeZu, namenVon, zuordnen } from "./ordnung-store.server.ts";
import { suchspalten } from "./suchspalten-store.server.ts";

// Everything here wants the lock of `blogSperren` to be held.

/** A published post with the names of its categories and tags. */
export type Artikelzeile = Selectable<DB["blog_artikel"]> & {
  readonly kategorien: readonly string[];
  readonly tags: readonly string[];
};

export async function artikelLesen(tx: Blogtx, id: string): Promise<Artikelzeile | undefined> {
  return (await mehrereLesen(tx, [id]))[0];
}

async function mehrereLesen(tx: Blogtx, ids: readonly string[]): Promise<Artikelzeile[]> {
  const zeilen = await tx
    .selectFrom("blog_artikel")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
  const kategorien = await namenVon(tx, "kategorie", ids);
  const tags = await namenVon(tx, "tag", ids);
  return zeilen.map((zeile) => ({
    ...zeile,
    kategorien: kategorien.get(zeile.id) ?? [],
    tags: tags.get(zeile.id) ?? [],
  }));
}

export type Neuerscheinung = {
  /** That of the draft it was; unset: a new one. */
  readonly id?: string;
  readonly inhalt: Inhalt;
  /** Stored as it is, null too, instead of being counted. */
  readonly lesezeitBelassen?: boolean;
  readonly autorId: string | null;
  readonly gastbeitrag: boolean;
  /** The draft it was; unset: none. */
  readonly aus?: string | undefined;
  /** Who published it; null: the portal itself. */
  readonly von: string | null;
  readonly erstellt: Date;
  readonly am: Date;
};

/**
 * Publishes a new post: with an address and an instant that no other one has, its first version, its counters.
 *
 * @returns its id and slug
 */
export async function artikelEinfuegen(
  tx: Blogtx,
  { id, inhalt: roh, lesezeitBelassen, autorId, gastbeitrag, aus, von, erstellt, am }: Neuerscheinung,
): Promise<{ id: string; slug: string }> {
  const inhalt = vollstaendig(roh, lesezeitBelassen);
  const ordnung = await ordnungVon(tx, inhalt);
  const slug = freierSlug(inhalt.titel, await slugsMitAnfang(tx, slugAus(inhalt.titel) || "artikel"));
  const veroeffentlicht = await freierZeitpunkt(tx, am);
  const zeile = await tx
    .insertInto("blog_artikel")
    .values({
      ...(id ? { id } : {}),
      ...inhaltsspalten(inhalt),
      ...(await suchspalten(tx, { ...inhalt, ...ordnung.namen })),
      slug,
      gastbeitrag,
      autor_id: autorId,
      veroeffentlicht,
      erstellt,
      geaendert: veroeffentlicht,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("blog_aufruf").values({ artikel_id: zeile.id }).execute();
  await einordnen(tx, zeile.id, ordnung, veroeffentlicht);
  await versionFesthalten(tx, zeile.id, {
    version: 1,
    inhalt: { ...inhalt, ...ordnung.namen },
    aus,
    von,
    am,
  });
  return { id: zeile.id, slug };
}

export type Neufassung = Pick<Neuerscheinung, "inhalt" | "lesezeitBelassen" | "aus" | "von" | "am">;

/** Replaces what a published post says; address, author and day stay. Returns the new version. */
export async function artikelErsetzen(
  tx: Blogtx,
  id: string,
  { inhalt: roh, lesezeitBelassen, aus, von, am }: Neufassung,
): Promise<number | undefined> {
  const inhalt = vollstaendig(roh, lesezeitBelassen);
  const ordnung = await ordnungVon(tx, inhalt);
  const suche = await suchspalten(tx, { ...inhalt, ...ordnung.namen });
  const zeile = await tx
    .updateTable("blog_artikel")
    .set(({ eb }) => ({
      ...inhaltsspalten(inhalt),
      ...suche,
      version: eb("version", "+", 1),
      geaendert: am,
    }))
    .where("id", "=", id)
    .returning(["version", "veroeffentlicht"])
    .executeTakeFirst();
  if (!zeile) return undefined;
  await einordnen(tx, id, ordnung, zeile.veroeffentlicht);
  const { version } = zeile;
  await versionFesthalten(tx, id, { version, inhalt: { ...inhalt, ...ordnung.namen }, aus, von, am });
  return version;
}

/** Removes a published post and what it counted for. */
export async function artikelEntfernen(tx: Blogtx, id: string): Promise<void> {
  const nichts = { artikelId: id, ids: [], veroeffentlicht: new Date(0) };
  await zuordnen(tx, "kategorie", nichts);
  await zuordnen(tx, "tag", nichts);
  await tx.deleteFrom("blog_artikel").where("id", "=", id).execute();
}

const portion = 50;

/** Makes the search of some posts say what their categories and tags are called now. */
export async function sucheErneuern(tx: Blogtx, ids: readonly string[]): Promise<void> {
  for (let i = 0; i < ids.length; i += portion)
    for (const zeile of await mehrereLesen(tx, ids.slice(i, i + portion))) {
      const suche = await suchspalten(tx, inhaltAus(zeile));
      await tx.updateTable("blog_artikel").set(suche).where("id", "=", zeile.id).execute();
    }
}

type Ordnungen = {
  readonly ids: { readonly kategorie: readonly string[]; readonly tag: readonly string[] };
  readonly namen: { readonly kategorien: readonly string[]; readonly tags: readonly string[] };
};

/** Names as they stand in the lists; those that do not exist yet begin to. */
async function ordnungVon(tx: Blogtx, inhalt: Inhalt): Promise<Ordnungen> {
  const kategorien = await eintraegeZu(tx, "kategorie", inhalt.kategorien);
  const tags = await eintraegeZu(tx, "tag", inhalt.tags);
  const namen = { kategorien: kategorien.map(({ name }) => name), tags: tags.map(({ name }) => name) };
  return { namen, ids: { kategorie: kategorien.map(({ id }) => id), tag: tags.map(({ id }) => id) } };
}

async function einordnen(tx: Blogtx, artikelId: string, { ids }: Ordnungen, am: Date): Promise<void> {
  await zuordnen(tx, "kategorie", { artikelId, ids: ids.kategorie, veroeffentlicht: am });
  await zuordnen(tx, "tag", { artikelId, ids: ids.tag, veroeffentlicht: am });
}

async function slugsMitAnfang(tx: Blogtx, anfang: string): Promise<ReadonlySet<string>> {
  const zeilen = await tx
    .selectFrom("blog_artikel")
    .select("slug")
    .where((eb) => eb.or([eb("slug", "=", anfang), eb("slug", "like", `${anfang}-%`)]))
    .execute();
  return new Set(zeilen.map(({ slug }) => slug));
}

/** The first millisecond from `am` on at which nothing else was published. */
async function freierZeitpunkt(tx: Blogtx, am: Date): Promise<Date> {
  const { rows } = await sql<{ frei: Date }>`
    with recursive zeit(t) as (
      select ${am}::timestamptz(3)
      union all
      select (t + interval '1 millisecond')::timestamptz(3) from zeit
      where exists (select from blog_artikel where veroeffentlicht = t)
    ) select max(t) as frei from zeit`.execute(tx);
  return rows[0]?.frei ?? am;
}

/** Keeps a published state. */
async function versionFesthalten(
  tx: Blogtx,
  artikelId: string,
  {
    version,
    inhalt,
    aus,
    von,
    am,
  }: {
    readonly version: number;
    readonly inhalt: Inhalt;
    readonly aus: string | undefined;
    readonly von: string | null;
    readonly am: Date;
  },
): Promise<void> {
  await tx
    .insertInto("blog_version")
    .values({
      artikel_id: artikelId,
      version,
      inhalt: jsonb(alsJson(inhalt)),
      von,
      am,
      manuskript_id: aus ?? null,
    })
    .execute();
}

const alsJson = ({ ort, ...inhalt }: Inhalt) => ({
  ...inhalt,
  ort: ort && { latitude: ort.latitude, longitude: ort.longitude },
});
