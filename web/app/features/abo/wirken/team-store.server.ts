import { type Kysely, sql } from "kysely";
import type { DB } from "#platform/db/schema.ts";

/** Who works in the team that the account of this transaction leads (migration 0035). */
export async function imTeamDerLeitung(
  tx: Kysely<DB>,
): Promise<readonly { readonly name: string; readonly email: string }[]> {
  const { rows } = await sql<{
    name: string;
    email: string;
  }>`select name, email from team_der_leitung()`.execute(tx);
  return rows;
}
