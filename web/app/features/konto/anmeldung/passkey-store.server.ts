import { getroffen } from "#platform/db/getroffen.server.ts";
import type { IdentitaetTx } from "../identitaet.server.ts";

/** Passkeys of an account as its owner sees them. */
export async function passkeysLesen(tx: IdentitaetTx, kontoId: string) {
  return tx
    .selectFrom("passkey")
    .select(["id", "name", "erstellt as createdAt", "zuletzt as lastUsedAt"])
    .where("konto_id", "=", kontoId)
    .orderBy("erstellt")
    .execute();
}

/** Renames a passkey; false when it is none of this account's. */
export async function passkeyUmbenennen(
  tx: IdentitaetTx,
  kontoId: string,
  id: string,
  name: string,
): Promise<boolean> {
  return getroffen(
    tx.updateTable("passkey").set({ name }).where("id", "=", id).where("konto_id", "=", kontoId),
  );
}

/** Removes a passkey; false when it is none of this account's. */
export async function passkeyEntfernen(tx: IdentitaetTx, kontoId: string, id: string): Promise<boolean> {
  return getroffen(tx.deleteFrom("passkey").where("id", "=", id).where("konto_id", "=", kontoId));
}

export async function abgelaufeneAufgabenLoeschen(tx: IdentitaetTx, jetzt: Date): Promise<void> {
  await tx.deleteFrom("passkey_aufgabe").where("laeuft_ab", "<=", jetzt).execute();
}
