import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { db } from "#platform/db/zugang.server.ts";

/** A transaction in which the tables of identity may be read and written. */
export type IdentitaetTx = Kysely<DB>;

/**
 * Runs one piece of work on the tables of identity, all or nothing. The only way to them besides reading a session.
 * Nothing slow inside (no password hash, no foreign server): embedded, one transaction at a time runs.
 */
export function identitaet<T>(arbeit: (tx: IdentitaetTx) => Promise<T>): Promise<T> {
  const offen = db();
  return offen.isTransaction ? arbeit(offen) : offen.transaction().execute(arbeit);
}
