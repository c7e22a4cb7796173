import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import { getroffen } from "#platform/db/getroffen.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { Artikelstatus } from "../artikel.ts";
import type { Inhalt } from "../bestand/inhalt.ts";
import { type Blogtx, inhaltsspalten } from "../bestand/inhalt-store.server.ts";
import { nichtGefunden } from "../fehler.ts";
import { slugAus } from "../slug.ts";

/** A post that is not public, with name and picture of its author. */
export type Manuskriptzeile = Omit<Selectable<DB["blog_manuskript"]>, "status" | "rueckgabe"> & {
  readonly status: Artikelstatus;
  readonly name: string | null;
  readonly avatar: string | null;
};

type Auswahl<O> = SelectQueryBuilder<DB & { m: DB["blog_manuskript"] }, "m", O>;

/** All but the text, which is a hundred times as long as the rest. */
function auswahl(tx: Blogtx) {
  return tx
    .selectFrom("blog_manuskript as m")
    .select(kopfspalten.map((spalte) => `m.${spalte}` as const))
    .select([
      sql<string | null>`(select v.name from blog_verfasser v where v.id = m.konto_id)`.as("name"),
      sql<string | null>`(select v.bild from blog_verfasser v where v.id = m.konto_id)`.as("avatar"),
    ]);
}

const kopfspalten = [
  "id",
  "konto_id",
  "status",
  "titel",
  "auszug",
  "titelbild",
  "lesezeit",
  "kategorien",
  "tags",
  "breitengrad",
  "laengengrad",
  "stand",
  "korrektur",
  "gastbeitrag",
  "revision_von",
  "revision_basis",
  "eingereicht_am",
  "ablehnung",
  "geprueft_von",
  "geprueft_am",
  "erscheint_am",
  "version",
  "erstellt",
  "geaendert",
] as const satisfies readonly (keyof Manuskriptkopfzeile)[];

const mitText = (tx: Blogtx) => auswahl(tx).select(["m.dokument", "m.html"]);

/** `undefined`: there is none, or whoever asks may not see it. */
export async function manuskriptLesen(tx: Blogtx, id: string): Promise<Manuskriptzeile | undefined> {
  return (await mitText(tx).where("m.id", "=", id).executeTakeFirst()) as Manuskriptzeile | undefined;
}

/**
 * A manuscript for whoever goes on to change it: held until the transaction ends, so that what was read still holds.
 * `undefined` as in `manuskriptLesen`.
 */
export async function manuskriptHalten(tx: Blogtx, id: string): Promise<Manuskriptzeile | undefined> {
  await tx.selectFrom("blog_manuskript").select("id").where("id", "=", id).forUpdate().execute();
  return manuskriptLesen(tx, id);
}

/** Somebody in whose name a post may be published; asked by those who moderate. */
export async function verfasserLesen(
  tx: Blogtx,
  id: string,
): Promise<{ readonly id: string; readonly ist_gastautor: boolean } | undefined> {
  const { rows } = await sql<{ id: string; ist_gastautor: boolean }>`
    select id, ist_gastautor from blog_verfasser where id = ${id}`.execute(tx);
  return rows[0];
}

/** A manuscript without its text: what lists show. */
export type Manuskriptkopfzeile = Omit<Manuskriptzeile, "dokument" | "html">;

export type Manuskriptfrage = {
  readonly kontoId?: string | undefined;
  readonly status?: Artikelstatus | undefined;
  /** `eingereicht`: what has waited longest first; unset: what was changed last first. */
  readonly reihenfolge?: "eingereicht";
  /** Changed earlier than this. */
  readonly vor?: Date | undefined;
  /** In small letters; each occurs in the title, the excerpt, the text, a category or a tag. */
  readonly worte?: readonly string[];
  readonly limit: number;
};

/** Among those that whoever asks may see, without reading texts that a list does not show. */
export async function manuskriptkoepfeLesen(
  tx: Blogtx,
  frage: Manuskriptfrage,
): Promise<Manuskriptkopfzeile[]> {
  return (await gefragt(auswahl(tx), frage).execute()) as Manuskriptkopfzeile[];
}

function gefragt<O>(
  anfang: Auswahl<O>,
  { kontoId, status, reihenfolge, vor, worte = [], limit }: Manuskriptfrage,
): Auswahl<O> {
  let frage = anfang;
  if (kontoId !== undefined) frage = frage.where("m.konto_id", "=", kontoId);
  if (status !== undefined) frage = frage.where("m.status", "=", status);
  if (vor !== undefined) frage = frage.where("m.geaendert", "<", vor);
  for (const wort of worte)
    frage = frage.where(
      sql<boolean>`position(${wort} in lower(concat_ws(' ', m.titel, m.auszug, m.html,
        array_to_string(m.kategorien, ' '), array_to_string(m.tags, ' ')) collate "und-x-icu")) > 0`,
    );
  frage =
    reihenfolge === "eingereicht"
      ? frage.orderBy("m.eingereicht_am").orderBy("m.id")
      : frage.orderBy("m.geaendert", "desc").orderBy("m.id");
  return frage.limit(limit);
}

/**
 * One post whose day has come, held until the transaction ends: approved, or a draft of somebody who may publish by
 * himself. What another transaction holds is left to it.
 */
export async function faelligesHolen(
  tx: Blogtx,
  am: Date,
  ausser: readonly string[],
): Promise<Manuskriptzeile | undefined> {
  const zeile = await mitText(tx)
    .innerJoin("konto as k", "k.id", "m.konto_id")
    .where("m.erscheint_am", "<=", am)
    .$if(ausser.length > 0, (frage) => frage.where("m.id", "not in", ausser))
    .where((eb) =>
      eb.or([
        eb("m.status", "=", "published"),
        eb.and([
          eb("m.status", "=", "draft"),
          eb("k.rolle", "in", ["moderator", "admin"]),
          eb("k.gesperrt_am", "is", null),
          eb("k.loeschung_am", "is", null),
        ]),
      ]),
    )
    .orderBy("m.erscheint_am")
    .orderBy("m.id")
    .limit(1)
    .forUpdate("m")
    .skipLocked()
    .executeTakeFirst();
  return zeile as Manuskriptzeile | undefined;
}

/** Number of posts of an account that are not public, or of those of them that are submitted. */
export async function manuskriptanzahl(tx: Blogtx, kontoId: string, status?: "pending"): Promise<number> {
  const { anzahl } = await tx
    .selectFrom("blog_manuskript")
    .select(({ fn }) => fn.countAll<number>().as("anzahl"))
    .where("konto_id", "=", kontoId)
    .$if(status !== undefined, (frage) => frage.where("status", "=", status ?? ""))
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** Whether another change to a post is waiting already. */
export async function aenderungWartet(
  tx: Blogtx,
  artikelId: string,
  ausser: string | null,
): Promise<boolean> {
  const zeile = await tx
    .selectFrom("blog_manuskript")
    .select("id")
    .where("revision_von", "=", artikelId)
    .where("status", "in", ["pending", "published"])
    .$if(ausser !== null, (frage) => frage.where("id", "!=", ausser ?? ""))
    .limit(1)
    .executeTakeFirst();
  return zeile !== undefined;
}

/** Where a post stands on its way. */
export type Ablaufstand = {
  readonly status: Artikelstatus;
  readonly eingereicht_am?: Date | null;
  readonly ablehnung?: string | null;
  readonly geprueft_von?: string | null;
  readonly geprueft_am?: Date | null;
  readonly erscheint_am?: Date | null;
  readonly gastbeitrag?: boolean;
};

type NeuesManuskript = Ablaufstand & {
  /** Unset: any. */
  readonly id?: string | undefined;
  readonly kontoId: string;
  readonly inhalt: Inhalt;
  readonly revision?: { readonly von: string; readonly basis: number } | undefined;
  readonly am: Date;
};

/**
 * Keeps a new post; returns its id.
 *
 * @throws {ApiFehler} 404 somebody has a post with the id it was to have, which whoever asks may not even see; the post
 *   that it changes is gone
 */
export async function manuskriptAnlegen(
  tx: Blogtx,
  { id: gewuenscht, kontoId, inhalt, revision, am, ...stand }: NeuesManuskript,
): Promise<string> {
  const { id } = await tx
    .insertInto("blog_manuskript")
    .values({
      ...spalten(inhalt),
      ...stand,
      ...(gewuenscht === undefined ? {} : { id: gewuenscht }),
      konto_id: kontoId,
      revision_von: revision?.von ?? null,
      revision_basis: revision?.basis ?? null,
      erstellt: am,
      geaendert: am,
    })
    .onConflict((oc) => oc.column("id").doNothing())
    .returning("id")
    .executeTakeFirstOrThrow(nichtGefunden)
    .catch((fehler: unknown) => {
      const { constraint } = fehler as { readonly constraint?: string };
      throw constraint === "blog_manuskript_revision_von_fkey" ? nichtGefunden() : fehler;
    });
  return id;
}

/** Writes what changed and counts the saving; returns the new version, `undefined`: whoever asks may not. */
export async function manuskriptSchreiben(
  tx: Blogtx,
  id: string,
  { inhalt, stand, am }: { readonly inhalt?: Inhalt; readonly stand?: Ablaufstand; readonly am: Date },
): Promise<number | undefined> {
  const zeile = await tx
    .updateTable("blog_manuskript")
    .set(({ eb }) => ({
      ...(inhalt ? spalten(inhalt) : {}),
      ...stand,
      version: eb("version", "+", 1),
      geaendert: am,
    }))
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirst();
  return zeile?.version;
}

/** The published version that a change now is one of. */
export async function revisionsbasisSetzen(tx: Blogtx, id: string, version: number): Promise<void> {
  await tx.updateTable("blog_manuskript").set({ revision_basis: version }).where("id", "=", id).execute();
}

export async function manuskriptEntfernen(tx: Blogtx, id: string): Promise<boolean> {
  return getroffen(tx.deleteFrom("blog_manuskript").where("id", "=", id));
}

/**
 * Replaces (or with null takes away) a name in the lists of all posts that are not public, however they spell it: what
 * has the same slug would come back with them.
 */
export async function nameErsetzen(
  tx: Blogtx,
  spalte: "kategorien" | "tags",
  alt: string,
  neu: string | null,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select * from blog_entwurfsnamen(${spalte}) as n(name)`.execute(tx);
  const alte = rows.map(({ name }) => name).filter((name) => name !== neu && slugAus(name) === slugAus(alt));
  if (alte.length > 0)
    await sql`select blog_entwuerfe_umbenennen(${spalte}, ${alte}::text[], ${neu})`.execute(tx);
}

function spalten(inhalt: Inhalt) {
  return {
    ...inhaltsspalten(inhalt),
    kategorien: [...inhalt.kategorien],
    tags: [...inhalt.tags],
  };
}
