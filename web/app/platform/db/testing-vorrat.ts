import type { PoolClient } from "pg";
import { inTransaktion, migrationen, migrieren } from "./migration.server.ts";
import { pglitequelle, postgresquelle, type Quelle } from "./testing-quellen.server.ts";

/** Databases of a worker, for one test after the other. */
export type Vorrat = {
  /** One that nothing distinguishes from a new one. */
  readonly holen: () => Promise<Quelle>;
  /** Takes one back whose pools have ended. */
  readonly zurueckgeben: (quelle: Quelle) => Promise<void>;
  readonly aufloesen: () => Promise<void>;
};

/**
 * Making a database takes longer than most tests with one. What a test gives back is tidied up and compared with a new
 * one: tables, columns, rights, rules, functions, sequences. Where anything else is left, it goes, and the next test gets
 * a new one.
 *
 * @param leer without tables, instead of migrated
 */
export async function vorratAnlegen({ leer = false } = {}): Promise<Vorrat> {
  const { neue, aufloesen } = await (leer ? leerwerkstatt() : werkstatt());
  let neuerStand: string | undefined;
  let letzteTabelle = 0;
  let frei: Quelle | undefined;
  return {
    holen: async () => {
      const quelle = frei ?? (await neue());
      frei = undefined;
      if (neuerStand === undefined) {
        neuerStand = await inQuelle(quelle, (client) => stand(client, { leer }));
        letzteTabelle = await inQuelle(quelle, hoechsteOid);
      }
      return quelle;
    },
    zurueckgeben: async (quelle) => {
      const geleert = await inQuelle(quelle, async (client) => {
        await leeren(client, letzteTabelle);
        return stand(client, { leer });
      }).catch(() => undefined);
      if (frei === undefined && geleert === neuerStand) frei = quelle;
      else await quelle.entfernen();
    },
    aufloesen: async () => {
      await frei?.entfernen();
      await aufloesen();
    },
  };
}

type Werkstatt = { readonly neue: () => Promise<Quelle>; readonly aufloesen: () => Promise<void> };

const nichts = async () => undefined;

async function leerwerkstatt(): Promise<Werkstatt> {
  const { TEST_DATABASE_URL: url } = process.env;
  return { neue: () => (url ? postgresquelle(url) : pglitequelle({ leer: true })), aufloesen: nichts };
}

async function werkstatt(): Promise<Werkstatt> {
  // `TEST_DATABASE_VORLAGE` names a migrated database that whoever starts the tests has made for all of them.
  const { TEST_DATABASE_URL: url, TEST_DATABASE_VORLAGE: fertige } = process.env;
  if (!url) return { neue: () => pglitequelle({ leer: false }), aufloesen: nichts };
  if (fertige) return { neue: () => postgresquelle(url, fertige), aufloesen: nichts };
  // PostgreSQL copies a database to which nobody is connected.
  const vorlage = await postgresquelle(url);
  const pool = vorlage.pool();
  await migrieren(pool, migrationen());
  await pool.end();
  return { neue: () => postgresquelle(url, vorlage.name), aufloesen: vorlage.entfernen };
}

async function inQuelle<T>(quelle: Quelle, arbeit: (client: PoolClient) => Promise<T>): Promise<T> {
  const pool = quelle.pool();
  try {
    // Embedded, all pools share one session.
    await pool.query("discard all");
    return await inTransaktion(pool, arbeit);
  } finally {
    await pool.end();
  }
}

async function hoechsteOid(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ oid: number }>("select max(oid)::int as oid from pg_class");
  return rows[0]?.oid ?? 0;
}

/**
 * Removes tables and schemas that came later and empties all others. Triggers that keep rows, and references, are for those
 * who use the portal. Rows are deleted: `truncate` makes new files for each table and index that hang together, which takes
 * fifty times as long.
 */
async function leeren(client: PoolClient, letzteTabelle: number): Promise<void> {
  await client.query(`set local lock_timeout = '3s'; set local session_replication_role = replica;
    do $$
    declare
      tabelle regclass;
      schema name;
    begin
      for schema in select nspname from pg_namespace where nspname !~ '^(pg_|information_schema|public$)' loop
        execute format('drop schema %I cascade', schema);
      end loop;
      for tabelle in
        select oid from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and oid > ${letzteTabelle}
      loop
        execute format('drop table %s cascade', tabelle);
      end loop;
      for tabelle in
        select oid from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration'
          and pg_relation_size(oid) > 0
      loop
        execute format('delete from %s', tabelle);
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences
        where last_value is not null;
    end $$`);
}

/**
 * Everything a database is besides the rows of its tables. What is defined is not read but recognised by the transaction that
 * has written it, which is a later one after any change: that takes a tenth of the time. Only of tables it is no sign,
 * for what is truncated counts as rewritten.
 */
export async function stand(client: PoolClient, { leer = false } = {}): Promise<string> {
  const eingebettet = !process.env.TEST_DATABASE_URL;
  const geschrieben = [
    ...verzeichnisse,
    ...(eingebettet ? rollenverzeichnisse : []),
    ...(leer ? [] : ["migration"]),
  ].map((woher) => `select concat_ws('|', '${woher}', count(*), sum(xmin::text::bigint)) from ${woher}`);
  const { rows } = await client.query<{ stand: string }>(`
    with eigene as (select oid, nspname, nspacl from pg_namespace where nspname !~ '^(pg_|information_schema)')
    select md5(string_agg(zeile, E'\\n' order by zeile)) as stand from (
      select concat_ws('|', nspname, nspacl) from eigene
      union all
      select concat_ws('|', c.oid, relname, relkind, relacl, relrowsecurity, relforcerowsecurity, reloptions, relpersistence)
      from pg_class c where relnamespace in (select oid from eigene)
      union all
      ${geschrieben.join("\n      union all\n      ")}
      union all
      select concat_ws('|', schemaname, sequencename, last_value) from pg_sequences
    ) alles(zeile)`);
  return rows[0]?.stand ?? "";
}

/** Where the database itself notes columns, defaults, references, indices, triggers, policies, functions, types, views, and so on. */
const verzeichnisse = [
  "pg_attribute",
  "pg_attrdef",
  "pg_constraint",
  "pg_index",
  "pg_trigger",
  "pg_policy",
  "pg_proc",
  "pg_type",
  "pg_rewrite",
  "pg_extension",
  "pg_default_acl",
  "pg_cast",
  "pg_operator",
  "pg_collation",
];

/** On a server roles belong to all databases, and to the tests that run beside. */
const rollenverzeichnisse = ["pg_authid", "pg_auth_members"];
