import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Pool, PoolClient } from "pg";
import { Bedienfehler } from "../env/bedienfehler.server.ts";
import { projektordner } from "../env/ordner.server.ts";

export type Migration = {
  readonly nummer: number;
  readonly name: string;
  readonly sql: string;
  readonly pruefsumme: string;
};

/** Any number; only this portal's migrations compete for it. */
const sperrnummer = 4_712_013;

/**
 * The numbered files of a folder (`0001_name.sql`, …), in order.
 *
 * @throws Error a number is missing or occurs twice: two branches have added one at the same time
 */
export function migrationen(ordner = join(projektordner, "web", "migrations")): Migration[] {
  const dateien = readdirSync(ordner)
    .filter((datei) => datei.endsWith(".sql"))
    .sort();
  return dateien.map((datei, index) => {
    const nummer = Number(/^(\d{4})_[a-z0-9-]+\.sql$/.exec(datei)?.[1]);
    if (nummer !== index + 1) throw new Error(`Migrationen müssen lückenlos nummeriert sein: ${datei}`);
    const sql = readFileSync(join(ordner, datei), "utf8");
    return { nummer, name: datei, sql, pruefsumme: createHash("sha256").update(sql).digest("hex") };
  });
}

/**
 * Brings the database to the newest version in one transaction: all or nothing. Processes that start at the same time
 * wait for each other.
 *
 * @returns the numbers applied just now
 * @throws {Bedienfehler} an applied file has been changed, or the database is newer than this program
 */
export async function migrieren(pool: Pool, alle: readonly Migration[]): Promise<number[]> {
  return inTransaktion(pool, (client) => migrierenIn(client, alle));
}

/** Brings the database to the newest version within the caller's transaction; returns and throws as `migrieren`. */
export async function migrierenIn(client: PoolClient, alle: readonly Migration[]): Promise<number[]> {
  await client.query("select pg_advisory_xact_lock($1)", [sperrnummer]);
  await client.query(`create table if not exists migration (
    nummer integer primary key,
    name text not null,
    pruefsumme text not null,
    am timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ nummer: number; name: string; pruefsumme: string }>(
    "select nummer, name, pruefsumme from migration order by nummer",
  );
  for (const { nummer, name, pruefsumme } of rows) {
    const datei = alle[nummer - 1];
    if (!datei) throw new Bedienfehler(`Die Datenbank ist neuer als dieses Programm (Stand ${name}).`);
    if (datei.pruefsumme !== pruefsumme) {
      throw new Bedienfehler(`Die Migration ${datei.name} wurde geändert, nachdem sie angewandt war.`);
    }
  }
  const offene = alle.slice(rows.length);
  for (const { nummer, name, sql, pruefsumme } of offene) {
    await client.query(sql);
    await client.query("insert into migration (nummer, name, pruefsumme) values ($1, $2, $3)", [
      nummer,
      name,
      pruefsumme,
    ]);
  }
  return offene.map(({ nummer }) => nummer);
}

/** Runs a function inside one transaction on one connection. */
export async function inTransaktion<T>(pool: Pool, arbeit: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let kaputt = false;
  try {
    await client.query("begin");
    const ergebnis = await arbeit(client);
    await client.query("commit");
    return ergebnis;
  } catch (fehler) {
    await client.query("rollback").catch(() => {
      kaputt = true;
    });
    throw fehler;
  } finally {
    client.release(kaputt);
  }
}
