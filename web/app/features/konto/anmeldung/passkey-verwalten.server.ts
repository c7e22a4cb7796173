import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { identitaet } from "../identitaet.server.ts";
import { passkeyEntfernen, passkeyUmbenennen } from "./passkey-store.server.ts";

/** Renames a passkey; false when it is none of this account's. */
export function passkeyBenennen(kontoId: string, id: string, name: string): Promise<boolean> {
  return identitaet((tx) => passkeyUmbenennen(tx, kontoId, id, name));
}

/** Removes a passkey; false when it is none of this account's. */
export function passkeyLoeschen(kontoId: string, id: string): Promise<boolean> {
  return identitaet(async (tx) => {
    if (!(await passkeyEntfernen(tx, kontoId, id))) return false;
    await protokolliere(tx, { akt: "passkey-entfernt", konto: kontoId, von: kontoId });
    return true;
  });
}
