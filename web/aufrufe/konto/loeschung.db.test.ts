import { sql } from "kysely";
import { expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { beitraege } from "../../app/server.ts";

test("Was ein gelöschtes Konto überdauert, nennt sein Feature mit dem Grund", async ({ db }) => {
  const verbleib = beitraege.loeschung.flatMap(({ bleibt = [] }) => bleibt);
  const genannt = new Set<string>(verbleib.flatMap(({ spalten }) => spalten));
  const { rows } = await sql<{ spalte: string; art: string }>`
    select c.conrelid::regclass || '.' || a.attname as spalte, c.confdeltype as art
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.confrelid = 'konto'::regclass and c.confdeltype <> 'c'`.execute(db);
  // Any other kind would keep the account from going.
  expect(rows.filter(({ art }) => art !== "n")).toEqual([]);
  expect([...genannt].toSorted()).toEqual(rows.map(({ spalte }) => spalte).toSorted());
  expect(
    verbleib.map(({ satz }) => satz).filter((satz) => !/§ ?\d|Art\. ?\d|ohne Ihren Namen/.test(satz)),
  ).toEqual([]);
});
