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
import { unterRolle } from "./rollenanweisung.server.ts";
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
  const einzeln: Einzeln = (anweisung) => unterRolle(pool, rolle, anweisung);
  return kyselyUeberTreiber(new Rollentreiber(new PostgresDriver({ pool }), rolle, "begin", einzeln));
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

/** Runs a statement in a transaction of its own. */
type Einzeln = <R>(anweisung: CompiledQuery) => Promise<QueryResult<R>>;

/** Begins every transaction of another driver under a role. */
export class Rollentreiber implements Driver {
  readonly #innen: Driver;
  readonly #beginn: CompiledQuery;
  readonly #einzeln: Einzeln | undefined;

  /**
   * @param beginn statement that begins a transaction
   * @param einzeln a shorter way for single statements; unset: a transaction around each
   */
  constructor(innen: Driver, rolle: Datenbankrolle, beginn: string, einzeln?: Einzeln) {
    this.#innen = innen;
    this.#einzeln = einzeln;
    // One message for both: the way to the database is what costs.
    this.#beginn = CompiledQuery.raw(`${beginn}; set local role ${rolle}`);
  }

  init(): Promise<void> {
    return this.#innen.init();
  }

  async acquireConnection(): Promise<Rollenverbindung> {
    const verbindung = new Rollenverbindung(this, this.#einzeln);
    // The shorter way needs none.
    if (!this.#einzeln) await this.#verbinden(verbindung);
    return verbindung;
  }

  async beginTransaction(verbindung: Rollenverbindung, angaben: TransactionSettings): Promise<void> {
    if (angaben.isolationLevel || angaben.accessMode)
      throw new Error("Eine Rolle arbeitet in gewöhnlichen Transaktionen.");
    const innen = await this.#verbinden(verbindung);
    try {
      await innen.executeQuery(this.#beginn);
    } catch (fehler) {
      await this.#innen.rollbackTransaction(innen).catch(() => undefined);
      throw fehler;
    }
    verbindung.offen = true;
  }

  async commitTransaction(verbindung: Rollenverbindung): Promise<void> {
    await this.#innen.commitTransaction(await this.#verbinden(verbindung));
    verbindung.offen = false;
  }

  async rollbackTransaction(verbindung: Rollenverbindung): Promise<void> {
    verbindung.offen = false;
    await this.#innen.rollbackTransaction(await this.#verbinden(verbindung));
  }

  async releaseConnection({ innen }: Rollenverbindung): Promise<void> {
    if (innen) await this.#innen.releaseConnection(innen);
  }

  destroy(): Promise<void> {
    return this.#innen.destroy();
  }

  async #verbinden(verbindung: Rollenverbindung): Promise<DatabaseConnection> {
    verbindung.innen ??= await this.#innen.acquireConnection();
    return verbindung.innen;
  }
}

class Rollenverbindung implements DatabaseConnection {
  innen: DatabaseConnection | undefined;
  /** Whether a transaction has begun. */
  offen = false;
  readonly #treiber: Rollentreiber;
  readonly #einzeln: Einzeln | undefined;

  constructor(treiber: Rollentreiber, einzeln: Einzeln | undefined) {
    this.#treiber = treiber;
    this.#einzeln = einzeln;
  }

  async executeQuery<R>(anweisung: CompiledQuery): Promise<QueryResult<R>> {
    if (this.offen && this.innen) return this.innen.executeQuery<R>(anweisung);
    if (this.#einzeln) return this.#einzeln<R>(anweisung);
    await this.#treiber.beginTransaction(this, {});
    try {
      const ergebnis = await this.executeQuery<R>(anweisung);
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
