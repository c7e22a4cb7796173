import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";

/** Whether an account shares contacts in a Kanzlei that another one leads, and that stays. */
export async function teiltKontakte(tx: Kysely<DB>, kontoId: string): Promise<boolean> {
  const zeile = await tx
    .selectFrom("kontakt as k")
    .innerJoin("kanzlei as z", "z.id", "k.kanzlei_id")
    .select("k.id")
    .where("k.erstellt_von", "=", kontoId)
    .where("z.inhaber", "!=", kontoId)
    .limit(1)
    .executeTakeFirst();
  return zeile !== undefined;
}
