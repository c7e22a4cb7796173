import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";

/** Whether the log of any team tells of this account. */
export async function hatVorgaenge(tx: Kysely<DB>, kontoId: string): Promise<boolean> {
  const zeile = await tx
    .selectFrom("teamvorgang")
    .select("id")
    .where((eb) => eb.or([eb("von", "=", kontoId), eb("betrifft", "=", kontoId)]))
    .limit(1)
    .executeTakeFirst();
  return zeile !== undefined;
}
