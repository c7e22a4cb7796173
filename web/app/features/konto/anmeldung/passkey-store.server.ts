import type { Insertable } from "kysely";
import { getroffen } from "#platform/db/getroffen.server.ts";
import type { DB } from "#platform/db/schema.ts";
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

/** What a browser is told of the passkeys that an account has, so that none is added twice. */
export async function passkeykennungen(tx: IdentitaetTx, kontoId: string) {
  return tx
    .selectFrom("passkey")
    .select(["credential_id", "transporte"])
    .where("konto_id", "=", kontoId)
    .execute();
}

/** A passkey by the name that its device gives it, with what its answers are checked with. */
export async function passkeyZuKennung(tx: IdentitaetTx, kennung: string) {
  return tx
    .selectFrom("passkey")
    .select(["id", "konto_id", "credential_id", "oeffentlicher_schluessel", "zaehler"])
    .where("credential_id", "=", kennung)
    .executeTakeFirst();
}

/** Keeps a passkey; undefined: somebody has it already. */
export async function passkeySchreiben(
  tx: IdentitaetTx,
  passkey: Omit<Insertable<DB["passkey"]>, "id" | "erstellt" | "zuletzt">,
): Promise<string | undefined> {
  const zeile = await tx
    .insertInto("passkey")
    .values(passkey)
    .onConflict((oc) => oc.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return zeile?.id;
}

/** Notes that a passkey was used, and how often its device says it was. */
export async function passkeyBenutzt(tx: IdentitaetTx, id: string, zaehler: number, am: Date): Promise<void> {
  await tx.updateTable("passkey").set({ zaehler, zuletzt: am }).where("id", "=", id).execute();
}

/** Keeps a question that waits for its answer. */
export async function aufgabeAnlegen(
  tx: IdentitaetTx,
  aufgabe: Insertable<DB["passkey_aufgabe"]>,
): Promise<void> {
  await tx.insertInto("passkey_aufgabe").values(aufgabe).execute();
}

/** Takes a question back, so that it is answered once; undefined: there is none, or it is too late. */
export async function aufgabeVerbrauchen(
  tx: IdentitaetTx,
  kennung: string,
  am: Date,
): Promise<string | undefined> {
  const zeile = await tx
    .deleteFrom("passkey_aufgabe")
    .where("kennung", "=", kennung)
    .returning(["wert", "laeuft_ab"])
    .executeTakeFirst();
  return zeile && zeile.laeuft_ab > am ? zeile.wert : undefined;
}

export async function abgelaufeneAufgabenLoeschen(tx: IdentitaetTx, jetzt: Date): Promise<void> {
  await tx.deleteFrom("passkey_aufgabe").where("laeuft_ab", "<=", jetzt).execute();
}
