import { dirname } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { DB } from "./schema.ts";

const oid = { int8: 20, int8Liste: 1016, date: 1082, dateListe: 1182, textListe: 1009 };

const texte = pg.types.getTypeParser(oid.textListe) as (text: string) => string[];

const parser: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: ganzzahl,
  [oid.int8Liste]: (text) => texte(text).map(ganzzahl),
  [oid.date]: (text) => text,
  [oid.dateListe]: texte,
};

/**
 * How values come out of the database, the same everywhere: `bigint` columns hold cents and counters and arrive as
 * numbers, `date` columns as `JJJJ-MM-TT` (the driver's own Date would shift them by the server's zone).
 */
const typen: pg.CustomTypesConfig = {
  getTypeParser: (typ: number, format?: string) =>
    (format !== "binary" && parser[typ]) || pg.types.getTypeParser(typ, format as "text"),
};

/** A statement that runs longer than this is given up: by the server where it can, by the driver in any case. */
export const zeitgrenzeMs = 15_000;

/**
 * A page asks many short questions: compiling one, or sharing it out among processes, takes PostgreSQL longer than answering
 * it, and what it expects to take long in a large book is soon done because of the limit.
 */
const kurzeFragen = "-c jit=off -c max_parallel_workers_per_gather=0";

export type Ziel = { readonly databaseUrl: string } | { readonly sockel: string };

/** The connection pool for either database. */
export function poolErstellen(
  ziel: Ziel,
  { max, zeitgrenze = zeitgrenzeMs }: { max?: number; zeitgrenze?: number } = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...("sockel" in ziel
      ? // Inside PGlite one statement runs at a time; a few connections keep it busy while answers travel.
        { host: dirname(ziel.sockel), port: 5432, user: "postgres", database: "postgres", max: max ?? 4 }
      : {
          connectionString: ziel.databaseUrl,
          max: max ?? 10,
          statement_timeout: zeitgrenze,
          options: kurzeFragen,
        }),
    types: typen,
    // PostgreSQL cancels the statement itself, so the driver's own limit is a little later there.
    query_timeout: "sockel" in ziel || zeitgrenze === 0 ? zeitgrenze : zeitgrenze + 1000,
    connectionTimeoutMillis: 10_000,
    application_name: "gebuehrenportal",
  });
  // Idle connections break when the database goes away; the next query reports it, the process must not die of it.
  pool.on("error", () => undefined);
  // Nor of one that breaks while it is lent out and between two statements: then the pool does not listen.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** Kysely over a pool; closing it (`destroy`) closes the pool. */
export function kyselyUeber(pool: pg.Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

function ganzzahl(text: string): number {
  const zahl = Number(text);
  if (!Number.isSafeInteger(zahl)) throw new RangeError(`Ganzzahl außerhalb des sicheren Bereichs: ${text}`);
  return zahl;
}
