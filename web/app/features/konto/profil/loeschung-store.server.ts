import { getroffen } from "#platform/db/getroffen.server.ts";
import type { IdentitaetTx } from "../anmeldung/identitaet.server.ts";

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

/** Erases an account with everything that hangs on it; false when its owner has come back in the meantime. */
export async function kontoLoeschen(tx: IdentitaetTx, id: string, jetzt: Date): Promise<boolean> {
  return getroffen(tx.deleteFrom("konto").where("id", "=", id).where("loeschung_am", "<=", jetzt));
}
