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

test("Die Dateien des Portals sind lückenlos nummeriert", () => {
  expect(migrationen().map(({ nummer }) => nummer)).toEqual(migrationen().map((_, i) => i + 1));
  expect(migrationen()[0]?.name).toBe("0001_ratenzaehler.sql");
});
