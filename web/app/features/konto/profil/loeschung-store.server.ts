import { getroffen } from "#platform/db/getroffen.server.ts";
import type { IdentitaetTx } from "../anmeldung/identitaet.server.ts";

/**
 * Whether others work in a Kanzlei that this account owns or leads. Those it owns are held until the transaction ends:
 * nobody joins what is about to go.
 */
export async function teamHatMitglieder(tx: IdentitaetTx, kontoId: string): Promise<boolean> {
  const eigene = await tx
    .selectFrom("kanzlei")
    .select("id")
    .where("inhaber", "=", kontoId)
    .forUpdate()
    .execute();
  const gefuehrt = await tx
    .selectFrom("konto")
    .select("team_id as id")
    .where("id", "=", kontoId)
    .where("team_admin", "=", true)
    .execute();
  const kanzleien = [...eigene, ...gefuehrt].flatMap(({ id }) => (id ? [id] : []));
  if (kanzleien.length === 0) return false;
  const zeile = await tx
    .selectFrom("mitgliedschaft")
    .select("konto_id")
    .where("kanzlei_id", "in", kanzleien)
    .union(tx.selectFrom("konto").select("id as konto_id").where("team_id", "in", kanzleien))
    .execute();
  return zeile.some(({ konto_id }) => konto_id !== kontoId);
}

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
