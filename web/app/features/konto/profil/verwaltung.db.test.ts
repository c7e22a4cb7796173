import type { Kysely } from "kysely";
import { expect } from "vitest";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { kontenListe, kontoAendern } from "./verwaltung.server.ts";

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

const tag = 24 * 60 * 60_000;
const in_ = (tage: number) => new Date(Date.now() + tage * tag);

test("Die Liste nennt den Tarif, der jetzt gilt, und findet Konten danach, Seite für Seite", async ({
  db,
}) => {
  const einer = (name: string, weiter: object = {}) => admin(db, name, { rolle: "user", ...weiter });
  const team = async (name: string, bis: Date | null) => {
    const leitung = await einer(name, { tarif: "teams", tarif_bis: bis });
    const werte = { name, inhaber: leitung };
    const { id } = await db.insertInto("kanzlei").values(werte).returning("id").executeTakeFirstOrThrow();
    return id;
  };
  await einer("gratis");
  await einer("laeuft", { tarif: "premium" });
  await einer("gekuendigt", { tarif: "premium", tarif_bis: in_(3) });
  await einer("vorbei", { tarif: "premium", tarif_bis: in_(-1) });
  await einer("test", { tarif: "basic", tarif_bis: in_(5), testphase_bis: in_(5) });
  await einer("testvorbei", { tarif: "basic", tarif_bis: in_(-2), testphase_bis: in_(-2) });
  await einer("zu", { gesperrt_am: new Date() });
  const mitglied = { tarif: "Teammitglied" };
  await einer("mitglied", { ...mitglied, team_id: await team("leitung", null) });
  await einer("verwaist", { ...mitglied, team_id: await team("bankrott", in_(-1)) });
  const namen = async (wunsch: Partial<Parameters<typeof kontenListe>[0]>) =>
    (await kontenListe({ suche: "", limit: 50, ...wunsch })).users.map(({ name }) => name).sort();
  expect(await namen({ tarif: "premium" })).toEqual(["gekuendigt", "laeuft"]);
  expect(await namen({ tarif: "basic" })).toEqual(["test"]);
  expect(await namen({ tarif: "teams" })).toEqual(["leitung"]);
  expect(await namen({ tarif: "Teammitglied" })).toEqual(["mitglied"]);
  const ohne = ["bankrott", "gratis", "testvorbei", "verwaist", "vorbei", "zu"];
  expect(await namen({ tarif: "free" })).toEqual(ohne);
  expect(await namen({ zustand: "testphase" })).toEqual(["test"]);
  expect(await namen({ zustand: "gesperrt" })).toEqual(["zu"]);
  expect(await namen({ tarif: "free", zustand: "aktiv", suche: "VORBEI@" })).toEqual([
    "testvorbei",
    "vorbei",
  ]);
  expect(await namen({ suche: "100%" })).toEqual([]);
  const alle: string[] = [];
  for (let nach: { erstellt: string; id: string } | undefined; ; ) {
    const { users, next } = await kontenListe({ suche: "", limit: 3, nach });
    alle.push(...users.map(({ name }) => name));
    if (next === null) break;
    const [erstellt = "", id = ""] = next.split("_");
    nach = { erstellt, id };
  }
  expect(alle.sort()).toEqual(await namen({}));
});

test("Zwei aus der Verwaltung ändern ein Konto: Verschiedenes gilt beides, die Rolle fragt", async ({
  db,
}) => {
  const [rosa, bodo, karl] = [await admin(db, "rosa"), await admin(db, "bodo"), await admin(db, "karl")];
  const seen = { role: "admin", isAuthor: false, isGuestAuthor: false, disabled: false } as const;
  // The page of one still shows what the other has changed.
  await kontoAendern(rosa, karl, { ...seen, disabled: true, seen });
  expect(await kontoAendern(bodo, karl, { ...seen, isAuthor: true, seen })).toMatchObject({
    disabled: true,
    isAuthor: true,
  });
  await kontoAendern(rosa, karl, { role: "user" });
  await expect(kontoAendern(bodo, karl, { ...seen, role: "moderator", seen })).rejects.toMatchObject({
    status: 409,
    koerper: {
      code: "zugleich",
      conflicts: [{ field: "role", yours: "Moderator", theirs: "Nutzer" }],
      current: { role: "user", disabled: true, isAuthor: true },
    },
  });
});
