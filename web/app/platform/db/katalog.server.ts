import type { PoolClient } from "pg";

export type Tabelle = { readonly name: string; readonly spalten: readonly Spalte[] };
export type Spalte = { readonly name: string; readonly typ: string };

/** A name as it stands in SQL. */
export function bezeichner(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * The tables whose rows belong to a backup, with their stored columns. Left out: the record of migrations (the version
 * stands in the header) and unlogged tables (counters that may begin anew).
 */
export async function tabellen(client: PoolClient): Promise<Tabelle[]> {
  const { rows } = await client.query<{ tabelle: string; spalte: string; typ: string }>(`
    select c.relname as tabelle, a.attname as spalte, format_type(a.atttypid, a.atttypmod) as typ
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname <> 'migration'
    order by c.relname collate "C", a.attnum`);
  return [...Map.groupBy(rows, ({ tabelle }) => tabelle)].map(([name, spalten]) => ({
    name,
    spalten: spalten.map(({ spalte, typ }) => ({ name: spalte, typ })),
  }));
}

/** Names of all sequences, those of identity columns too. */
export async function sequenzen(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by sequencename collate "C"`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Takes foreign keys and triggers away and gives back what restores them: rows can then be loaded in any order, also
 * where tables refer to each other. Putting a key back checks every row.
 */
export async function ohneVerweise(client: PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ tabelle: string; name: string; text: string }>(`
    select conrelid::regclass::text as tabelle, conname as name, pg_get_constraintdef(oid) as text
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`);
  const betroffen = await tabellen(client);
  for (const { tabelle, name } of rows)
    await client.query(`alter table ${tabelle} drop constraint ${bezeichner(name)}`);
  for (const { name } of betroffen)
    await client.query(`alter table ${bezeichner(name)} disable trigger user`);
  return async () => {
    for (const { name } of betroffen)
      await client.query(`alter table ${bezeichner(name)} enable trigger user`);
    for (const { tabelle, name, text } of rows) {
      await client.query(`alter table ${tabelle} add constraint ${bezeichner(name)} ${text}`);
    }
  };
}
