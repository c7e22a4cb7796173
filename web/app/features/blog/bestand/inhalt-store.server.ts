import type { Tag } from "@gebuehrenportal/recht";
import { type Selectable, sql, type Transaction } from "kysely";
import { gelesen } from "#platform/db/gelesen.server.ts";
import type { DB, Json } from "#platform/db/schema.ts";
import { Geopunkt } from "#platform/http/serial.ts";
import { dokumentschema, titelbildschema } from "./gespeichert.server.ts";
import type { Inhalt } from "./inhalt.ts";

/** A transaction of `redaktion`, which decides what somebody may see and change, or of `betrieb`. */
export type Blogtx = Transaction<DB>;

/** Makes everything else that changes published posts, their counters or the queue wait for this transaction. */
export async function blogSperren(tx: Blogtx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('blog'))`.execute(tx);
}

/** The columns of what a post says, without names of categories and tags. */
export function inhaltsspalten(inhalt: Inhalt) {
  return {
    titel: inhalt.titel,
    auszug: inhalt.auszug,
    dokument: jsonb(inhalt.dokument),
    html: inhalt.html,
    titelbild: inhalt.titelbild && jsonb(inhalt.titelbild),
    lesezeit: inhalt.lesezeit,
    breitengrad: inhalt.ort?.latitude ?? null,
    laengengrad: inhalt.ort?.longitude ?? null,
    stand: inhalt.stand as Tag | null,
    korrektur: inhalt.korrektur,
  };
}

type Inhaltszeile = Pick<
  Selectable<DB["blog_manuskript"]>,
  | "titel"
  | "auszug"
  | "dokument"
  | "html"
  | "titelbild"
  | "lesezeit"
  | "breitengrad"
  | "laengengrad"
  | "stand"
  | "korrektur"
> & { readonly kategorien: readonly string[]; readonly tags: readonly string[] };

/** What a post says, from its row. */
export function inhaltAus(zeile: Inhaltszeile): Inhalt {
  return {
    ...inhaltskopf(zeile),
    html: zeile.html,
    dokument: gelesen(dokumentschema, zeile.dokument, "Der Text des Beitrags"),
  };
}

/** What a post says but for its text, from its row. */
export function inhaltskopf(
  zeile: Omit<Inhaltszeile, "dokument" | "html">,
): Omit<Inhalt, "dokument" | "html"> {
  const { titel, auszug, lesezeit, kategorien, tags, stand, korrektur } = zeile;
  return {
    titel,
    auszug,
    lesezeit,
    kategorien,
    tags,
    stand,
    korrektur,
    titelbild:
      zeile.titelbild === null
        ? null
        : gelesen(titelbildschema, zeile.titelbild, "Das Titelbild des Beitrags"),
    ort:
      zeile.breitengrad === null || zeile.laengengrad === null
        ? null
        : new Geopunkt(zeile.breitengrad, zeile.laengengrad),
  };
}

export const jsonb = (wert: unknown) => sql<Json>`${JSON.stringify(wert)}::jsonb`;
