import { CompiledQuery, type DatabaseConnection, type Driver, type Kysely, type Transaction } from "kysely";
import { type Datenbankrolle, kyselyUeberTreiber, Rollentreiber } from "./rollen.server.ts";
import type { DB } from "./schema.ts";

/**
 * What `kyselyInRolle` is over a pool, inside the one transaction of a test: its transactions are savepoints, and while
 * one of them lasts, everybody else waits, as with the embedded database.
 */
export function kyselyInTransaktion(transaktion: Transaction<DB>, rolle: Datenbankrolle): Kysely<DB> {
  return kyselyUeberTreiber(
    new Rollentreiber(new Savepunkttreiber(transaktion), rolle, "savepoint testrolle"),
  );
}

class Savepunkttreiber implements Driver {
  readonly #transaktion: Transaction<DB>;
  readonly #ende = new WeakMap<DatabaseConnection, () => void>();

  constructor(transaktion: Transaction<DB>) {
    this.#transaktion = transaktion;
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    return new Promise((fertig, gescheitert) => {
      this.#transaktion
        .getExecutor()
        .provideConnection((verbindung) => {
          const eigene: DatabaseConnection = {
            executeQuery: (anweisung) => verbindung.executeQuery(anweisung),
            streamQuery: (anweisung, portion) => verbindung.streamQuery(anweisung, portion),
          };
          fertig(eigene);
          return new Promise<void>((ende) => this.#ende.set(eigene, ende));
        })
        .catch(gescheitert);
    });
  }

  beginTransaction(): Promise<void> {
    throw new Error("Der Savepunkt beginnt mit seiner Rolle.");
  }

  async commitTransaction(verbindung: DatabaseConnection): Promise<void> {
    await verbindung.executeQuery(CompiledQuery.raw("release savepoint testrolle; set local role none"));
  }

  async rollbackTransaction(verbindung: DatabaseConnection): Promise<void> {
    // Back to the role before, too.
    await verbindung.executeQuery(
      CompiledQuery.raw("rollback to savepoint testrolle; release savepoint testrolle"),
    );
  }

  async releaseConnection(verbindung: DatabaseConnection): Promise<void> {
    this.#ende.get(verbindung)?.();
  }

  async destroy(): Promise<void> {}
}
