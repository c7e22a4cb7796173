import { expect } from "vitest";
import { inTransaktion } from "./migration.server.ts";
import { test } from "./testing.ts";
import { stand } from "./testing-vorrat.ts";

test("Eine Testdatenbank, die ein Test zurückgibt, ist für den nächsten leer und zählt von vorn", async ({
  vorrat,
}) => {
  const quelle = await vorrat.holen();
  const vorher = quelle.pool();
  await vorher.query("insert into konto (name, email) values ('Rosa', 'rosa@kanzlei.example')");
  await vorher.query("insert into protokoll (akt) values ('anmeldung'), ('anmeldung')");
  // Embedded, the session outlives the pool.
  await vorher.query("set statement_timeout = '7s'");
  await vorher.end();
  await vorrat.zurueckgeben(quelle);
  const wieder = await vorrat.holen();
  expect(wieder).toBe(quelle);
  const nachher = wieder.pool();
  expect((await nachher.query("select from konto")).rows).toEqual([]);
  expect((await nachher.query("select from migration")).rows.length).toBeGreaterThan(5);
  const { rows } = await nachher.query("insert into protokoll (akt) values ('anmeldung') returning id");
  expect(rows).toEqual([{ id: 1 }]);
  expect((await nachher.query("show statement_timeout")).rows).not.toEqual([{ statement_timeout: "7s" }]);
  await nachher.end();
  await vorrat.zurueckgeben(wieder);
});

test("Ist mehr anders als Zeilen, fällt es auf", async ({ eigene: { pool } }) => {
  const neu = await inTransaktion(pool, stand);
  for (const aenderung of [
    "create table akte (n int)",
    "create schema auftraege",
    "alter table konto add column farbe text",
    "alter table konto alter column name set default 'x'",
    "alter table konto drop constraint konto_email_key cascade",
    "grant select on konto to portal_anwendung",
    "grant select (name) on konto to portal_anwendung",
    "create policy mehr on berechnung using (true)",
    "alter table berechnung disable row level security",
    "alter table kostennote disable trigger user",
    "create or replace function blog_konto() returns uuid stable language sql as 'select null::uuid'",
    "update migration set name = 'anders' where nummer = 1",
  ]) {
    const zurueck = new Error("zurück");
    let danach = neu;
    const versuch = inTransaktion(pool, async (client) => {
      await client.query(aenderung);
      danach = await stand(client);
      throw zurueck;
    });
    await expect(versuch).rejects.toBe(zurueck);
    expect(danach, aenderung).not.toBe(neu);
  }
  expect(await inTransaktion(pool, stand)).toBe(neu);
});
