import type { Kysely } from "kysely";
import { jetzt } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { Belegdatei } from "./dateien.server.ts";

type Tx = Kysely<DB>;

export type Dateiart = Belegdatei["art"];

/**
 * Stores the files of a document; those made first count.
 *
 * @returns false: they were there already
 */
export async function dateienSchreiben(
  tx: Tx,
  { id, kontoId }: { readonly id: string; readonly kontoId: string | null },
  dateien: readonly Belegdatei[],
): Promise<boolean> {
  const geschrieben = await tx
    .insertInto("rechnungsdatei")
    .values(
      dateien.map(({ art, inhalt, sha256 }) => ({
        rechnung_id: id,
        konto_id: kontoId,
        art,
        inhalt: Buffer.from(inhalt),
        sha256,
        erstellt: new Date(jetzt().epochMilliseconds),
      })),
    )
    .onConflict((oc) => oc.columns(["rechnung_id", "art"]).doNothing())
    .returning("art")
    .execute();
  return geschrieben.length > 0;
}

/** A file of a document within the reach of the transaction. */
export async function dateiLesen(
  tx: Tx,
  id: string,
  art: Dateiart,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const zeile = await tx
    .selectFrom("rechnungsdatei")
    .select("inhalt")
    .where("rechnung_id", "=", id)
    .where("art", "=", art)
    .executeTakeFirst();
  return zeile && new Uint8Array(zeile.inhalt);
}

/** Which files there are of some documents, with their fingerprints. */
export async function dateienVon(
  tx: Tx,
  ids: readonly string[],
): Promise<readonly { readonly rechnungId: string; readonly art: Dateiart; readonly sha256: string }[]> {
  if (ids.length === 0) return [];
  const zeilen = await tx
    .selectFrom("rechnungsdatei")
    .select(["rechnung_id as rechnungId", "art", "sha256"])
    .where("rechnung_id", "in", [...ids])
    .orderBy("art", "desc")
    .execute();
  return zeilen.map((z) => ({ ...z, art: z.art as Dateiart }));
}

/** The files of some documents. For the portal itself (`betrieb`). */
export async function dateienInhalte(
  tx: Tx,
  ids: readonly string[],
): Promise<
  readonly {
    readonly rechnungId: string;
    readonly art: Dateiart;
    readonly sha256: string;
    readonly inhalt: Uint8Array;
  }[]
> {
  if (ids.length === 0) return [];
  const zeilen = await tx
    .selectFrom("rechnungsdatei")
    .select(["rechnung_id as rechnungId", "art", "sha256", "inhalt"])
    .where("rechnung_id", "in", [...ids])
    .execute();
  return zeilen.map((z) => ({ ...z, art: z.art as Dateiart, inhalt: new Uint8Array(z.inhalt) }));
}
