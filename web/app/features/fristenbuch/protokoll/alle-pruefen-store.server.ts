import { sql, type Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import type { Kettenkopf } from "./kette.server.ts";
import { type Buchpruefung, buchPruefen } from "./pruefen.server.ts";

/** Kanzleien that have a deadline book (`betrieb`). */
export async function kanzleienMitBuch(tx: Transaction<DB>): Promise<readonly string[]> {
  const zeilen = await tx
    .selectFrom("fristvorgang")
    .select("kanzlei_id")
    .distinct()
    .orderBy("kanzlei_id")
    .execute();
  return zeilen.map(({ kanzlei_id }) => kanzlei_id);
}

/**
 * Looks through the book of one Kanzlei (`betrieb` or its own), against the heads that its daily protocols have noted.
 * Whoever writes to it waits until the transaction has ended.
 */
export async function kanzleibuchPruefen(tx: Transaction<DB>, kanzleiId: string): Promise<Buchpruefung> {
  await sql`select pg_advisory_xact_lock(hashtextextended('fristvorgang ' || ${kanzleiId}, 0))`.execute(tx);
  return buchPruefen(tx, kanzleiId, await koepfeLesen(tx, kanzleiId));
}

/** The heads of the chain that the daily protocols of a Kanzlei have noted. */
export async function koepfeLesen(tx: Transaction<DB>, kanzleiId: string): Promise<readonly Kettenkopf[]> {
  const zeilen = await tx
    .selectFrom("fristtagesprotokoll")
    .select(["kopf_nr", "kopf_hash"])
    .where("kanzlei_id", "=", kanzleiId)
    .execute();
  return zeilen.map(({ kopf_nr, kopf_hash }) => ({ nr: kopf_nr, hash: kopf_hash.toString("hex") }));
}
