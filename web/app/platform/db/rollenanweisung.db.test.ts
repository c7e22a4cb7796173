import { sql } from "kysely";
import type { Pool } from "pg";
import { expect } from "vitest";
import { poolErstellen } from "./pool.server.ts";
import { kyselyInRolle } from "./rollen.server.ts";
import { unterRolle } from "./rollenanweisung.server.ts";
import { test } from "./testing.ts";
import { db } from "./zugang.server.ts";

const wer = sql<{ wer: string }>`select current_user::text as wer`;

test("Eine Anweisung läuft unter ihrer Rolle, und die Verbindung trägt sie danach nicht mehr", async ({
  eigene,
}) => {
  const verbindung = await eigene.pool.connect();
  const geliehen = { query: verbindung.query.bind(verbindung), release: () => undefined };
  const eine = { connect: async () => geliehen } as unknown as Pool;
  const danach = "select current_user = session_user as eigene";
  try {
    const { rows } = await unterRolle(eine, "portal_anwendung", wer.compile(eigene.db));
    expect(rows).toEqual([{ wer: "portal_anwendung" }]);
    expect((await verbindung.query(danach)).rows).toEqual([{ eigene: true }]);
    const falsch = unterRolle(eine, "portal_anwendung", sql`select ${1}::int / 0`.compile(eigene.db));
    await expect(falsch).rejects.toMatchObject({ code: "22012" });
    expect((await verbindung.query(danach)).rows).toEqual([{ eigene: true }]);
  } finally {
    verbindung.release();
  }
});

test("Geänderte Zeilen werden gezählt, leere Ergebnisse sind leer", async ({ eigene }) => {
  await eigene.pool.query("create table zaehlung (n int); grant all on zaehlung to portal_anwendung");
  const anlegen = sql`insert into zaehlung select generate_series(1, ${3}::int)`;
  expect(await anlegen.execute(db())).toEqual({ rows: [], numAffectedRows: 3n });
  expect(await sql`select n from zaehlung where n > ${5}`.execute(db())).toEqual({ rows: [] });
  expect((await sql`delete from zaehlung where n > 1 returning n`.execute(db())).rows).toEqual([
    { n: 2 },
    { n: 3 },
  ]);
});

test("Was erst am Ende der Anweisung geprüft wird, lässt sie scheitern", async ({ eigene }) => {
  await eigene.pool.query(`
    create table paar (a int, b int, unique (a) deferrable initially deferred);
    grant all on paar to portal_anwendung`);
  const doppelt = sql`insert into paar select 1, n from generate_series(1, ${2}::int) n`;
  await expect(doppelt.execute(db())).rejects.toMatchObject({ code: "23505" });
  expect((await sql`select * from paar`.execute(db())).rows).toEqual([]);
});

test("Eine Verbindung, die der Server schließt, wird nicht wieder benutzt", async ({ eigene, skip }) => {
  skip(eigene.art === "pglite", "Die eingebettete Datenbank schließt keine Verbindungen.");
  const databaseUrl = new URL(process.env.TEST_DATABASE_URL ?? "");
  const { rows } = await eigene.pool.query<{ name: string }>("select current_database() as name");
  databaseUrl.pathname = `/${rows[0]?.name}`;
  const pool = poolErstellen({ databaseUrl: databaseUrl.href }, { max: 1, zeitgrenze: 0 });
  const rolle = kyselyInRolle(pool, "portal_anwendung");
  // Waited for from now on: its end may arrive before the answer to the statement that ends it.
  const lange = expect(sql`select pg_sleep(20)`.execute(rolle)).rejects.toThrow();
  const beendete = async () =>
    (
      await eigene.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'select pg_sleep(20)%'",
      )
    ).rowCount;
  await expect.poll(beendete).toBe(1);
  await lange;
  expect((await wer.execute(rolle)).rows).toEqual([{ wer: "portal_anwendung" }]);
  await pool.end();
});
