import type { Transaction } from "kysely";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { type Tarifstand, tarifSchreiben } from "./tarif-store.server.ts";

/**
 * Gives an account the tier of its contract, in the transaction of `abwicklung` that changes the contract. Tell its open
 * pages afterwards (`session.changed`).
 */
export async function tarifSetzen(
  tx: Transaction<DB>,
  kontoId: string,
  stand: Omit<Tarifstand, "am">,
): Promise<void> {
  await tarifSchreiben(tx, kontoId, { ...stand, am: new Date(jetzt().epochMilliseconds) });
  await protokolliere(tx, {
    akt: "tarif-geaendert",
    konto: kontoId,
    einzelheiten: { neu: stand.tarif, ...(stand.bis && { bis: stand.bis.toISOString() }) },
  });
}
