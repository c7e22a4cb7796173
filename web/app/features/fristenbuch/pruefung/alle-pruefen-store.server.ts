import type { Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import type { Kettenkopf } from "../protokoll/kette.server.ts";
import { buchFesthalten } from "../protokoll/protokoll-store.server.ts";
import { type Buchpruefung, buchPruefen } from "./pruefen.server.ts";

/** Kanzleien that have a deadline book, also where nothing but a noted head is left of it (`betrieb`). */
export async function kanzleienMitBuch(tx: Transaction<DB>): Promise<readonly string[]> {
  const zeilen = await tx
    .selectFrom("fristvorgang")
    .select("kanzlei_id")
    .union(tx.selectFrom("frist").select("kanzlei_id"))
    .union(tx.selectFrom("fristtagesprotokoll").select("kanzlei_id"))
    .orderBy("kanzlei_id")
    .execute();
  return zeilen.map(({ kanzlei_id }) => kanzlei_id);
}

/**
 * Whose log holds a head that somebody has on paper (`betrieb`); `undefined`: none does, so that lines were cut off or a
 * chain was written anew.
 */
export async function kanzleiMitKopf(
  tx: Transaction<DB>,
  { nr, hash }: Kettenkopf,
): Promise<string | undefined> {
  const zeile = await tx
    .selectFrom("fristvorgang")
    .select("kanzlei_id")
    .where("nr", "=", nr)
    .where("hash", "=", Buffer.from(hash, "hex"))
    .executeTakeFirst();
  return zeile?.kanzlei_id;
}

/**
 * Looks through the book of one Kanzlei (`betrieb` or its own), against the heads that its daily protocols have noted.
 * Whoever writes to it waits until the transaction has ended.
 */
export async function kanzleibuchPruefen(tx: Transaction<DB>, kanzleiId: string): Promise<Buchpruefung> {
  await buchFesthalten(tx, kanzleiId);
  return buchPruefen(tx, kanzleiId, await koepfeLesen(tx, kanzleiId));
}

/** The heads of the chain that the daily protocols and copies of a Kanzlei have noted. */
export async function koepfeLesen(tx: Transaction<DB>, kanzleiId: string): Promise<readonly Kettenkopf[]> {
  const zeilen = await tx
    .selectFrom("fristtagesprotokoll")
    .select(["kopf_nr", "kopf_hash"])
    .where("kanzlei_id", "=", kanzleiId)
    .execute();
  return zeilen.map(({ kopf_nr, kopf_hash }) => ({ nr: kopf_nr, hash: kopf_hash.toString("hex") }));
}
