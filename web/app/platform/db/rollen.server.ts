import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { Pool } from "pg";
import type { DB } from "./schema.ts";

/**
 * Under which rights statements run (`migrations/0004_rollen.sql`): everything that is asked for, identity, and the
 * sending of mails. Data of a Kanzlei are reached through `mandant` alone.
 */
export const rollen = ["portal_anwendung", "portal_identitaet", "portal_post"] as const;
export type Datenbankrolle = (typeof rollen)[number];

/**
 * A view of the database in which every statement runs under one role. The role belongs to the transaction, not to the
 * connection: embedded, all connections share one session. A statement outside of a transaction gets one of its own.
 */
export function kyselyInRolle(pool: Pool, rolle: Datenbankrolle): Kysely<DB> {
  return kyselyUeberTreiber(new Rollentreiber(new PostgresDriver({ pool }), rolle, "begin"));
}

/** A Kysely for PostgreSQL over a driver. */
export function kyselyUeberTreiber(treiber: Driver): Kysely<DB> {
  const dialekt = new PostgresDialect({ pool: async () => Promise.reject(new Error("Der Treiber öffnet.")) });
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => dialekt.createAdapter(),
      createDriver: () => treiber,
      createIntrospector: (db) => dialekt.createIntrospector(db),
      createQueryCompiler: () => dialekt.createQueryCompiler(),
    },
  });
}

/** Begins every transaction of another driver under a role. */
export class Rollentreiber implements Driver {
  readonly #innen: Driver;
  readonly #beginn: CompiledQuery;

  /** @param beginn statement that begins a transaction */
  constructor(innen: Driver, rolle: Datenbankrolle, beginn: string) {
    this.#innen = innen;
    // One message for both: the way to the database is what costs.
    this.#beginn = CompiledQuery.raw(`${beginn}; set local role ${rolle}`);
  }

  init(): Promise<void> {
    return this.#innen.init();
  }

  async acquireConnection(): Promise<Rollenverbindung> {
    return new Rollenverbindung(await this.#innen.acquireConnection(), this);
  }

  async beginTransaction(verbindung: Rollenverbindung, angaben: TransactionSettings): Promise<void> {
    if (angaben.isolationLevel || angaben.accessMode)
      throw new Error("Eine Rolle arbeitet in gewöhnlichen Transaktionen.");
    try {
      await verbindung.innen.executeQuery(this.#beginn);
    } catch (fehler) {
      await this.#innen.rollbackTransaction(verbindung.innen).catch(() => undefined);
      throw fehler;
    }
    verbindung.offen = true;
  }

  async commitTransaction(verbindung: Rollenverbindung): Promise<void> {
    await this.#innen.commitTransaction(verbindung.innen);
    verbindung.offen = false;
  }

  async rollbackTransaction(verbindung: Rollenverbindung): Promise<void> {
    verbindung.offen = false;
    await this.#innen.rollbackTransaction(verbindung.innen);
  }

  releaseConnection(verbindung: Rollenverbindung): Promise<void> {
    return this.#innen.releaseConnection(verbindung.innen);
  }

  destroy(): Promise<void> {
    return this.#innen.destroy();
  }
}

class Rollenverbindung implements DatabaseConnection {
  readonly innen: DatabaseConnection;
  readonly #treiber: Rollentreiber;
  /** Whether a transaction has begun. */
  offen = false;

  constructor(innen: DatabaseConnection, treiber: Rollentreiber) {
    this.innen = innen;
    this.#treiber = treiber;
  }

  async executeQuery<R>(anweisung: CompiledQuery): Promise<QueryResult<R>> {
    if (this.offen) return this.innen.executeQuery<R>(anweisung);
    await this.#treiber.beginTransaction(this, {});
    try {
      const ergebnis = await this.innen.executeQuery<R>(anweisung);
      await this.#treiber.commitTransaction(this);
      return ergebnis;
    } catch (fehler) {
      await this.#treiber.rollbackTransaction(this).catch(() => undefined);
      throw fehler;
    }
  }

  // biome-ignore lint/correctness/useYield: nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Unter einer Rolle wird nicht stückweise gelesen.");
  }
}
