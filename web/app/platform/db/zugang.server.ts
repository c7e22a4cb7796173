import type { Kysely } from "kysely";
import { ApiFehler } from "../http/api-fehler.ts";
import type { DB } from "./schema.ts";

let offen: Kysely<DB> | undefined;

/**
 * The database of this process, for stores.
 *
 * @throws {ApiFehler} 503 it is not open (yet)
 */
export function db(): Kysely<DB> {
  if (!offen) throw new ApiFehler(503);
  return offen;
}

/** Sets the database: the server when it has opened it, a test for its transaction; without argument it is gone. */
export function dbStellen(kysely?: Kysely<DB>): void {
  offen = kysely;
}
