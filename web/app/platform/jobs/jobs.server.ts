import { type ConstructorOptions, type Job, type JobResult, PgBoss } from "pg-boss";
import type { Datenbank } from "../db/datenbank.server.ts";
import type { Log } from "../log/log.server.ts";
import { bossStellen, einreihenErlauben } from "./einreihen-store.server.ts";

/**
 * A kind of job. It may run more than once (a killed process, a lost connection), so its effect has to be the same the
 * second time: a state in a table that is asked first, a file whose name follows from the job.
 */
export type Jobart = {
  readonly name: string;
  /** Calls one use case; whatever is thrown is tried again later. */
  readonly ausfuehren: (daten: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Cron expression in German time; such a job is queued by the clock and carries no data. */
  readonly takt?: string;
  /** Unset: 5 attempts after the first, the pause doubling from ten seconds to an hour. */
  readonly wiederholungen?: number;
};

export type Jobs = { readonly beenden: () => Promise<void> };

const schema = "jobs";

/** Several at once, each with an outcome of its own; while there are more, without a pause. */
const arbeitsweise = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const;

/** Starts the jobs of this process; several processes on one database share them. */
export async function jobsStarten(
  { pool, art }: Pick<Datenbank, "pool" | "art">,
  log: Log,
  arten: readonly Jobart[],
): Promise<Jobs> {
  const boss = new PgBoss(einstellungen({ pool, art }));
  boss.on("error", (err) => log.error({ err }, "Fehler bei den Aufträgen im Hintergrund"));
  await nacheinander(pool, async () => {
    await boss.start();
    for (const jobart of arten) await anmelden(boss, log, jobart);
    await einreihenErlauben(pool, schema);
  });
  bossStellen(boss);
  return {
    beenden: async () => {
      bossStellen();
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** Processes that start at once on a new database would both make the tables of the jobs. */
async function nacheinander(pool: Datenbank["pool"], arbeit: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  const schloss = "hashtextextended('jobs starten', 0)";
  try {
    await client.query(`select pg_advisory_lock(${schloss})`);
    await arbeit();
  } finally {
    await client.query(`select pg_advisory_unlock(${schloss})`).catch(() => undefined);
    client.release();
  }
}

/** What the library is to know of the database. */
export const einstellungen = ({ pool, art }: Pick<Datenbank, "pool" | "art">): ConstructorOptions => ({
  schema,
  backend: art === "eingebettet" ? "pglite" : "postgres",
  db: { executeSql: (text, values) => pool.query(text, values) },
  // Statistics and index care of a server that handles millions of jobs; here they would only cost.
  reindex: false,
  monitorVacuum: false,
  superviseIntervalSeconds: 30,
});

async function anmelden(boss: PgBoss, log: Log, jobart: Jobart): Promise<void> {
  const { name, takt, ausfuehren, wiederholungen = 5 } = jobart;
  await boss.createQueue(name, {
    retryLimit: wiederholungen,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 120,
    // A clock that ticks in two processes queues one job; one that is late is not queued twice.
    ...(takt ? { policy: "short" } : {}),
  });
  const einzeln = async ({ id, data }: Job<Record<string, unknown>>): Promise<JobResult> => {
    try {
      await ausfuehren(data ?? {});
      return { id, status: "completed" };
    } catch (err) {
      log.warn({ auftrag: name, id, err }, "Ein Auftrag im Hintergrund ist gescheitert");
      return { id, status: "failed" };
    }
  };
  const optionen = { ...arbeitsweise, pollingIntervalSeconds: takt ? 10 : 1 };
  await boss.work<Record<string, unknown>, unknown, typeof optionen>(name, optionen, (auftraege) =>
    Promise.all(auftraege.map(einzeln)),
  );
  if (takt) await boss.schedule(name, takt, null, { tz: "Europe/Berlin" });
}
