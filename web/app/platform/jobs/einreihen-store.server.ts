import type { Kysely, Transaction } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import type { DB } from "../db/schema.ts";

let laufend: PgBoss | undefined;

/** Set while the jobs of this process run. */
export function bossStellen(boss?: PgBoss): void {
  laufend = boss;
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
