import type { Kysely } from "kysely";
import type { Pool } from "pg";
import { test as basis } from "vitest";
import { kyselyUeber } from "./pool.server.ts";
import type { DB } from "./schema.ts";
import { pglitequelle, postgresquelle, type Quelle } from "./testing-quellen.server.ts";
import { kyselyInTransaktion } from "./testing-rollen.ts";
import { type Vorrat, vorratAnlegen } from "./testing-vorrat.ts";
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
  vorrat: Vorrat;
  leererVorrat: Vorrat;
}>({
  vorrat: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern to see what a fixture depends on
    async ({}, use) => {
      const vorrat = await vorratAnlegen();
      await use(vorrat);
      await vorrat.aufloesen();
    },
    { scope: "worker" },
  ],
  leererVorrat: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const vorrat = await vorratAnlegen({ leer: true });
      await use(vorrat);
      await vorrat.aufloesen();
    },
    { scope: "worker" },
  ],
  arbeiter: [
    async ({ vorrat }, use) => {
      const datenbank = ausVorrat(vorrat, await vorrat.holen());
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
  eigene: async ({ vorrat }, use) => {
    const datenbank = ausVorrat(vorrat, await vorrat.holen());
    dbStellen(zugangUeber(datenbank.pool));
    await use(datenbank);
    dbStellen();
    await datenbank.schliessen();
  },
  leere: leereDatenbank,
  leere2: leereDatenbank,
});

async function leereDatenbank(
  { leererVorrat }: { readonly leererVorrat: Vorrat },
  use: (datenbank: Testdatenbank) => Promise<void>,
) {
  const datenbank = ausVorrat(leererVorrat, await leererVorrat.holen());
  await use(datenbank);
  await datenbank.schliessen();
}

const ausVorrat = (vorrat: Vorrat, quelle: Quelle): Testdatenbank =>
  geoeffnet(quelle, () => vorrat.zurueckgeben(quelle));

/** A new database without tables; the caller closes it, then it is gone. */
export function testdatenbank(): Promise<Testdatenbank> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? aufPostgres(url) : aufPglite();
}

/** A new embedded database without tables; the caller closes it, then it is gone. */
export async function aufPglite(): Promise<Testdatenbank> {
  const quelle = await pglitequelle({ leer: true });
  return geoeffnet(quelle, quelle.entfernen);
}

/** A new database without tables on a running PostgreSQL (`url`); the caller closes it, then it is gone. */
export async function aufPostgres(url: string): Promise<Testdatenbank> {
  const quelle = await postgresquelle(url);
  return geoeffnet(quelle, quelle.entfernen);
}

function geoeffnet({ art, pool: oeffnen }: Quelle, danach: () => Promise<void>): Testdatenbank {
  const pool = oeffnen();
  return {
    art,
    db: kyselyUeber(pool),
    pool,
    schliessen: async () => {
      await pool.end();
      await danach();
    },
  };
}
