import { sql } from "kysely";
import { getroffen } from "#platform/db/getroffen.server.ts";
import type { IdentitaetTx } from "../identitaet.server.ts";

/** Accounts whose time is over. */
export async function faelligeKonten(tx: IdentitaetTx, jetzt: Date): Promise<string[]> {
  const zeilen = await tx
    .selectFrom("konto")
    .select("id")
    .where("loeschung_am", "<=", jetzt)
    .orderBy("loeschung_am")
    .execute();
  return zeilen.map(({ id }) => id);
}

/**
 * Erases an account with everything that hangs on it, its Kanzlei as a whole; false when its owner has come back in the
 * meantime. Under a role that can do nothing else.
 */
export async function kontoLoeschen(tx: IdentitaetTx, id: string, jetzt: Date): Promise<boolean> {
  await sql`set local role portal_loeschung`.execute(tx);
  const geloescht = await getroffen(
    tx.deleteFrom("konto").where("id", "=", id).where("loeschung_am", "<=", jetzt),
  );
  await sql`set local role portal_identitaet`.execute(tx);
  return geloescht;
}
