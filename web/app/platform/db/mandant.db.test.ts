import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { type Mandant, mandant } from "./mandant.server.ts";
import { type Testdatenbank, test } from "./testing.ts";
import { kontoMitKanzlei } from "./testing-konten.ts";

type Zeile = { text: string };

/** Two accounts with a Kanzlei each, and a protected table with one row of either. */
async function haus({ db, pool }: Testdatenbank): Promise<readonly [Mandant, Mandant]> {
  await pool.query("create table akte (kanzlei_id uuid not null, text text not null)");
  await pool.query("select mandant_schuetzen('akte')");
  const mandanten = await Promise.all(
    ["meier", "schulz"].map((name) => kontoMitKanzlei(db, { name, email: `${name}@kanzlei.example` })),
  );
  const [meier, schulz] = mandanten as [Mandant, Mandant];
  for (const [wer, text] of [
    [meier, "Akte Meier"],
    [schulz, "Akte Schulz"],
  ] as const) {
    await mandant(wer, (tx) => sql`insert into akte values (${wer.kanzleiId}, ${text})`.execute(tx), db);
  }
  return [meier, schulz];
}

const akten = (wer: Mandant, { db }: Testdatenbank) =>
  mandant(wer, async (tx) => (await sql<Zeile>`select text from akte`.execute(tx)).rows, db);

const fremd = { kanzleiId: randomUUID(), nutzer: { id: randomUUID() } };

describe("Wer für seine Kanzlei arbeitet", () => {
  test("sieht ohne jede Bedingung in der Abfrage nur deren Zeilen", async ({ eigene }) => {
    const [meier, schulz] = await haus(eigene);
    expect(await akten(meier, eigene)).toEqual([{ text: "Akte Meier" }]);
    expect(await akten(schulz, eigene)).toEqual([{ text: "Akte Schulz" }]);
    expect(await akten(fremd, eigene)).toEqual([]);
  });

  test("ändert und löscht keine fremde Zeile und legt keine für andere an", async ({ eigene }) => {
    const [meier, schulz] = await haus(eigene);
    const { db } = eigene;
    const geaendert = await mandant(meier, (tx) => sql`update akte set text = 'weg'`.execute(tx), db);
    const geloescht = await mandant(meier, (tx) => sql`delete from akte`.execute(tx), db);
    expect([geaendert.numAffectedRows, geloescht.numAffectedRows]).toEqual([1n, 1n]);
    expect(await akten(schulz, eigene)).toEqual([{ text: "Akte Schulz" }]);
    const untergeschoben = mandant(
      meier,
      (tx) => sql`insert into akte values (${schulz.kanzleiId}, 'untergeschoben')`.execute(tx),
      db,
    );
    await expect(untergeschoben).rejects.toMatchObject({ code: "42501" });
  });

  test("kommt nicht an Konten, Kennwörter, Sitzungen und Marken", async ({ eigene }) => {
    const [meier] = await haus(eigene);
    for (const tabelle of [
      "konto",
      "kennwort",
      "sitzung",
      "zugriffsmarke",
      "einmalmarke",
      "zweiter_faktor",
    ]) {
      const lesen = mandant(meier, (tx) => sql`select * from ${sql.table(tabelle)}`.execute(tx), eigene.db);
      await expect(lesen, tabelle).rejects.toMatchObject({ code: "42501" });
    }
  });

  test("sieht von den Kanzleien nur die eigene und ändert auch die nicht", async ({ eigene }) => {
    const [meier] = await haus(eigene);
    const { db } = eigene;
    const namen = await mandant(meier, (tx) => tx.selectFrom("kanzlei").select("name").execute(), db);
    expect(namen).toEqual([{ name: "meier" }]);
    const umbenannt = mandant(meier, (tx) => sql`update kanzlei set name = 'x'`.execute(tx), db);
    await expect(umbenannt).rejects.toMatchObject({ code: "42501" });
  });
});

test("Ohne Angabe, für wen, zeigt eine geschützte Tabelle nichts", async ({ eigene }) => {
  await haus(eigene);
  const ohneMerkmal = await eigene.db.transaction().execute(async (tx) => {
    await sql`set local role portal_kanzlei`.execute(tx);
    return (await sql<Zeile>`select text from akte`.execute(tx)).rows;
  });
  expect(ohneMerkmal).toEqual([]);
});

test("Rolle und Merkmal enden mit der Transaktion, auch wenn sie scheitert", async ({ eigene }) => {
  const [meier] = await haus(eigene);
  const gescheitert = mandant(meier, () => Promise.reject(new Error("geplatzt")), eigene.db);
  await expect(gescheitert).rejects.toThrow("geplatzt");
  const { rows } = await eigene.pool.query(
    "select current_user::text = session_user::text as eigene, coalesce(current_setting('app.kanzlei', true), '') as merkmal",
  );
  expect(rows).toEqual([{ eigene: true, merkmal: "" }]);
});

test("Eine persönliche Tabelle hält Konten derselben Kanzlei auseinander", async ({ eigene }) => {
  const { db, pool } = eigene;
  await pool.query("create table entwurf (konto_id uuid not null, text text not null)");
  await pool.query("select mandant_schuetzen('entwurf', 'konto_id', 'app.konto')");
  const kanzleiId = randomUUID();
  const [eine, andere] = [randomUUID(), randomUUID()].map((id) => ({ kanzleiId, nutzer: { id } }));
  if (!eine || !andere) throw new Error("Zwei Konten erwartet");
  await mandant(eine, (tx) => sql`insert into entwurf values (${eine.nutzer.id}, 'meiner')`.execute(tx), db);
  const lesen = (wer: Mandant) =>
    mandant(wer, async (tx) => (await sql<Zeile>`select text from entwurf`.execute(tx)).rows, db);
  expect([await lesen(eine), await lesen(andere)]).toEqual([[{ text: "meiner" }], []]);
});

test("Auch wem die Tabellen gehören, der sieht geschützte Zeilen nur, wenn er es ausdrücklich sagt", async ({
  eigene,
}) => {
  // A superuser sees everything; portals on a PostgreSQL of others do not run as one.
  const { pool } = eigene;
  const rolle = `gp_inhaber_${randomUUID().replaceAll("-", "")}`;
  await pool.query(`create role ${rolle} nologin`);
  await pool.query(`grant create, usage on schema public to ${rolle}`);
  await pool.query(`grant execute on function mandant_schuetzen to ${rolle}`);
  const client = await pool.connect();
  try {
    await client.query(`begin; set local role ${rolle}`);
    await client.query("create table geheim (kanzlei_id uuid not null)");
    await client.query("select mandant_schuetzen('geheim')");
    await client.query("set local app.betrieb = '1'");
    await client.query(`insert into geheim values ('${randomUUID()}')`);
    const mit = await client.query("select * from geheim");
    await client.query("set local app.betrieb = ''");
    const ohne = await client.query("select * from geheim");
    expect([mit.rowCount, ohne.rowCount]).toEqual([1, 0]);
  } finally {
    await client.query("rollback");
    client.release();
    await pool.query(`drop owned by ${rolle}; drop role ${rolle}`);
  }
});
