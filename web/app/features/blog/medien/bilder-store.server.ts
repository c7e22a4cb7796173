import { sql, type Transaction } from "kysely";
import { z } from "zod";
import { gelesen } from "#platform/db/gelesen.server.ts";
import { getroffen } from "#platform/db/getroffen.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { db } from "#platform/db/zugang.server.ts";

/** A picture as the database knows it; paths below `/media/`. */
export type Bildzeile = {
  readonly pfad: string;
  readonly kontoId: string | null;
  readonly art: string;
  readonly breite: number;
  readonly hoehe: number;
  readonly bytes: number;
  readonly fassungen: readonly {
    readonly art: "avif" | "webp";
    readonly breite: number;
    readonly pfad: string;
  }[];
  readonly platzhalter: string;
};

const spalten = [
  "pfad",
  "konto_id as kontoId",
  "art",
  "breite",
  "hoehe",
  "bytes",
  "fassungen",
  "platzhalter",
] as const;

export async function bildEintragen(
  tx: Transaction<DB>,
  { kontoId, fassungen, ...bild }: Bildzeile,
  erstellt: Date,
): Promise<void> {
  await tx
    .insertInto("blog_bild")
    .values({ ...bild, konto_id: kontoId, fassungen: JSON.stringify(fassungen), erstellt })
    .execute();
}

export async function bildLesen(tx: Transaction<DB>, pfad: string): Promise<Bildzeile | undefined> {
  const zeile = await tx.selectFrom("blog_bild").select(spalten).where("pfad", "=", pfad).executeTakeFirst();
  return zeile && alsBild(zeile);
}

/** @returns whether it was there */
export async function bildAustragen(tx: Transaction<DB>, pfad: string): Promise<boolean> {
  return getroffen(tx.deleteFrom("blog_bild").where("pfad", "=", pfad));
}

export async function bilderLesen(pfade: readonly string[]): Promise<Bildzeile[]> {
  if (pfade.length === 0) return [];
  const zeilen = await db().selectFrom("blog_bild").select(spalten).where("pfad", "in", pfade).execute();
  return zeilen.map(alsBild);
}

/** Every path in the database, smaller sizes included. */
export async function allePfade(): Promise<Set<string>> {
  const zeilen = await db().selectFrom("blog_bild").select(["pfad", "fassungen"]).execute();
  return new Set(
    zeilen.flatMap((zeile) => [zeile.pfad, ...fassungenAus(zeile.fassungen).map(({ pfad }) => pfad)]),
  );
}

/** Removes the pictures of accounts that are gone and that no post, version or draft shows. */
export async function verwaisteAustragen(tx: Transaction<DB>): Promise<void> {
  const zeigt = (text: ReturnType<typeof sql>) => sql<boolean>`position(b.pfad in ${text}) > 0`;
  await sql`
    delete from blog_bild b where b.konto_id is null
      and not exists (select from blog_artikel a where ${zeigt(sql`a.dokument::text || coalesce(a.titelbild::text, '')`)})
      and not exists (select from blog_version v where ${zeigt(sql`v.inhalt::text`)})
      and not exists (select from blog_manuskript m where ${zeigt(sql`m.dokument::text || coalesce(m.titelbild::text, '')`)})
  `.execute(tx);
}

/** What the picture for a shared link says of a published post. */
export type Teilbildangaben = {
  readonly titel: string;
  readonly kategorie: string | null;
  readonly veroeffentlicht: Date;
  readonly version: number;
};

export async function teilbildangaben(artikelId: string): Promise<Teilbildangaben | undefined> {
  return db()
    .selectFrom("blog_artikel as a")
    .select(["a.titel", "a.veroeffentlicht", "a.version"])
    .select((eb) =>
      eb
        .selectFrom("blog_artikel_kategorie as z")
        .innerJoin("blog_kategorie as k", "k.id", "z.kategorie_id")
        .select("k.name")
        .whereRef("z.artikel_id", "=", "a.id")
        .orderBy("z.platz")
        .limit(1)
        .as("kategorie"),
    )
    .where("a.id", "=", artikelId)
    .executeTakeFirst();
}

/** Ids and versions of all posts, as `id-version`. */
export async function artikelversionen(): Promise<Set<string>> {
  const zeilen = await db().selectFrom("blog_artikel").select(["id", "version"]).execute();
  return new Set(zeilen.map(({ id, version }) => `${id}-${version}`));
}

function alsBild(zeile: Omit<Bildzeile, "fassungen"> & { readonly fassungen: unknown }): Bildzeile {
  return { ...zeile, fassungen: fassungenAus(zeile.fassungen) };
}

const fassungsliste = z.array(
  z.looseObject({ art: z.enum(["avif", "webp"]), breite: z.number(), pfad: z.string() }),
);

const fassungenAus = (wert: unknown): Bildzeile["fassungen"] =>
  gelesen(fassungsliste, wert, "Ein Bild des Beitrags");
