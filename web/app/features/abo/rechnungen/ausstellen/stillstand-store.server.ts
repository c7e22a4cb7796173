import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";

type Tx = Kysely<DB>;

/** Whether orders for documents wait that were given before an instant. For the portal itself (`betrieb`). */
export async function auftraegeWarten(tx: Tx, vor: Date): Promise<boolean> {
  const zeile = await tx
    .selectFrom("aboauftrag as a")
    .innerJoin("konto as k", "k.id", "a.konto_id")
    .where("a.erledigt_am", "is", null)
    .where("a.erstellt", "<=", vor)
    .where("k.email_bestaetigt_am", "is not", null)
    .select("a.id")
    .limit(1)
    .executeTakeFirst();
  return zeile !== undefined;
}

/** Notes that something has come to a standstill. @returns whether nobody has been told of it yet */
export async function stillstandVermerken(tx: Tx, grund: string, am: Date): Promise<boolean> {
  const zeile = await tx
    .insertInto("abomeldung")
    .values({ grund, seit: am, gemeldet_am: am })
    .onConflict((oc) => oc.column("grund").doNothing())
    .returning("grund")
    .executeTakeFirst();
  return zeile !== undefined;
}

/** It is over; the next time somebody is told again. */
export async function stillstandVorbei(tx: Tx, grund: string): Promise<void> {
  await tx.deleteFrom("abomeldung").where("grund", "=", grund).execute();
}
