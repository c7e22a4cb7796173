import type { PoolClient } from "pg";
import { inTransaktion, migrationen, migrieren } from "./migration.server.ts";
import { pglitequelle, postgresquelle, type Quelle } from "./testing-quellen.server.ts";

/** Migrated databases of a worker, for one test after the other. */
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
 */
export async function vorratAnlegen(): Promise<Vorrat> {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_VORLAGE: vorlage } = process.env;
  const { neue, aufloesen } = await werkstatt(url, vorlage);
  let neuerStand: string | undefined;
  let letzteTabelle = 0;
  let frei: Quelle | undefined;
  return {
    holen: async () => {
      const quelle = frei ?? (await neue());
      frei = undefined;
      if (neuerStand === undefined) {
        neuerStand = await inQuelle(quelle, stand);
        letzteTabelle = await inQuelle(quelle, hoechsteOid);
      }
      return quelle;
    },
    zurueckgeben: async (quelle) => {
      const geleert = await inQuelle(quelle, (client) => leeren(client, letzteTabelle)).catch(
        () => undefined,
      );
      if (frei === undefined && geleert === neuerStand) frei = quelle;
      else await quelle.entfernen();
    },
    aufloesen: async () => {
      await frei?.entfernen();
      await aufloesen();
    },
  };
}

/** @param fertige name of a migrated database that whoever starts the tests has made for all of them */
async function werkstatt(url: string | undefined, fertige: string | undefined) {
  if (!url) return { neue: () => pglitequelle({ leer: false }), aufloesen: async () => undefined };
  if (fertige) return { neue: () => postgresquelle(url, fertige), aufloesen: async () => undefined };
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
 * Removes tables and schemas that came later, empties all others and gives what is left. Triggers that keep rows are for
 * those who use the portal.
 */
async function leeren(client: PoolClient, letzteTabelle: number): Promise<string> {
  await client.query(`set local lock_timeout = '3s'; set local session_replication_role = replica;
    do $$
    declare
      tabelle regclass;
      schema name;
      voll boolean;
      volle text[] := '{}';
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
      loop
        execute format('select exists (select from %s)', tabelle) into voll;
        if voll then volle := volle || tabelle::text; end if;
      end loop;
      if cardinality(volle) > 0 then
        execute 'truncate ' || array_to_string(volle, ', ') || ' restart identity cascade';
      end if;
    end $$`);
  return stand(client);
}

/** Everything a database is besides the rows of its tables. */
export async function stand(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ stand: string }>(`
    with eigene as (select oid, nspname, nspacl from pg_namespace where nspname !~ '^(pg_|information_schema)')
    select md5(string_agg(zeile, E'\\n' order by zeile)) as stand from (
      select concat_ws('|', nspname, nspacl) from eigene
      union all
      select concat_ws('|', c.oid::regclass, relkind, relacl, relrowsecurity, relforcerowsecurity, reloptions, relpersistence,
        case relkind when 'v' then pg_get_viewdef(c.oid) when 'i' then pg_get_indexdef(c.oid) end)
      from pg_class c where relnamespace in (select oid from eigene)
      union all
      select concat_ws('|', attrelid::regclass, attnum, attname, atttypid::regtype, atttypmod, attnotnull, attacl,
        (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum))
      from pg_attribute a join pg_class c on c.oid = attrelid
      where relnamespace in (select oid from eigene) and attnum > 0
      union all
      select concat_ws('|', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
      from pg_constraint where connamespace in (select oid from eigene)
      union all
      select concat_ws('|', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
      union all
      select concat_ws('|', polrelid::regclass, polname, polcmd, polpermissive, polroles::regrole[],
        pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy
      union all
      select concat_ws('|', oid::regprocedure, prosecdef, provolatile, proconfig, proacl, md5(prosrc))
      from pg_proc where pronamespace in (select oid from eigene)
      union all
      select concat_ws('|', typname, typtype) from pg_type where typnamespace in (select oid from eigene)
      union all
      select concat_ws('|', schemaname, sequencename, last_value) from pg_sequences
      union all
      select concat_ws('|', extname, extversion) from pg_extension
      union all
      select concat_ws('|', defaclrole::regrole, defaclnamespace, defaclobjtype, defaclacl) from pg_default_acl
      union all
      select concat_ws('|', nummer, name, pruefsumme, am) from migration
    ) alles(zeile)`);
  return rows[0]?.stand ?? "";
}
