import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { test } from "../db/testing.ts";
import { protokolliere, protokollLesen } from "./protokoll-store.server.ts";

test("Das Protokoll zeigt die neuesten Vorgänge zuerst, auf Wunsch nur die eines Kontos und nur ältere", async ({
  db,
}) => {
  const [eins, zwei] = [randomUUID(), randomUUID()];
  await protokolliere(db, { akt: "anmeldung", konto: eins, von: eins });
  await protokolliere(db, {
    akt: "rolle-geaendert",
    konto: zwei,
    von: eins,
    einzelheiten: { neu: "moderator" },
  });
  await protokolliere(db, { akt: "anmeldung-gescheitert", konto: zwei });
  const alle = await protokollLesen(db, {});
  expect(alle.map(({ akt }) => akt)).toEqual(["anmeldung-gescheitert", "rolle-geaendert", "anmeldung"]);
  expect(alle[1]?.einzelheiten).toEqual({ neu: "moderator" });
  expect((await protokollLesen(db, { konto: eins })).map(({ akt }) => akt)).toEqual([
    "rolle-geaendert",
    "anmeldung",
  ]);
  expect(await protokollLesen(db, { vor: alle[2]?.id ?? 0 })).toEqual([]);
});

test("Was protokolliert ist, ändert und löscht niemand", async ({ eigene: { db, pool } }) => {
  await protokolliere(db, { akt: "anmeldung" });
  for (const anweisung of [
    "update protokoll set akt = 'anders'",
    "delete from protokoll",
    "truncate protokoll",
  ])
    await expect(pool.query(anweisung), anweisung).rejects.toThrow("nimmt nur neue Zeilen an");
  expect((await protokollLesen(db, {})).map(({ akt }) => akt)).toEqual(["anmeldung"]);
});

test("Ein Vorgang, der scheitert, hinterlässt keine Zeile", async ({ eigene: { db } }) => {
  const vorgang = db.transaction().execute(async (tx) => {
    await protokolliere(tx, { akt: "rolle-geaendert" });
    throw new Error("geplatzt");
  });
  await expect(vorgang).rejects.toThrow("geplatzt");
  expect(await protokollLesen(db, {})).toEqual([]);
});
