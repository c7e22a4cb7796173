import { type Kysely, sql } from "kysely";
import type { DB } from "../db/schema.ts";

/** Whether the team of this transaction asks for a second factor; undefined: there is no such team. */
export async function faktorpflichtLesen(tx: Kysely<DB>, teamId: string): Promise<boolean | undefined> {
  const zeile = await tx
    .selectFrom("kanzlei")
    .select("zweiter_faktor_noetig")
    .where("id", "=", teamId)
    .where("inhaber", "is not", null)
    .executeTakeFirst();
  return zeile?.zweiter_faktor_noetig;
}

/** Whether the account of this transaction has a second factor. */
export async function hatZweitenFaktor(tx: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ da: boolean }>`select zweiter_faktor as da from teamstand`.execute(tx);
  return rows[0]?.da ?? false;
}
