import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";
import { identitaet } from "../identitaet.server.ts";
import { sitzungBeenden, sitzungenBeenden } from "./sitzungen-store.server.ts";

/** Signs one device out; false when the session is none of this account's. */
export async function eineSitzungBeenden(kontoId: string, id: string): Promise<boolean> {
  const beendet = await identitaet(async (tx) => {
    if (!(await sitzungBeenden(tx, kontoId, id))) return false;
    await protokolliere(tx, { akt: "abmeldung", konto: kontoId, von: kontoId });
    return true;
  });
  if (beendet) await ereignisMelden({ type: "session.changed", an: { konto: kontoId } });
  return beendet;
}

/** Signs every device out. */
export async function ueberallAbmelden(kontoId: string): Promise<void> {
  await identitaet(async (tx) => {
    const anzahl = await sitzungenBeenden(tx, kontoId);
    await protokolliere(tx, {
      akt: "ueberall-abgemeldet",
      konto: kontoId,
      von: kontoId,
      einzelheiten: { anzahl },
    });
  });
  await ereignisMelden({ type: "session.changed", an: { konto: kontoId } });
}
