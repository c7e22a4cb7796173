import type { Kysely } from "kysely";
import { expect } from "vitest";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { kontoAendern } from "./verwaltung.server.ts";

async function admin(db: Kysely<DB>, name: string, weiter: object = {}): Promise<string> {
  const werte = { name, email: `${name}@portal.example`, rolle: "admin", ...weiter };
  return (await db.insertInto("konto").values(werte).returning("id").executeTakeFirstOrThrow()).id;
}

const rolle = (db: Kysely<DB>, id: string) =>
  db.selectFrom("konto").select(["rolle", "gesperrt_am"]).where("id", "=", id).executeTakeFirst();

test("Die letzte Administration bleibt, auch wenn sich zwei gegenseitig absetzen", async ({ db }) => {
  const rosa = await admin(db, "rosa");
  const bodo = await admin(db, "bodo");
  await admin(db, "gesperrt", { gesperrt_am: new Date() });
  await admin(db, "fort", { loeschung_am: new Date() });
  await kontoAendern(rosa, bodo, { role: "user" });
  for (const aenderung of [{ role: "moderator" }, { disabled: true }] as const)
    await expect(kontoAendern(bodo, rosa, aenderung), JSON.stringify(aenderung)).rejects.toMatchObject({
      status: 409,
      koerper: { code: "letzte-administration" },
    });
  expect(await rolle(db, rosa)).toEqual({ rolle: "admin", gesperrt_am: null });
  await expect(kontoAendern(bodo, rosa, { isAuthor: true })).rejects.toMatchObject({ status: 403 });
  expect(await kontoAendern(rosa, bodo, { isAuthor: true })).toMatchObject({ isAuthor: true });
});

test("Gleichzeitig setzt nur einer den anderen ab", async ({ eigene: { db } }) => {
  const rosa = await admin(db, "rosa");
  const bodo = await admin(db, "bodo");
  const ergebnisse = await Promise.allSettled([
    kontoAendern(rosa, bodo, { role: "user" }),
    kontoAendern(bodo, rosa, { role: "user" }),
  ]);
  expect(ergebnisse.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});
