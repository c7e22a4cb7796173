import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wurzel } from "./bootstrap.mjs";
import { nurAufPostgres } from "./datenbanken.ts";

const einzelne: readonly string[] = nurAufPostgres.map(({ datei }) => datei);

/** What the two databases may do differently, as tests of it say it. */
const verschieden =
  /\(\{ [\w, ]*\bleere2?\b[^"]*\}\) =>|\b(lock_timeout|for update|advisory|set (local )?role|portal_\w+|collate|isolation|deadlock|pg_\w+|listen|notify)\b|\bcode: "\d{5}"/i;

test.each(nurAufPostgres)(
  "$datei gibt es, und was sie voraussetzt, läuft auf beiden Datenbanken",
  ({ datei, grund, aufBeiden }) => {
    expect(grund).toMatch(/\.$/);
    expect(aufBeiden.length).toBeGreaterThan(0);
    for (const eine of [datei, ...aufBeiden]) {
      expect(eine).toMatch(/\.db\.test\.ts$/);
      expect(existsSync(join(wurzel, eine)), eine).toBe(true);
    }
    expect(aufBeiden.filter((eine) => einzelne.includes(eine))).toEqual([]);
  },
);

test.each(einzelne)("%s nennt selbst nichts, worin sich die Datenbanken unterscheiden", (datei) => {
  expect(readFileSync(join(wurzel, datei), "utf8")).not.toMatch(verschieden);
});

test.each([
  'await pool.query("select 1 from konto for update")',
  'await expect(fremd).rejects.toMatchObject({ code: "23503" })',
  "test('…', async ({ db, leere }) => undefined)",
])("Der Prüfer erkennt einen Unterschied: %s", (text) => {
  expect(text).toMatch(verschieden);
});
