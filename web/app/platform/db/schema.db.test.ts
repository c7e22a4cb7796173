import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { test } from "./testing.ts";
import { schemaQuelltext } from "./typen.server.ts";

test("schema.ts entspricht den Migrationen (sonst: npm run db:typen)", async ({ arbeiter }) => {
  const datei = readFileSync(new URL("./schema.ts", import.meta.url), "utf8");
  expect(await schemaQuelltext(arbeiter.pool)).toBe(datei);
});

test("Jede Spaltenart bekommt den Typ, den der Treiber liefert", async ({ leere }) => {
  await leere.pool.query(`create table probe (
    id bigint generated always as identity primary key,
    text_ text not null,
    tag date,
    am timestamptz not null default now(),
    liste text[] not null,
    inhalt jsonb not null
  )`);
  const quelltext = await schemaQuelltext(leere.pool);
  expect(quelltext).toContain("    id: GeneratedAlways<number>;\n    text_: string;\n    tag: Tag | null;\n");
  expect(quelltext).toContain("    am: Generated<Date>;\n    liste: string[];\n    inhalt: Json;\n");
  expect(quelltext).toMatch(
    /^import type { Tag } from "@gebuehrenportal\/recht";\nimport type { Generated, GeneratedAlways } from "kysely";\n/,
  );
});

test("Eine Spaltenart ohne Entsprechung fällt auf", async ({ leere }) => {
  await leere.pool.query("create table probe (ort point)");
  await expect(schemaQuelltext(leere.pool)).rejects.toThrow("Für den Typ point (probe.ort)");
});
