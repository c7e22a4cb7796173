import { expect } from "vitest";
import { inTransaktion } from "./migration.server.ts";
import { poolErstellen } from "./pool.server.ts";
import { test } from "./testing.ts";

test("Werte kommen als Ganzzahl, Kalendertag, Zeitpunkt und Zahlentext an", async ({
  arbeiter: { pool },
}) => {
  const { rows } = await pool.query(
    "select 9007199254740991::bigint as cent, date '2025-06-01' as tag, 12.3400::numeric as satz, timestamptz '2025-06-01 10:00+02' as am, array[1,2]::bigint[] as liste, array['2024-02-29', null]::date[] as tage",
  );
  expect(rows[0]).toEqual({
    cent: 9007199254740991,
    tag: "2025-06-01",
    satz: "12.3400",
    am: new Date("2025-06-01T08:00:00Z"),
    liste: [1, 2],
    tage: ["2024-02-29", null],
  });
});

test("Eine Ganzzahl, die eine Zahl nicht trägt, wird nicht gerundet", async ({ arbeiter: { pool } }) => {
  await expect(pool.query("select 9007199254740993::bigint as cent")).rejects.toThrow("9007199254740993");
});

test("Nach einem Fehler ist die Verbindung weiter brauchbar", async ({ eigene: { pool } }) => {
  await pool.query("create table einmal (x text primary key)");
  await pool.query("insert into einmal values ($1)", ["a"]);
  for (let i = 0; i < 6; i++) {
    await expect(pool.query("insert into einmal values ($1)", ["a"])).rejects.toMatchObject({
      code: "23505",
    });
  }
  expect((await pool.query("select x from einmal where x = $1", ["a"])).rows).toEqual([{ x: "a" }]);
});

test("Gleichzeitige Anweisungen mehrerer Verbindungen vermischen sich nicht", async ({
  eigene: { pool },
}) => {
  await pool.query("create table eintrag (x int primary key)");
  await Promise.all(
    Array.from({ length: 8 }, async (_, k) => {
      for (let i = 0; i < 40; i++) {
        const zahl = k * 1000 + i;
        const { rows } = await pool.query(i % 2 ? "select $1::int as a" : "select $1::int + 0 as a, 1 as b", [
          zahl,
        ]);
        expect(rows[0].a).toBe(zahl);
        if (i % 8 === 3)
          await pool.query("select fehlt from eintrag where x = $1", [1]).catch(() => undefined);
        if (i % 8 === 5) {
          await inTransaktion(pool, async (client) => {
            await client.query("insert into eintrag values ($1)", [zahl]);
            expect(
              (await client.query("select count(*)::int as n from eintrag where x = $1", [zahl])).rows[0].n,
            ).toBe(1);
          });
        }
      }
    }),
  );
  expect((await pool.query("select count(*)::int as n from eintrag")).rows[0].n).toBe(40);
});

test("Eine gescheiterte Transaktion hinterlässt nichts und gibt ihre Verbindung frei", async ({
  eigene: { pool },
}) => {
  await pool.query("create table eintrag (x int)");
  for (let i = 0; i < 12; i++) {
    const arbeit = inTransaktion(pool, async (client) => {
      await client.query("insert into eintrag values (1)");
      throw new Error("abgebrochen");
    });
    await expect(arbeit).rejects.toThrow("abgebrochen");
  }
  expect((await pool.query("select count(*)::int as n from eintrag")).rows[0].n).toBe(0);
});

test("PostgreSQL beantwortet die vielen kurzen Fragen ohne Übersetzer und ohne Helfer", async ({
  arbeiter,
}) => {
  const { rows } = await arbeiter.pool.query(
    "select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as helfer",
  );
  // PGlite has no compiler to switch off, and no helpers.
  const eingebettet = { jit: "on", helfer: "0" };
  expect(rows[0]).toEqual(arbeiter.art === "postgresql" ? { jit: "off", helfer: "0" } : eingebettet);
});

test("Eine Anweisung, die zu lange läuft, wird aufgegeben", async ({ eigene: { pool } }) => {
  const { connectionString, host } = pool.options;
  const ziel = connectionString ? { databaseUrl: connectionString } : { sockel: `${host}/.s.PGSQL.5432` };
  const ungeduldig = poolErstellen(ziel, { max: 1, zeitgrenze: 100 });
  await expect(ungeduldig.query("select pg_sleep(1.5)")).rejects.toThrow(/timeout/i);
  await ungeduldig.end();
});

test("Reißt eine ausgeliehene Verbindung zwischen zwei Anweisungen ab, endet nicht der Prozess", async ({
  eigene: { pool },
}) => {
  const verbindung = await pool.connect();
  expect(() => verbindung.emit("error", new Error("Connection terminated unexpectedly"))).not.toThrow();
  verbindung.release(true);
});
