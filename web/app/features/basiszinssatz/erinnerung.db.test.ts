import type { Kysely } from "kysely";
import { afterEach, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { versionAnfuegen } from "./basiszinssatz-store.server.ts";
import { anBasiszinssatzErinnern, fehlenderBasiszinssatz } from "./erinnerung.server.ts";

afterEach(() => uhrStellen());

const erinnern = () => anBasiszinssatzErinnern("https://portal.example");

async function konto(db: Kysely<DB>, name: string, mehr: object = {}): Promise<void> {
  const werte = {
    name,
    email: `${name}@portal.example`,
    rolle: "admin",
    email_bestaetigt_am: new Date(),
    ...mehr,
  };
  await db.insertInto("konto").values(werte).execute();
}

const mails = async (db: Kysely<DB>) =>
  (await db.selectFrom("mail_auftrag").select(["an", "betreff", "text"]).orderBy("an").execute()).map(
    ({ an, betreff, text }) => ({ an, betreff, text: text ?? "" }),
  );

test.for([
  ["2027-01-14T22:59:00Z", undefined],
  // 00:00 in Berlin
  ["2027-01-14T23:00:00Z", "2027-01-01"],
  ["2027-07-20T10:00:00Z", "2027-01-01"],
] as const)("Am %s fehlt: %s", async ([uhr, fehlt], { db: _ }) => {
  uhrStellen(uhr);
  expect(await fehlenderBasiszinssatz()).toBe(fehlt);
});

test("Ist das Halbjahr eingetragen, fehlt nichts, bis zwei Wochen nach dem nächsten", async ({ db }) => {
  const zeile = { version: 1, satz: 177, fundstelle: "Bundesbank", eingetragen_von: null };
  await versionAnfuegen(db, { ...zeile, ab: "2027-01-01" as never, eingetragen_am: new Date("2027-01-02") });
  uhrStellen("2027-07-14T12:00:00Z");
  expect(await fehlenderBasiszinssatz()).toBeUndefined();
  uhrStellen("2027-07-15T12:00:00Z");
  expect(await fehlenderBasiszinssatz()).toBe("2027-07-01");
});

test("Jede Verwaltung, die sich anmelden kann, bekommt je Halbjahr eine Mail, auch bei wiederholtem Lauf", async ({
  db,
}) => {
  await konto(db, "rosa");
  await konto(db, "bodo");
  await konto(db, "gesperrt", { gesperrt_am: new Date() });
  await konto(db, "fort", { loeschung_am: new Date() });
  await konto(db, "unbestaetigt", { email_bestaetigt_am: null });
  await konto(db, "moderation", { rolle: "moderator" });
  uhrStellen("2027-01-14T12:00:00Z");
  expect(await erinnern()).toBe(0);
  uhrStellen("2027-01-15T06:23:00Z");
  expect(await erinnern()).toBe(2);
  const gesendet = await mails(db);
  expect(gesendet.map(({ an }) => an)).toEqual(["bodo@portal.example", "rosa@portal.example"]);
  expect(gesendet[0]?.betreff).toBe("Der Basiszinssatz ab 01.01.2027 fehlt");
  expect(gesendet[0]?.text).toMatch(/^https:\/\/portal\.example\/admin\/basiszinssatz$/m);
  uhrStellen("2027-01-16T06:23:00Z");
  expect(await erinnern()).toBe(0);
  // Half a year later both are missing; one mail speaks for both.
  uhrStellen("2027-07-15T06:23:00Z");
  expect(await erinnern()).toBe(2);
  expect(await erinnern()).toBe(0);
  expect(await mails(db)).toHaveLength(4);
});

test("Ohne Verwaltung wartet die Erinnerung auf eine", async ({ db }) => {
  uhrStellen("2027-01-15T06:23:00Z");
  expect(await erinnern()).toBe(0);
  await konto(db, "rosa");
  expect(await erinnern()).toBe(1);
});

test("Zwei Prozesse zugleich senden eine Mail", async ({ eigene: { db } }) => {
  await konto(db, "rosa");
  uhrStellen("2027-01-15T06:23:00Z");
  const gesendet = await Promise.all([erinnern(), erinnern()]);
  expect(gesendet.toSorted()).toEqual([0, 1]);
  expect(await mails(db)).toHaveLength(1);
});
