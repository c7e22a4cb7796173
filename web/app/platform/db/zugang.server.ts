import type { Kysely } from "kysely";
import type { Pool } from "pg";
import { ApiFehler } from "../fehler/api-fehler.ts";
import { type Datenbankrolle, kyselyInRolle } from "./rollen.server.ts";
import type { DB } from "./schema.ts";

export type Zugang = Readonly<Record<Datenbankrolle, Kysely<DB>>>;

let offen: Zugang | undefined;

/**
 * The database of this process, for stores. Tables of identity and data of a Kanzlei are out of reach: the database
 * itself refuses.
 *
 * @throws {ApiFehler} 503 it is not open (yet)
 */
export function db(): Kysely<DB> {
  return dbAls("portal_anwendung");
}

/**
 * The database of this process under the rights of identity or of the post, for the stores of those two alone.
 *
 * @throws {ApiFehler} 503 it is not open (yet)
 */
export function dbAls(rolle: Datenbankrolle): Kysely<DB> {
  if (!offen) throw new ApiFehler(503);
  return offen[rolle];
}

/** Every role over one pool. */
export function zugangUeber(pool: Pool): Zugang {
  return zugangAus((rolle) => kyselyInRolle(pool, rolle));
}

/** Every role, opened the same way. */
export function zugangAus(oeffnen: (rolle: Datenbankrolle) => Kysely<DB>): Zugang {
  return {
    portal_anwendung: oeffnen("portal_anwendung"),
    portal_identitaet: oeffnen("portal_identitaet"),
    portal_post: oeffnen("portal_post"),
  };
}

/** Sets the database: the server when it has opened it, a test its own; without argument it is gone. */
export function dbStellen(zugang?: Zugang): void {
  offen = zugang;
}
