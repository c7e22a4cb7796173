import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import type { Pool } from "pg";
import { projektordner } from "../env/ordner.server.ts";
import { type Migration, migrationen, migrieren } from "./migration.server.ts";
import { erweiterungen } from "./pglite-erweiterungen.ts";
import { poolErstellen } from "./pool.server.ts";
import { mitSerien } from "./serien.server.ts";

/** A database for tests, to which any number of pools may be opened; whoever removes it has ended them. */
export type Quelle = {
  readonly art: "postgresql" | "pglite";
  readonly name: string;
  /** Where another process finds it; one in memory is found by nobody else. */
  readonly url?: string;
  readonly pool: () => Pool;
  readonly entfernen: () => Promise<void>;
};

/** A new PGlite database in memory, empty or migrated. */
export async function pglitequelle({ leer }: { readonly leer: boolean }): Promise<Quelle> {
  return ueberSockel(await PGlite.create({ loadDataDir: await abbild(leer), extensions: erweiterungen }));
}

async function ueberSockel(pg: PGlite): Promise<Quelle> {
  const ordner = mkdtempSync(join(tmpdir(), "gp-test-"));
  const sockel = join(ordner, ".s.PGSQL.5432");
  const server = new PGLiteSocketServer({ db: mitSerien(pg), path: sockel, maxConnections: 64 });
  await server.start();
  return {
    art: "pglite",
    name: "postgres",
    pool: () => poolErstellen({ sockel }),
    entfernen: async () => {
      await server.stop();
      await pg.close();
      rmSync(ordner, { recursive: true, force: true });
    },
  };
}

/** A new database on a running PostgreSQL: a copy of one to which nobody is connected, or an empty one. */
export async function postgresquelle(url: string, vorlage = "template0"): Promise<Quelle> {
  const verwaltung = poolErstellen({ databaseUrl: url }, { max: 1, zeitgrenze: 60_000 });
  const name = `gp_test_${randomUUID().replaceAll("-", "")}`;
  await verwaltung.query(`create database ${name} template ${vorlage} encoding 'UTF8'`);
  const ziel = new URL(url);
  ziel.pathname = `/${name}`;
  return {
    art: "postgresql",
    name,
    url: ziel.href,
    pool: () => poolErstellen({ databaseUrl: ziel.href }),
    entfernen: async () => {
      await verwaltung.query(`drop database ${name} with (force)`);
      await verwaltung.end();
    },
  };
}

/** Makes what `pglitequelle` loads, where no run before has: the workers of a run would each do so. */
export async function abbilderVorbereiten(): Promise<void> {
  for (const leer of [true, false]) await abbild(leer);
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
  const quelle = await ueberSockel(pg);
  const pool = quelle.pool();
  if (alle.length > 0) await migrieren(pool, alle);
  await pool.end();
  const dump = await pg.dumpDataDir("none");
  await quelle.entfernen();
  return dump;
}

const pgliteVersion: string = JSON.parse(
  readFileSync(join(projektordner, "node_modules/@electric-sql/pglite/package.json"), "utf8"),
).version;
