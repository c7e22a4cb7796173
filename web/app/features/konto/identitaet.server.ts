import type { Kysely, Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { dbAls } from "#platform/db/zugang.server.ts";

/** A transaction in which the tables of identity may be read and written. */
export type IdentitaetTx = Kysely<DB>;

/**
 * Runs one piece of work on the tables of identity, all or nothing. The only way to them besides reading a session:
 * it runs under the role `portal_identitaet`, and no other one may touch them.
 * Nothing slow inside (no password hash, no foreign server): embedded, one transaction at a time runs.
 */
export function identitaet<T>(arbeit: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
  return dbAls("portal_identitaet").transaction().execute(arbeit);
}
