import { tag } from "@gebuehrenportal/recht";
import { type Kysely, sql } from "kysely";
import { describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { alsTeam, mitgliedEntfernen, teamVerlassen, teamVon } from "../team/team.server.ts";
import { frisch, type Person, person, tokenAn } from "../testing-team.ts";
import { einladungAnnehmen, einladungAnsehen } from "./annehmen.server.ts";
import { einladen, einladungZuruecknehmen, erneutSenden } from "./einladen.server.ts";

gestelltesPortal({ um: "2026-03-10T11:00:00Z" });

const lade = (wer: Person, name: string) =>
  einladen(wer, { email: `${name}@kanzlei.example`, kanzleirolle: "rechtsanwalt" });
const status = (was: Promise<unknown>) =>
  was.then(
    () => 200,
    (fehler) => fehler.status,
  );
const sechs = ["a", "b", "c", "d", "e", "f"];
/** Somebody who has come in by an invitation. */
async function dazu(db: Kysely<DB>, leitung: Person, name: string): Promise<Person> {
  await lade(leitung, name);
  const neu = await person(db, name);
  await einladungAnnehmen(neu, await tokenAn(db, name, leitung));
  return frisch(db, neu.nutzer.id);
}

describe("Eine Einladung", () => {
  test("macht aus einem freien Konto ein Mitglied, mit der Funktion, die sie nennt, und nur einmal", async ({
    db,
  }) => {
    const rosa = await person(db, "rosa", { tarif: "teams" });
    await einladen(rosa, { email: "mira@kanzlei.example", kanzleirolle: "fachangestellte" });
    expect(alsTeam(await teamVon(rosa)).invitations).toMatchObject([
      { email: "mira@kanzlei.example", expiresAt: "2026-03-17T11:00:00.000Z" },
    ]);
    const mira = await person(db, "mira");
    const token = await tokenAn(db, "mira", rosa);
    expect(await einladungAnsehen(mira, token)).toEqual({ team: "rosa", kanzleirolle: "fachangestellte" });
    await einladungAnnehmen(mira, token);
    const drin = await frisch(db, mira.nutzer.id);
    expect(drin.nutzer).toMatchObject({
      subscriptionStatus: "Teammitglied",
      teamId: rosa.kanzleiId,
      isTeamAdmin: false,
    });
    expect(alsTeam(await teamVon(drin))).toEqual({
      id: rosa.kanzleiId,
      name: "rosa",
      maxMembers: 5,
      members: [
        expect.objectContaining({
          email: "rosa@kanzlei.example",
          isTeamAdmin: true,
          officeRole: "rechtsanwalt",
        }),
        expect.objectContaining({
          email: "mira@kanzlei.example",
          isTeamAdmin: false,
          officeRole: "fachangestellte",
        }),
      ],
      invitations: [],
    });
    // Her own link once more: it is used, whatever she is by now; to anybody else it is just wrong.
    await expect(einladungAnnehmen(await frisch(db, mira.nutzer.id), token)).rejects.toMatchObject({
      status: 400,
      koerper: { code: "einladung-verbraucht" },
    });
    await expect(einladungAnnehmen(await person(db, "paula"), token)).rejects.toMatchObject({
      status: 400,
      koerper: { code: "einladung-ungueltig" },
    });
  });

  test("gilt sieben Tage; erneut gesendet gilt ein neuer Link, und der alte endet", async ({ db }) => {
    const rosa = await person(db, "rosa", { tarif: "teams" });
    const mira = await person(db, "mira");
    const id = await lade(rosa, "mira");
    const alt = await tokenAn(db, "mira", rosa);
    uhrStellen("2026-03-17T11:00:00Z");
    expect(await status(einladungAnnehmen(mira, alt))).toBe(400);
    expect(alsTeam(await teamVon(rosa)).invitations).toEqual([]);
    await erneutSenden(rosa, id);
    const neu = await tokenAn(db, "mira", rosa);
    expect(neu).not.toBe(alt);
    expect(await status(einladungAnnehmen(mira, alt))).toBe(400);
    expect(await status(einladungAnnehmen(mira, neu))).toBe(200);
  });

  test("nützt niemandem sonst: nicht fremden Adressen, unbestätigten Konten oder wer einen Tarif hat", async ({
    db,
  }) => {
    const rosa = await person(db, "rosa", { tarif: "teams" });
    for (const name of ["mira", "nina", "paul", "olga"]) await lade(rosa, name);
    const fremd = await person(db, "fremd");
    const wartet = async () => (await teamVon(rosa)).mitglieder.length;
    expect(await status(einladungAnnehmen(fremd, await tokenAn(db, "mira", rosa)))).toBe(403);
    const nina = await person(db, "nina", { bestaetigt: false });
    expect(await status(einladungAnnehmen(nina, await tokenAn(db, "nina", rosa)))).toBe(403);
    const paul = await person(db, "paul", { tarif: "premium" });
    expect(await status(einladungAnnehmen(paul, await tokenAn(db, "paul", rosa)))).toBe(409);
    const otto = await person(db, "otto", { tarif: "teams" });
    await lade(otto, "olga");
    const zuerst = await tokenAn(db, "olga", otto);
    const olga = await person(db, "olga");
    await einladungAnnehmen(olga, zuerst);
    expect(await wartet()).toBe(1);
    // A tier that is over is none.
    const ende = new Date("2026-03-10T11:00:00Z");
    await db.updateTable("konto").set({ tarif_bis: ende }).where("id", "=", paul.nutzer.id).execute();
    expect(await status(einladungAnnehmen(paul, await tokenAn(db, "paul", rosa)))).toBe(200);
    expect(await wartet()).toBe(2);
  });

  test("wartet, solange ein eigener Vertrag läuft, auch wenn sein Tarif ruht", async ({ db }) => {
    const rosa = await person(db, "rosa", { tarif: "teams" });
    const mira = await person(db, "mira");
    await lade(rosa, "mira");
    const token = await tokenAn(db, "mira", rosa);
    await sql`insert into abovertrag (konto_id, typ, zyklus, zustand, preis, steuerfall, bestellt_am, widerruf_bis,
        widerruf_ab, testhinweis, periode_bis, zahlweg, ausdruecklicher_beginn, ausgesetzt, forderungen, abschnitte, belege)
      values (${mira.nutzer.id}, 'basic', 'monthly', 'past_due', 1199, 'inland', '2026-01-01', '2026-01-15',
        '2026-01-01', false, '2026-03-01', 'rechnung', true, true, '[]', '[]', 1)`.execute(db);
    await expect(einladungAnnehmen(mira, token)).rejects.toMatchObject({
      koerper: { code: "eigener-tarif" },
    });
    await db
      .updateTable("abovertrag")
      .set({ gekuendigt_zum: tag("2026-03-10") })
      .execute();
    expect(await status(einladungAnnehmen(mira, token))).toBe(200);
  });

  test("von einem Team zum anderen wechselt niemand, außer das erste ist zu Ende", async ({ db }) => {
    const [rosa, otto] = [
      await person(db, "rosa", { tarif: "teams" }),
      await person(db, "otto", { tarif: "teams" }),
    ];
    const mira = await dazu(db, rosa, "mira");
    await lade(otto, "mira");
    const token = await tokenAn(db, "mira", otto);
    expect(await status(einladungAnnehmen(mira, token))).toBe(409);
    await db.updateTable("konto").set({ tarif: "free" }).where("id", "=", rosa.nutzer.id).execute();
    expect(await status(einladungAnnehmen(mira, token))).toBe(200);
    expect((await frisch(db, mira.nutzer.id)).nutzer.teamId).toBe(otto.kanzleiId);
    const zeilen = await db
      .selectFrom("mitgliedschaft")
      .select("kanzlei_id")
      .where("konto_id", "=", mira.nutzer.id)
      .execute();
    expect(zeilen).toHaveLength(2);
  });

  test("eines Teams, dessen Tarif zu Ende ist oder dessen Leitung geht, gilt nicht", async ({ db }) => {
    const rosa = await person(db, "rosa", { tarif: "teams" });
    await lade(rosa, "mira");
    const mira = await person(db, "mira");
    const token = await tokenAn(db, "mira", rosa);
    const setzen = (werte: object) =>
      db.updateTable("konto").set(werte).where("id", "=", rosa.nutzer.id).execute();
    await setzen({ tarif_bis: new Date("2026-03-10T10:00:00Z") });
    expect(await status(einladungAnnehmen(mira, token))).toBe(400);
    await setzen({ tarif_bis: null, loeschung_am: new Date("2026-03-20T10:00:00Z") });
    expect(await status(einladungAnnehmen(mira, token))).toBe(400);
    await setzen({ loeschung_am: null });
    expect(await status(einladungAnnehmen(mira, token))).toBe(200);
  });
});

describe("Fünf Plätze", () => {
  test("teilen sich Mitglieder und offene Einladungen; wer geht oder nicht kommt, macht Platz", async ({
    db,
  }) => {
    const rosa = await person(db, "rosa", { tarif: "teams" });
    const mira = await dazu(db, rosa, "mira");
    for (const name of ["a", "b", "c"]) await lade(rosa, name);
    const id = await lade(rosa, "d");
    await expect(lade(rosa, "e")).rejects.toMatchObject({
      status: 409,
      koerper: { error: "Das Team hat bereits 5 Mitglieder." },
    });
    await einladungZuruecknehmen(rosa, id);
    await lade(rosa, "e");
    await mitgliedEntfernen(rosa, mira.nutzer.id);
    await lade(rosa, "f");
    expect(await status(lade(rosa, "g"))).toBe(409);
    uhrStellen("2026-03-18T11:00:00Z");
    expect(await status(lade(rosa, "g"))).toBe(200);
  });

  test("werden auch bei gleichzeitigen Einladungen nie sechs", async ({ eigene: { db } }) => {
    const rosa = await person(db, "rosa", { tarif: "teams" });
    const ergebnisse = await Promise.all(sechs.map((name) => status(lade(rosa, name))));
    expect(ergebnisse.toSorted()).toEqual([200, 200, 200, 200, 200, 409]);
    expect((await teamVon(rosa)).einladungen).toHaveLength(5);
  });

  test("Dieselbe Person kommt auch mit zwei gleichzeitigen Klicks nur einmal hinein", async ({
    eigene: { db },
  }) => {
    const rosa = await person(db, "rosa", { tarif: "teams" });
    await lade(rosa, "mira");
    const mira = await person(db, "mira");
    const token = await tokenAn(db, "mira", rosa);
    const ergebnisse = await Promise.all([1, 2].map(() => status(einladungAnnehmen(mira, token))));
    expect(ergebnisse.toSorted()).toEqual([200, 400]);
    expect((await teamVon(rosa)).mitglieder).toHaveLength(2);
  });
});

test("Einladen darf allein die Leitung mit bestätigter Adresse, niemanden doppelt", async ({ db }) => {
  const rosa = await person(db, "rosa", { tarif: "teams" });
  const mira = await dazu(db, rosa, "mira");
  expect(await status(lade(mira, "a"))).toBe(403);
  expect(await status(lade(await person(db, "frei"), "a"))).toBe(403);
  expect(await status(lade(await person(db, "neu", { tarif: "teams", bestaetigt: false }), "a"))).toBe(403);
  expect(await status(lade(rosa, "mira"))).toBe(409);
  expect(await status(lade(rosa, "rosa"))).toBe(409);
  await lade(rosa, "a");
  expect(await status(lade(rosa, "a"))).toBe(409);
});

test("Einladungen und Mitglieder anderer Teams gibt es für niemanden", async ({ db }) => {
  const [rosa, otto] = [
    await person(db, "rosa", { tarif: "teams" }),
    await person(db, "otto", { tarif: "teams" }),
  ];
  const id = await lade(otto, "a");
  const mira = await dazu(db, otto, "mira");
  expect(await status(einladungZuruecknehmen(rosa, id))).toBe(404);
  expect(await status(erneutSenden(rosa, id))).toBe(404);
  expect(await status(mitgliedEntfernen(rosa, mira.nutzer.id))).toBe(404);
  expect((await teamVon(otto)).mitglieder).toHaveLength(2);
});

test("Wer geht, ist frei und ohne Team; die Leitung bleibt", async ({ db }) => {
  const rosa = await person(db, "rosa", { tarif: "teams" });
  const mira = await dazu(db, rosa, "mira");
  expect(await status(teamVerlassen(rosa))).toBe(409);
  expect(await status(mitgliedEntfernen(rosa, rosa.nutzer.id))).toBe(409);
  await teamVerlassen(mira);
  expect((await frisch(db, mira.nutzer.id)).nutzer).toMatchObject({
    subscriptionStatus: "free",
    teamId: null,
  });
  expect((await teamVon(rosa)).mitglieder).toHaveLength(1);
  const zeilen = await db
    .selectFrom("mitgliedschaft")
    .select("kanzlei_id")
    .where("konto_id", "=", mira.nutzer.id)
    .execute();
  expect(zeilen).toHaveLength(1);
});
