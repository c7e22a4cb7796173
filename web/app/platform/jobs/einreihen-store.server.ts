import type { Kysely, Transaction } from "kysely";
import type { Pool } from "pg";
import { fromKysely, type PgBoss } from "pg-boss";
import type { DB } from "../db/schema.ts";

let laufend: PgBoss | undefined;

/** Set while the jobs of this process run. */
export function bossStellen(boss?: PgBoss): void {
  laufend = boss;
}

/** Any number; only the granting of rights on jobs competes for it. */
const sperrnummer = 4_712_014;

/**
 * Lets whoever writes under a role queue a job in the same transaction. The tables of the jobs are made by their
 * library, so the rights are given when it has made them; processes that start at the same time wait for each other.
 */
export async function einreihenErlauben(pool: Pool, schema: string): Promise<void> {
  const rollen =
    "portal_anwendung, portal_identitaet, portal_kanzlei, portal_redaktion, portal_abo, portal_team";
  await pool.query(`do $$ begin
    perform pg_advisory_xact_lock(${sperrnummer});
    grant usage on schema ${schema} to ${rollen};
    grant select, insert on all tables in schema ${schema} to ${rollen};
  end $$`);
}

/**
 * Queues a job in the caller's transaction: it runs after the commit, or never when there is none. A process without
 * jobs of its own (a script, a test) queues nothing; whoever needs the effect all the same keeps its state in a table
 * of its own and lets a scheduled job look after what was left.
 */
export async function jobEinreihen(
  tx: Transaction<DB> | Kysely<DB>,
  name: string,
  daten: object,
): Promise<void> {
  await laufend?.send(name, daten, { db: fromKysely(tx) });
}
