import { type Kysely, sql } from "kysely";
import { expect } from "vitest";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { dbStellen, zugangUeber } from "#platform/db/zugang.server.ts";
import { artikelEinsetzen } from "../testing/artikel-store.server.ts";
import { aufrufeFertig, aufrufZaehlen, seitenaufrufZaehlen } from "./aufrufe.server.ts";
import { artikelNachSlug } from "./lesen.server.ts";

const stand = async (slug: string) => (await artikelNachSlug(slug))?.viewCount;

const zweiArtikel = async (db: Kysely<DB>) => [
  await artikelEinsetzen(db, { titel: "Eins", am: "2025-01-01T00:00:00Z" }),
  await artikelEinsetzen(db, { titel: "Zwei", am: "2025-01-02T00:00:00Z" }),
];

test("Ein Aufruf über den slug zählt und nennt den neuen Stand", async ({ db }) => {
  const [eins = ""] = await zweiArtikel(db);
  expect([await aufrufZaehlen(eins), await aufrufZaehlen(eins)]).toEqual([1, 2]);
  expect([await stand("eins"), await stand("zwei")]).toEqual([2, 0]);
  await sql`delete from blog_artikel where id = ${eins}`.execute(db);
  expect(await aufrufZaehlen(eins)).toBe(0);
});

test("Seitenaufrufe in Schüben zählen alle, je Artikel", async ({ eigene }) => {
  await zweiArtikel(eigene.db);
  for (let i = 0; i < 300; i++) {
    seitenaufrufZaehlen(i % 3 === 0 ? "eins" : "zwei");
    if (i % 50 === 0) await new Promise((weiter) => setTimeout(weiter, 5));
  }
  seitenaufrufZaehlen("gibt-es-nicht");
  await aufrufeFertig();
  expect([await stand("eins"), await stand("zwei")]).toEqual([100, 200]);
});

test("Was sich nicht schreiben ließ, wird nachgeholt", async ({ eigene }) => {
  await zweiArtikel(eigene.db);
  dbStellen();
  seitenaufrufZaehlen("eins");
  seitenaufrufZaehlen("eins");
  await aufrufeFertig();
  dbStellen(zugangUeber(eigene.pool));
  seitenaufrufZaehlen("eins");
  await aufrufeFertig();
  expect(await stand("eins")).toBe(3);
});
