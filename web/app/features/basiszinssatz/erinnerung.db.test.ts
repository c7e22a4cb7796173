import { datum, plusTage, type Tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import { afterEach, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { versionAnfuegen } from "./basiszinssatz-store.server.ts";
import { anBasiszinssatzErinnern, fehlenderBasiszinssatz } from "./erinnerung.server.ts";
import { halbjahrNach, unbekanntAb } from "./testing-halbjahre.ts";

afterEach(() => uhrStellen());

const spaeter = halbjahrNach(unbekanntAb);
const am = (halbjahr: Tag, tage: number, uhrzeit: string) => `${plusTage(halbjahr, tage)}T${uhrzeit}Z`;

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
  [am(unbekanntAb, 13, "21:59:00"), undefined],
  // 00:00 in Berlin, 01:00 in summer
  [am(unbekanntAb, 13, "23:00:00"), unbekanntAb],
  [am(spaeter, 19, "10:00:00"), unbekanntAb],
] as const)("Am %s fehlt: %s", async ([uhr, fehlt], { db: _ }) => {
  uhrStellen(uhr);
  expect(await fehlenderBasiszinssatz()).toBe(fehlt);
});

test("Ist das Halbjahr eingetragen, fehlt nichts, bis zwei Wochen nach dem nächsten", async ({ db }) => {
  const zeile = { version: 1, satz: 177, fundstelle: "Bundesbank", eingetragen_von: null };
  await versionAnfuegen(db, {
    ...zeile,
    ab: unbekanntAb,
    eingetragen_am: new Date(plusTage(unbekanntAb, 1)),
  });
  uhrStellen(am(spaeter, 13, "12:00:00"));
  expect(await fehlenderBasiszinssatz()).toBeUndefined();
  uhrStellen(am(spaeter, 14, "12:00:00"));
  expect(await fehlenderBasiszinssatz()).toBe(spaeter);
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
  uhrStellen(am(unbekanntAb, 13, "12:00:00"));
  expect(await erinnern()).toBe(0);
  uhrStellen(am(unbekanntAb, 14, "06:23:00"));
  expect(await erinnern()).toBe(2);
  const gesendet = await mails(db);
  expect(gesendet.map(({ an }) => an)).toEqual(["bodo@portal.example", "rosa@portal.example"]);
  expect(gesendet[0]?.betreff).toBe(`Der Basiszinssatz ab ${datum(unbekanntAb)} fehlt`);
  expect(gesendet[0]?.text).toMatch(/^https:\/\/portal\.example\/admin\/basiszinssatz$/m);
  uhrStellen(am(unbekanntAb, 15, "06:23:00"));
  expect(await erinnern()).toBe(0);
  // Half a year later both are missing; one mail speaks for both.
  uhrStellen(am(spaeter, 14, "06:23:00"));
  expect(await erinnern()).toBe(2);
  expect(await erinnern()).toBe(0);
  expect(await mails(db)).toHaveLength(4);
});

test("Ohne Verwaltung wartet die Erinnerung auf eine", async ({ db }) => {
  uhrStellen(am(unbekanntAb, 14, "06:23:00"));
  expect(await erinnern()).toBe(0);
  await konto(db, "rosa");
  expect(await erinnern()).toBe(1);
});

test("Zwei Prozesse zugleich senden eine Mail", async ({ eigene: { db } }) => {
  await konto(db, "rosa");
  uhrStellen(am(unbekanntAb, 14, "06:23:00"));
  const gesendet = await Promise.all([erinnern(), erinnern()]);
  expect(gesendet.toSorted()).toEqual([0, 1]);
  expect(await mails(db)).toHaveLength(1);
});
