import { sql } from "kysely";
import type { Blogtx } from "../bestand/inhalt-store.server.ts";
import { type Bildzeile, bildEintragen } from "../medien/bilder-store.server.ts";

/** Removes everything the blog holds, as part of emptying a demo. */
export async function blogLeeren(tx: Blogtx): Promise<void> {
  await tx.deleteFrom("blog_artikel").execute();
  await tx.deleteFrom("blog_manuskript").execute();
  await tx.deleteFrom("blog_mitteilung").execute();
  await tx.deleteFrom("blog_kategorie").execute();
  await tx.deleteFrom("blog_tag").execute();
  await tx.deleteFrom("blog_wort").execute();
  await tx.deleteFrom("blog_bild").execute();
}

/** Removes the posts of these accounts, their pictures, and what nobody uses any more to put posts in order. */
export async function blogVonEntfernen(tx: Blogtx, konten: readonly string[]): Promise<void> {
  await tx.deleteFrom("blog_artikel").where("autor_id", "in", konten).execute();
  await tx.deleteFrom("blog_manuskript").where("konto_id", "in", konten).execute();
  await tx.deleteFrom("blog_bild").where("konto_id", "in", konten).execute();
  for (const [tabelle, verweis, spalte] of [
    ["blog_kategorie", "blog_artikel_kategorie", "kategorie_id"],
    ["blog_tag", "blog_artikel_tag", "tag_id"],
  ] as const) {
    const benutzt = sql`(select count(*) from ${sql.table(verweis)} v where v.${sql.ref(spalte)} = o.id)`;
    await sql`update ${sql.table(tabelle)} o set anzahl = ${benutzt}`.execute(tx);
    await tx.deleteFrom(tabelle).where("anzahl", "=", 0).execute();
  }
}

/** Enters pictures that lie in the store already; they belong to `kontoId`. */
export async function bilderEintragen(
  tx: Blogtx,
  bilder: readonly Bildzeile[],
  { kontoId, am }: { readonly kontoId: string; readonly am: Date },
): Promise<void> {
  for (const bild of bilder) await bildEintragen(tx, { ...bild, kontoId }, am);
}

/** Gives an account its picture. */
export async function kontobildSetzen(tx: Blogtx, kontoId: string, bild: string): Promise<void> {
  await tx.updateTable("konto").set({ bild }).where("id", "=", kontoId).execute();
}

/** Says what a category is about. */
export async function kategorieBeschreiben(tx: Blogtx, name: string, beschreibung: string): Promise<void> {
  await tx.updateTable("blog_kategorie").set({ beschreibung }).where("name", "=", name).execute();
}

type Altmitteilung = {
  readonly an: string | null;
  readonly art: "eingereicht" | "abgelehnt";
  readonly titel: string;
  readonly bemerkung: string;
  readonly ziel: string;
  readonly am: Date;
};

/** Notices of the past: they stand in the portal, and no mail goes out any more. */
export async function altmitteilungEintragen(
  tx: Blogtx,
  { an, ...mitteilung }: Altmitteilung,
): Promise<void> {
  await tx
    .insertInto("blog_mitteilung")
    .values({ ...mitteilung, konto_id: an, gemailt_am: mitteilung.am })
    .execute();
}

/** Lets this transaction write published posts for everybody, as the portal's own duties may. */
export async function alsBetrieb(tx: Blogtx): Promise<void> {
  await sql`select set_config('app.betrieb', '1', true)`.execute(tx);
}
