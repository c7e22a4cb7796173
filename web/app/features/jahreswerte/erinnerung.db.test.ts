import { datum, plusTage, type Tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import { afterEach, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { anJahreswerteErinnern, faelligeJahreswerte } from "./erinnerung.server.ts";
import { versionAnfuegen } from "./jahreswerte-store.server.ts";
import { halbjahrNach, unbekanntAb } from "./testing-halbjahre.ts";

afterEach(() => uhrStellen());

const spaeter = halbjahrNach(unbekanntAb);
const am = (halbjahr: Tag, tage: number, uhrzeit: string) => `${plusTage(halbjahr, tage)}T${uhrzeit}Z`;

const erinnern = () => anJahreswerteErinnern("https://portal.example");

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

/** What administrators are told of the base rate on this day. */
const basiszins = async () =>
  (await faelligeJahreswerte())
    .filter(({ name }) => name === "basiszinssatz")
    .map(({ stufe, ab }) => [stufe, ab] as const)[0];

const satz = {
  wert: "basiszinssatz",
  version: 1,
  zahlen: { satz: 177 },
  fundstelle: "Bundesbank",
  eingetragen_von: null,
};

test.for([
  [am(unbekanntAb, -44, "12:00:00"), undefined],
  [am(unbekanntAb, -43, "12:00:00"), ["laeuft-aus", unbekanntAb]],
  [am(unbekanntAb, -1, "12:00:00"), ["laeuft-aus", unbekanntAb]],
  [am(unbekanntAb, 0, "12:00:00"), undefined],
  [am(unbekanntAb, 13, "21:59:00"), undefined],
  // 00:00 in Berlin, 01:00 in summer
  [am(unbekanntAb, 13, "23:00:00"), ["fehlt", unbekanntAb]],
  [am(spaeter, 19, "10:00:00"), ["fehlt", unbekanntAb]],
] as const)("Am %s vom Basiszinssatz gesagt: %s", async ([uhr, gesagt], { db: _ }) => {
  uhrStellen(uhr);
  expect(await basiszins()).toEqual(gesagt);
});

test("Ein Entwurf steht nicht für den Satz, der Satz schon", async ({ db }) => {
  const zeile = { ...satz, ab: unbekanntAb, eingetragen_am: new Date(plusTage(unbekanntAb, 1)) };
  await versionAnfuegen(db, { ...zeile, entwurf: true });
  uhrStellen(am(unbekanntAb, 14, "12:00:00"));
  expect(await basiszins()).toEqual(["fehlt", unbekanntAb]);
  await versionAnfuegen(db, { ...zeile, version: 2, entwurf: false });
  expect(await basiszins()).toBeUndefined();
  uhrStellen(am(spaeter, 14, "12:00:00"));
  expect(await basiszins()).toEqual(["fehlt", spaeter]);
});

test("Jede Verwaltung, die sich anmelden kann, bekommt je Stufe eine Mail über alles Fällige, auch bei wiederholtem Lauf", async ({
  db,
}) => {
  await konto(db, "rosa");
  await konto(db, "bodo");
  await konto(db, "gesperrt", { gesperrt_am: new Date() });
  await konto(db, "fort", { loeschung_am: new Date() });
  await konto(db, "unbestaetigt", { email_bestaetigt_am: null });
  await konto(db, "moderation", { rolle: "moderator" });
  uhrStellen(am(unbekanntAb, -43, "06:23:00"));
  expect(await erinnern()).toBe(2);
  const vorher = await mails(db);
  expect(vorher.map(({ an }) => an)).toEqual(["bodo@portal.example", "rosa@portal.example"]);
  expect(vorher[0]?.text).toContain(
    `Basiszinssatz (§ 247 BGB): läuft am ${datum(plusTage(unbekanntAb, -1))} aus.`,
  );
  uhrStellen(am(unbekanntAb, -42, "06:23:00"));
  expect(await erinnern()).toBe(0);
  uhrStellen(am(unbekanntAb, 14, "06:23:00"));
  expect(await erinnern()).toBe(2);
  const danach = (await mails(db)).filter(({ text }) => text.includes("fehlt seit"));
  expect(danach).toHaveLength(2);
  expect(danach[0]?.text).toContain(`Basiszinssatz (§ 247 BGB): fehlt seit dem ${datum(unbekanntAb)}.`);
  uhrStellen(am(unbekanntAb, 15, "06:23:00"));
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
