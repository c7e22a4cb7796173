import { createHash } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { jetzt } from "../clock/clock.server.ts";
import { Bedienfehler } from "../env/bedienfehler.server.ts";
import { bezeichner, sequenzen, type Tabelle, tabellen } from "./katalog.server.ts";
import { inTransaktion } from "./migration.server.ts";

/** First line of a backup. */
export type Kopf = {
  readonly format: "gebuehrenportal-sicherung";
  readonly fassung: 1;
  /** Number of the last migration the rows belong to. */
  readonly migration: number;
  readonly zeitpunkt: string;
};

/** Last line: what stood before it. Without it the file is incomplete. */
export type Ende = { readonly ende: true; readonly zeilen: number; readonly pruefsumme: string };

/** Text forms that mean the same on every server. */
export const textformen = [
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'iso_8601'",
  "set local timezone = 'UTC'",
  "set local bytea_output = 'hex'",
  "set local extra_float_digits = 1",
  // Policies that keep Kanzleien apart show the portal's own role everything when it says so.
  "set local app.betrieb = '1'",
];

const portion = 500;

/**
 * Writes the whole database as lines of JSON, all from the same moment: header, per table its columns and its rows
 * (each value in PostgreSQL's own text form), the sequences, and a last line with the checksum. Either database reads
 * what the other has written.
 *
 * @param ausgeben takes one line (without line end); awaited, so that a slow disk slows the reading
 * @returns the number of rows
 */
export async function sichern(
  pool: Pool,
  ausgeben: (zeile: string) => Promise<void> | void,
): Promise<number> {
  return inTransaktion(pool, async (client) => {
    await client.query("set transaction isolation level repeatable read, read only");
    for (const sql of textformen) await client.query(sql);
    await nichtsVerborgen(client);
    const hash = createHash("sha256");
    const zeile = async (text: string) => {
      hash.update(text).update("\n");
      await ausgeben(text);
    };
    await zeile(JSON.stringify(await kopf(client)));
    let zeilen = 0;
    for (const tabelle of await tabellen(client)) zeilen += await tabelleSichern(client, tabelle, zeile);
    for (const name of await sequenzen(client)) {
      const { rows } = await client.query(
        `select last_value::text as wert, is_called as benutzt from ${bezeichner(name)}`,
      );
      await zeile(JSON.stringify({ sequenz: name, ...rows[0] }));
    }
    const ende: Ende = { ende: true, zeilen, pruefsumme: hash.digest("hex") };
    await ausgeben(JSON.stringify(ende));
    return zeilen;
  });
}

/** Better no backup than one from which a policy has hidden rows. */
async function nichtsVerborgen(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ tabelle: string }>(`
    select c.relname as tabelle from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and row_security_active(c.oid)
      and not exists (
        select from pg_policy p where p.polrelid = c.oid and p.polpermissive
          and p.polname in ('betrieb', 'identitaet')
          and (select oid from pg_roles where rolname = current_user) = any (p.polroles))`);
  if (rows.length === 0) return;
  throw new Bedienfehler(
    `Die Tabelle ${rows[0]?.tabelle} ist für diesen Benutzer der Datenbank nicht vollständig lesbar; bitte sichern Sie mit dem, unter dem das Portal läuft.`,
  );
}

async function kopf(client: PoolClient): Promise<Kopf> {
  const { rows } = await client.query<{ stand: number }>(
    "select coalesce(max(nummer), 0) as stand from migration",
  );
  return {
    format: "gebuehrenportal-sicherung",
    fassung: 1,
    migration: rows[0]?.stand ?? 0,
    zeitpunkt: jetzt().toString(),
  };
}

async function tabelleSichern(
  client: PoolClient,
  { name, spalten }: Tabelle,
  zeile: (text: string) => Promise<void>,
) {
  await zeile(JSON.stringify({ tabelle: name, spalten: spalten.map((spalte) => spalte.name) }));
  const werte = spalten.map((spalte) => `${bezeichner(spalte.name)}::text`).join(", ");
  await client.query(
    `declare sicherung no scroll cursor for select to_json(array[${werte}]::text[])::text as zeile from ${bezeichner(name)}`,
  );
  let anzahl = 0;
  for (;;) {
    const { rows } = await client.query<{ zeile: string }>(`fetch ${portion} from sicherung`);
    for (const { zeile: text } of rows) await zeile(text);
    anzahl += rows.length;
    if (rows.length < portion) break;
  }
  await client.query("close sicherung");
  return anzahl;
}
