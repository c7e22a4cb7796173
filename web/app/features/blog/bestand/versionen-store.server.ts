import { sql } from "kysely";
import { gelesen } from "#platform/db/gelesen.server.ts";
import type { Json } from "#platform/db/schema.ts";
import { Geopunkt } from "#platform/http/serial.ts";
import { inhaltschema } from "./gespeichert.server.ts";
import type { Inhalt } from "./inhalt.ts";
import type { Blogtx } from "./inhalt-store.server.ts";

/** A published state: when, by whom. */
export type Versionszeile = {
  readonly version: number;
  readonly titel: string;
  readonly von: string | null;
  readonly name: string | null;
  readonly am: Date;
};

const kopf = sql`v.version, v.inhalt->>'titel' as titel, v.von, v.am,
  coalesce((select name from blog_verfasser where id = v.von), (select name from blog_autor where id = v.von)) as name`;

/** The published states of a post, the latest first. */
export async function versionenLesen(tx: Blogtx, artikelId: string): Promise<Versionszeile[]> {
  const { rows } = await sql<Versionszeile>`
    select ${kopf} from blog_version v where v.artikel_id = ${artikelId} order by v.version desc`.execute(tx);
  return rows;
}

/** One of them in full. @throws {Unlesbar} what it said cannot be read */
export async function versionLesen(
  tx: Blogtx,
  artikelId: string,
  version: number,
): Promise<(Versionszeile & { readonly inhalt: Inhalt }) | undefined> {
  const { rows } = await sql<Versionszeile & { readonly inhalt: Json }>`
    select ${kopf}, v.inhalt from blog_version v
    where v.artikel_id = ${artikelId} and v.version = ${version}`.execute(tx);
  const zeile = rows[0];
  return zeile && { ...zeile, inhalt: inhaltAus(zeile.inhalt) };
}

/** The published state that a draft has become by somebody's hand; undefined: none. */
export async function versionAus(
  tx: Blogtx,
  manuskriptId: string,
  von: string,
): Promise<{ readonly id: string; readonly version: number } | undefined> {
  return tx
    .selectFrom("blog_version")
    .select(["artikel_id as id", "version"])
    .where("manuskript_id", "=", manuskriptId)
    .where("von", "=", von)
    .executeTakeFirst();
}

function inhaltAus(wert: unknown): Inhalt {
  const { ort, ...inhalt } = gelesen(inhaltschema, wert, "Diese Fassung des Beitrags");
  return { ...inhalt, ort: ort && new Geopunkt(ort.latitude, ort.longitude) };
}
