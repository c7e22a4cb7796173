import type { Kysely } from "kysely";
import { expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { einladungAnnehmen } from "../einladung/annehmen.server.ts";
import { einladen } from "../einladung/einladen.server.ts";
import { frisch, type Person, person, tokenAn } from "../testing-team.ts";
import { angebotBeenden, leitungAnbieten } from "../uebergabe/uebergabe.server.ts";
import { teamloeschung } from "./loeschung.server.ts";
import { faktorpflichtSetzen, mitgliedEntfernen, teamVerlassen, teamVon } from "./team.server.ts";
import { verlaufszeile } from "./verlauf.ts";
import { vorgaengeLesen } from "./vorgang-store.server.ts";

gestelltesPortal();

test("Die Leitung wird einem Mitglied angeboten, für sieben Tage, und beide können das beenden", async ({
  db,
}) => {
  uhrStellen("2026-03-10T11:00:00Z");
  const rosa = await person(db, "rosa", { tarif: "teams" });
  const [mira, nina] = [await mitglied(db, rosa, "mira"), await mitglied(db, rosa, "nina")];
  const fremd = await mitglied(db, await person(db, "otto", { tarif: "teams" }), "olga");
  const offen = async () => (await teamVon(rosa)).uebergabe?.an;
  const an = ({ nutzer }: Person) => leitungAnbieten(rosa, nutzer.id);
  await expect(an(fremd)).rejects.toMatchObject({ status: 404 });
  await expect(an(rosa)).rejects.toMatchObject({ status: 409 });
  await expect(leitungAnbieten(mira, nina.nutzer.id)).rejects.toMatchObject({ status: 403 });
  expect(await an(mira)).toEqual(new Date("2026-03-17T11:00:00Z"));
  await an(mira);
  expect(await offen()).toBe(mira.nutzer.id);
  for (const wer of [nina, fremd]) await expect(angebotBeenden(wer)).rejects.toMatchObject({ status: 404 });
  await angebotBeenden(mira);
  await expect(angebotBeenden(rosa)).rejects.toMatchObject({ status: 404 });
  await an(mira);
  await an(nina);
  expect(await offen()).toBe(nina.nutzer.id);
  await angebotBeenden(rosa);
  await an(nina);
  await mitgliedEntfernen(rosa, nina.nutzer.id);
  expect(await offen()).toBeUndefined();
  await an(mira);
  uhrStellen("2026-03-17T11:00:00Z");
  expect(await offen()).toBeUndefined();
  const mails = await db
    .selectFrom("mail_auftrag")
    .select("an")
    .where("art", "=", "team-leitung-angeboten")
    .execute();
  expect(mails.map((mail) => mail.an.split("@")[0]).toSorted()).toEqual([
    "mira",
    "mira",
    "mira",
    "nina",
    "nina",
  ]);
});

/** Somebody who has come in by an invitation. */
async function mitglied(db: Kysely<DB>, leitung: Person, name: string): Promise<Person> {
  await einladen(leitung, { email: `${name}@kanzlei.example`, kanzleirolle: "rechtsanwalt" });
  const { nutzer } = await person(db, name);
  await einladungAnnehmen(await frisch(db, nutzer.id), await tokenAn(db, name, leitung));
  return frisch(db, nutzer.id);
}

test("Wer sein Konto löscht, verlässt vorher das Team, und der Verlauf sagt es, auch ohne den Namen", async ({
  db,
}) => {
  const rosa = await person(db, "rosa", { tarif: "teams" });
  const mira = await mitglied(db, rosa, "mira");
  for (const wer of [mira, mira, rosa]) await teamloeschung.vorbereiten?.(wer.nutzer.id);
  await db.deleteFrom("konto").where("id", "=", mira.nutzer.id).execute();
  const { mitglieder, zeile } = await teamVon(rosa);
  expect(mitglieder.map(({ id }) => id)).toEqual([rosa.nutzer.id]);
  const vorgaenge = await betrieb((tx) => vorgaengeLesen(tx, zeile.id, 10));
  expect(vorgaenge.map((vorgang) => verlaufszeile(vorgang, {}).text).slice(0, 2)).toEqual([
    "ein gelöschtes Konto hat das Team verlassen",
    "ein gelöschtes Konto ist dem Team beigetreten",
  ]);
});

test("Verlangt das Team die Bestätigung in zwei Schritten, sieht ohne sie niemand etwas von ihm", async ({
  db,
}) => {
  const rosa = await person(db, "rosa", { tarif: "teams" });
  await einladen(rosa, { email: "mira@kanzlei.example", kanzleirolle: "vertretung" });
  const { nutzer } = await person(db, "mira");
  await einladungAnnehmen(await frisch(db, nutzer.id), await tokenAn(db, "mira", rosa));
  const mira = await frisch(db, nutzer.id);
  await expect(faktorpflichtSetzen(rosa, true)).rejects.toMatchObject({ status: 409 });
  await expect(faktorpflichtSetzen(mira, true)).rejects.toMatchObject({ status: 403 });
  const einrichten = (konto_id: string, bestaetigt_am: Date | null) =>
    db
      .insertInto("zweiter_faktor")
      .values({ konto_id, geheimnis: "versiegelt", bestaetigt_am })
      .onConflict((oc) => oc.column("konto_id").doUpdateSet({ bestaetigt_am }))
      .execute();
  await einrichten(rosa.nutzer.id, new Date());
  await faktorpflichtSetzen(rosa, true);
  expect((await teamVon(rosa)).mitglieder).toHaveLength(2);
  const ohne = { status: 403, koerper: { code: "zweiter-faktor" } };
  await expect(teamVon(mira)).rejects.toMatchObject(ohne);
  // Set up, but not yet proved.
  await einrichten(mira.nutzer.id, null);
  await expect(teamVon(mira)).rejects.toMatchObject(ohne);
  await einrichten(mira.nutzer.id, new Date());
  expect((await teamVon(mira)).mitglieder).toHaveLength(2);
  await teamVerlassen(mira);
  await faktorpflichtSetzen(rosa, false);
  expect((await teamVon(rosa)).zeile.zweiterFaktorNoetig).toBe(false);
});
