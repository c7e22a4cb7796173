import { getroffen } from "#platform/db/getroffen.server.ts";
import type { IdentitaetTx } from "../identitaet.server.ts";

/** The factor of an account, confirmed or not. */
export function faktorLesen(tx: IdentitaetTx, kontoId: string) {
  return tx
    .selectFrom("zweiter_faktor")
    .select(["geheimnis", "bestaetigt_am", "letzter_schritt"])
    .where("konto_id", "=", kontoId)
    .executeTakeFirst();
}

/** The factor of an account, held until the transaction ends: nobody may put another secret in its place meanwhile. */
export function faktorFesthalten(tx: IdentitaetTx, kontoId: string) {
  return tx
    .selectFrom("zweiter_faktor")
    .select(["geheimnis", "bestaetigt_am"])
    .where("konto_id", "=", kontoId)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps a sealed secret that waits for its first code; false when a confirmed one stands. */
export async function faktorVorlegen(tx: IdentitaetTx, kontoId: string, geheimnis: string): Promise<boolean> {
  const zeile = await tx
    .insertInto("zweiter_faktor")
    .values({ konto_id: kontoId, geheimnis })
    .onConflict((oc) =>
      oc
        .column("konto_id")
        .doUpdateSet({ geheimnis, letzter_schritt: 0 })
        .where("zweiter_faktor.bestaetigt_am", "is", null),
    )
    .returning("konto_id")
    .executeTakeFirst();
  return zeile !== undefined;
}

/** Asks for the factor from now on. */
export async function faktorBestaetigen(tx: IdentitaetTx, kontoId: string, am: Date): Promise<void> {
  await tx.updateTable("zweiter_faktor").set({ bestaetigt_am: am }).where("konto_id", "=", kontoId).execute();
}

/** Removes factor and recovery codes; false when there was none. */
export async function faktorEntfernen(tx: IdentitaetTx, kontoId: string): Promise<boolean> {
  await tx.deleteFrom("wiederherstellungscode").where("konto_id", "=", kontoId).execute();
  return getroffen(tx.deleteFrom("zweiter_faktor").where("konto_id", "=", kontoId));
}

/** Uses up a time step; false when it, or a later one, has been used before. */
export async function schrittVerbrauchen(
  tx: IdentitaetTx,
  kontoId: string,
  schritt: number,
): Promise<boolean> {
  return getroffen(
    tx
      .updateTable("zweiter_faktor")
      .set({ letzter_schritt: schritt })
      .where("konto_id", "=", kontoId)
      .where("letzter_schritt", "<", schritt),
  );
}

/** Replaces the recovery codes. */
export async function codesErsetzen(
  tx: IdentitaetTx,
  kontoId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom("wiederherstellungscode").where("konto_id", "=", kontoId).execute();
  await tx
    .insertInto("wiederherstellungscode")
    .values(hashes.map((code_hash) => ({ konto_id: kontoId, code_hash })))
    .execute();
}

/** Uses up a recovery code; false when it is none, or none any more. */
export async function codeVerbrauchen(tx: IdentitaetTx, kontoId: string, hash: Buffer): Promise<boolean> {
  return getroffen(
    tx.deleteFrom("wiederherstellungscode").where("konto_id", "=", kontoId).where("code_hash", "=", hash),
  );
}

export async function codesUebrig(tx: IdentitaetTx, kontoId: string): Promise<number> {
  const { anzahl } = await tx
    .selectFrom("wiederherstellungscode")
    .select((eb) => eb.fn.countAll<number>().as("anzahl"))
    .where("konto_id", "=", kontoId)
    .executeTakeFirstOrThrow();
  return anzahl;
}

/** The sealed secrets of all accounts. */
export function alleGeheimnisse(tx: IdentitaetTx) {
  return tx.selectFrom("zweiter_faktor").select(["konto_id as kontoId", "geheimnis"]).execute();
}

/** Puts another seal in the place of one that is still there. */
export async function geheimnisErsetzen(
  tx: IdentitaetTx,
  kontoId: string,
  { bisher, neu }: { readonly bisher: string; readonly neu: string },
): Promise<void> {
  await tx
    .updateTable("zweiter_faktor")
    .set({ geheimnis: neu })
    .where("konto_id", "=", kontoId)
    .where("geheimnis", "=", bisher)
    .execute();
}
