import { sql } from "kysely";
import { expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { laengen } from "./laengen.ts";

test("Was Aufrufe, Dateien und Formulare höchstens annehmen, nimmt auch die Datenbank", async ({ db }) => {
  const { rows } = await sql<{ text: string }>`
    select pg_get_constraintdef(oid) as text from pg_constraint
    where conrelid in ('frist'::regclass, 'fristkette'::regclass, 'rubrum'::regclass) and contype = 'c'`.execute(
    db,
  );
  const inDatenbank = (spalte: string) =>
    rows.flatMap(({ text }) => {
      const [, hoechstens] = new RegExp(`char_length\\(${spalte}\\) <= (\\d+)`).exec(text) ?? [];
      return hoechstens ? [Number(hoechstens)] : [];
    });
  for (const [spalte, hoechstens] of Object.entries(laengen))
    expect(new Set(inDatenbank(spalte)), spalte).toEqual(new Set([hoechstens]));
});
