import { expect } from "vitest";
import { type Migration, migrationen, migrieren } from "./migration.server.ts";
import { test } from "./testing.ts";

const eins: Migration = {
  nummer: 1,
  name: "0001_eins.sql",
  sql: "create table eins (a int); insert into eins values (1)",
  pruefsumme: "1",
};
const zwei: Migration = {
  nummer: 2,
  name: "0002_zwei.sql",
  sql: "alter table eins add b int",
  pruefsumme: "2",
};

test("Migrationen laufen der Reihe nach und nur einmal", async ({ leere: { pool } }) => {
  expect(await migrieren(pool, [eins])).toEqual([1]);
  expect(await migrieren(pool, [eins, zwei])).toEqual([2]);
  expect(await migrieren(pool, [eins, zwei])).toEqual([]);
  expect((await pool.query("select a, b from eins")).rows).toEqual([{ a: 1, b: null }]);
});

test("Eine gescheiterte Migration lässt nichts zurück, auch nicht die vor ihr", async ({
  leere: { pool },
}) => {
  const kaputt = { ...zwei, sql: "alter table gibtesnicht add b int" };
  await expect(migrieren(pool, [eins, kaputt])).rejects.toThrow("gibtesnicht");
  expect((await pool.query("select to_regclass('eins') as tabelle")).rows).toEqual([{ tabelle: null }]);
  expect(await migrieren(pool, [eins])).toEqual([1]);
});

test("Eine nachträglich geänderte Migration wird abgelehnt", async ({ leere: { pool } }) => {
  await migrieren(pool, [eins]);
  await expect(migrieren(pool, [{ ...eins, pruefsumme: "anders" }])).rejects.toThrow(
    "0001_eins.sql wurde geändert",
  );
});

test("Ein älteres Programm fasst eine neuere Datenbank nicht an", async ({ leere: { pool } }) => {
  await migrieren(pool, [eins, zwei]);
  await expect(migrieren(pool, [eins])).rejects.toThrow("neuer als dieses Programm (Stand 0002_zwei.sql)");
});

test("Zwei Prozesse, die zugleich starten, migrieren nur einmal", async ({ leere: { pool } }) => {
  const beide = await Promise.all([migrieren(pool, [eins, zwei]), migrieren(pool, [eins, zwei])]);
  expect(beide.map((nummern) => nummern.length).sort()).toEqual([0, 2]);
});

test("0012_titel: Wer schon da ist, behält seinen Namen, bekommt Titel dazu und verliert nur ein fremdes Bild", async ({
  leere: { pool },
}) => {
  const bis = (nummer: number) =>
    migrieren(
      pool,
      migrationen().filter((m) => m.nummer <= nummer),
    );
  await bis(11);
  const konto = (name: string, bild: string | null) =>
    pool.query("insert into konto (name, email, bild) values ($1, lower($1) || '@kanzlei.example', $2)", [
      name,
      bild,
    ]);
  await konto("Ada", "https://bilder.example/ada.png");
  await konto("Bea", "/media/blog/images/bea.png");
  await konto("Cem", null);
  expect(await bis(12)).toEqual([12]);
  const gelesen = async () =>
    (await pool.query("select name, titel, titel_nach, anzeigename, bild from konto order by name")).rows.map(
      (zeile) => Object.values(zeile),
    );
  expect(await gelesen()).toEqual([
    ["Ada", "", "", "Ada", null],
    ["Bea", "", "", "Bea", "/media/blog/images/bea.png"],
    ["Cem", "", "", "Cem", null],
  ]);
  await pool.query("update konto set titel = 'Dr. jur.' where name in ('Ada', 'Bea')");
  await pool.query("update konto set titel_nach = 'LL.M.' where name in ('Bea', 'Cem')");
  expect((await gelesen()).map(([, , , anzeigename]) => anzeigename)).toEqual([
    "Dr. jur. Ada",
    "Dr. jur. Bea, LL.M.",
    "Cem, LL.M.",
  ]);
  await expect(pool.query("update konto set titel = repeat('x', 251)")).rejects.toThrow("titel");
  // The byline of a post, and what a session says of its account.
  await pool.query(`insert into kanzlei (name, inhaber) select name, id from konto`);
  await pool.query(`insert into sitzung
    (konto_id, token_hash, angemeldet_bleiben, geraet, weg, erstellt, zuletzt, laeuft_ab)
    select id, decode('ab', 'hex'), true, 'Firefox', 'kennwort', now(), now(), now() + interval '1 hour'
    from konto where name = 'Bea'`);
  const { rows } = await pool.query(
    "select name, titel, anzeigename from sitzungen_lesen('cookie', array[decode('ab', 'hex')], now())",
  );
  expect(rows).toEqual([{ name: "Bea", titel: "Dr. jur., LL.M.", anzeigename: "Dr. jur. Bea, LL.M." }]);
});

test("Die Dateien des Portals sind lückenlos nummeriert", () => {
  expect(migrationen().map(({ nummer }) => nummer)).toEqual(migrationen().map((_, i) => i + 1));
  expect(migrationen()[0]?.name).toBe("0001_ratenzaehler.sql");
});
