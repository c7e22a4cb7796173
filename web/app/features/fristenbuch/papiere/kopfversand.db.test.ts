import type { Kysely } from "kysely";
import { beforeEach, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { fristAnlegen } from "../eintrag/aufruf/aufruf.server.ts";
import { neueFrist } from "../eintrag/aufruf/contract.ts";
import { kettenkopfLesen } from "../protokoll/protokoll-store.server.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { koepfeSenden, kopfempfaengerSetzen } from "./kopfversand.server.ts";

gestelltesPortal();
beforeEach(() => uhrStellen("2026-11-03T18:00:00Z"));

const senden = () => koepfeSenden("https://portal.example");
const wunsch = { title: "Berufung", rule: "zpo-517", eventDate: "2026-11-02", state: "BE" };

async function post(db: Kysely<DB>) {
  const mails = await db
    .selectFrom("mail_auftrag")
    .select(["an", "art", "text"])
    .where("art", "=", "frist-kopf")
    .orderBy("an")
    .execute();
  await db.deleteFrom("mail_auftrag").execute();
  return mails;
}

test("Der Stand des Protokolls geht jeden Abend an die zwei gewählten Personen, je ein Mal", async ({
  db,
}) => {
  const chef = await inhaber(db, "Meier");
  const anna = await kollegin(db, chef, "Anna", "rechtsanwalt");
  const renate = await kollegin(db, chef, "Renate", "fachangestellte");
  await fristAnlegen(chef, neueFrist.parse(wunsch));
  expect(await senden()).toBe(0);
  await kopfempfaengerSetzen(chef, [chef.nutzer.id, anna.nutzer.id]);
  expect(await senden()).toBe(0);
  // 20:00 in Berlin.
  uhrStellen("2026-11-03T19:00:00Z");
  expect(await senden()).toBe(2);
  expect(await senden()).toBe(0);
  const kopf = await mandant(chef, (tx) => kettenkopfLesen(tx, chef.kanzleiId));
  const mails = await post(db);
  expect(mails.map(({ an }) => an)).toEqual(["anna@kanzlei.example", "meier@kanzlei.example"]);
  for (const { text } of mails) {
    expect(text).toContain(`Nr. ${kopf?.nr}, ${kopf?.hash}`);
    expect(text).toContain("03.11.2026");
    expect(text).not.toContain("Berufung");
  }
  // Who has left gets it no more; on the next day it comes again.
  await db.updateTable("konto").set({ team_id: null }).where("id", "=", anna.nutzer.id).execute();
  uhrStellen("2026-11-04T19:10:00Z");
  expect(await senden()).toBe(1);
  for (const [wer, konten, status] of [
    [renate, [renate.nutzer.id], 403],
    [chef, [anna.nutzer.id], 400],
  ] as const)
    await expect(kopfempfaengerSetzen(wer, konten)).rejects.toMatchObject({ status });
});
