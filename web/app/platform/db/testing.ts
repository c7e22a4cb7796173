import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import type { Kysely } from "kysely";
import type { Pool } from "pg";
import { test as basis } from "vitest";
import { projektordner } from "../env/ordner.server.ts";
import { type Migration, migrationen, migrieren } from "./migration.server.ts";
import { erweiterungen } from "./pglite-erweiterungen.ts";
import { kyselyUeber, poolErstellen } from "./pool.server.ts";
import type { DB } from "./schema.ts";
import { mitSerien } from "./serien.server.ts";
import { kyselyInTransaktion } from "./testing-rollen.ts";
import { dbStellen, zugangAus, zugangUeber } from "./zugang.server.ts";

/** A database of a test's own. */
export type Testdatenbank = {
  readonly art: "postgresql" | "pglite";
  readonly db: Kysely<DB>;
  readonly pool: Pool;
  readonly schliessen: () => Promise<void>;
};

/**
 * `test` for `*.db.test.ts`. Runs on PGlite, or on PostgreSQL when `TEST_DATABASE_URL` names one (its user must be
 * allowed to create databases).
 *
 * - `db`: a transaction on the worker's migrated database that is rolled back after the test; here it may do
 *   everything, while stores that ask the platform's `db()` work in the same one under their role
 * - `eigene`: a migrated database for this test alone, for code that commits
 * - `leere`, `leere2`: the same without tables
 */
export const test = basis.extend<{
  db: Kysely<DB>;
  eigene: Testdatenbank;
  leere: Testdatenbank;
  leere2: Testdatenbank;
  arbeiter: Testdatenbank;
  vorlage: Vorlage;
}>({
  vorlage: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern to see what a fixture depends on
    async ({}, use) => {
      const vorlage = await vorlageErstellen();
      await use(vorlage);
      await vorlage.entfernen();
    },
    { scope: "worker" },
  ],
  arbeiter: [
    async ({ vorlage }, use) => {
      const datenbank = await vorlage.kopie();
      await use(datenbank);
      await datenbank.schliessen();
    },
    { scope: "worker" },
  ],
  db: async ({ arbeiter }, use) => {
    const transaktion = await arbeiter.db.startTransaction().execute();
    dbStellen(zugangAus((rolle) => kyselyInTransaktion(transaktion, rolle)));
    await use(transaktion);
    dbStellen();
    await transaktion.rollback().execute();
  },
  eigene: async ({ vorlage }, use) => {
    const datenbank = await vorlage.kopie();
    dbStellen(zugangUeber(datenbank.pool));
    await use(datenbank);
    dbStellen();
    await datenbank.schliessen();
  },
  leere: leereDatenbank,
  leere2: leereDatenbank,
});

// biome-ignore lint/correctness/noEmptyPattern: see above
async function leereDatenbank({}: object, use: (datenbank: Testdatenbank) => Promise<void>) {
  const datenbank = await testdatenbank();
  await use(datenbank);
  await datenbank.schliessen();
}

/** A new database without tables; the caller closes it, then it is gone. */
export function testdatenbank(): Promise<Testdatenbank> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? aufPostgres(url) : aufPglite(true);
}

/** What migrated databases are copied from. */
type Vorlage = { readonly kopie: () => Promise<Testdatenbank>; readonly entfernen: () => Promise<void> };

async function vorlageErstellen(): Promise<Vorlage> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return { kopie: () => aufPglite(false), entfernen: async () => undefined };
  const { pool, name, trennen, schliessen } = await aufPostgres(url);
  await migrieren(pool, migrationen());
  // PostgreSQL copies only what nobody is connected to.
  await trennen();
  return { kopie: () => aufPostgres(url, name), entfernen: schliessen };
}

/** A new PGlite database in memory, cloned from a migrated template. */
export async function aufPglite(leer: boolean): Promise<Testdatenbank> {
  return pgliteMitPool(await PGlite.create({ loadDataDir: await abbild(leer), extensions: erweiterungen }));
}

async function pgliteMitPool(pg: PGlite): Promise<Testdatenbank> {
  const ordner = mkdtempSync(join(tmpdir(), "gp-test-"));
  const sockel = join(ordner, ".s.PGSQL.5432");
  const server = new PGLiteSocketServer({ db: mitSerien(pg), path: sockel, maxConnections: 64 });
  await server.start();
  const pool = poolErstellen({ sockel });
  return {
    art: "pglite",
    db: kyselyUeber(pool),
    pool,
    schliessen: async () => {
      await pool.end();
      await server.stop();
      await pg.close();
      rmSync(ordner, { recursive: true, force: true });
    },
  };
}

/** A new database on a running PostgreSQL, empty or a copy. */
export async function aufPostgres(url: string, vorlage = "template0") {
  const verwaltung = poolErstellen({ databaseUrl: url }, { max: 1, zeitgrenze: 60_000 });
  const name = `gp_test_${randomUUID().replaceAll("-", "")}`;
  await verwaltung.query(`create database ${name} template ${vorlage} encoding 'UTF8'`);
  const ziel = new URL(url);
  ziel.pathname = `/${name}`;
  const pool = poolErstellen({ databaseUrl: ziel.href });
  let ende: Promise<void> | undefined;
  const trennen = () => {
    ende ??= pool.end();
    return ende;
  };
  return {
    art: "postgresql" as const,
    name,
    db: kyselyUeber(pool),
    pool,
    trennen,
    schliessen: async () => {
      await trennen();
      await verwaltung.query(`drop database ${name} with (force)`);
      await verwaltung.end();
    },
  };
}

/** Creating a database inside PGlite takes seconds, loading a dumped one a third of one: the dump is kept. */
async function abbild(leer: boolean): Promise<Blob> {
  const alle = leer ? [] : migrationen();
  const stand = createHash("sha256")
    .update(alle.map(({ pruefsumme }) => pruefsumme).join())
    .digest("hex")
    .slice(0, 16);
  const ablage = join(projektordner, "node_modules/.cache/gebuehrenportal");
  const datei = join(ablage, `pglite-${pgliteVersion}-${stand}.tar`);
  if (!existsSync(datei)) {
    const dump = await neuesAbbild(alle);
    mkdirSync(ablage, { recursive: true });
    // Renamed when complete: another worker may be doing the same.
    const neu = `${datei}.${randomUUID()}`;
    writeFileSync(neu, Buffer.from(await dump.arrayBuffer()));
    renameSync(neu, datei);
  }
  return new Blob([readFileSync(datei)]);
}

async function neuesAbbild(alle: readonly Migration[]): Promise<Blob> {
  const pg = await PGlite.create({ extensions: erweiterungen });
  const datenbank = await pgliteMitPool(pg);
  if (alle.length > 0) await migrieren(datenbank.pool, alle);
  const dump = await pg.dumpDataDir("none");
  await datenbank.schliessen();
  return dump;
}

const pgliteVersion: string = JSON.parse(
  readFileSync(join(projektordner, "node_modules/@electric-sql/pglite/package.json"), "utf8"),
).version;
