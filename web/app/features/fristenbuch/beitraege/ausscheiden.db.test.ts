import { beforeEach, expect } from "vitest";
import { faelligeKontenLoeschen, loeschungVormerken } from "#features/konto/testing.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { niemand } from "#platform/nachlass.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { fristAnlegen } from "../eintrag/aufruf/aufruf.server.ts";
import { neueFrist } from "../eintrag/aufruf/contract.ts";
import { fristZeigen } from "../eintrag/fristbild.server.ts";
import { fristenbuch } from "../feature.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { fristennachlass } from "../uebergabe/nachlass.server.ts";
import { namenVon } from "../worte/papierworte.ts";

gestelltesPortal();
beforeEach(() => uhrStellen("2026-11-03T09:00:00Z"));

const wunsch = { title: "Berufung", rule: "zpo-517", eventDate: "2026-11-02", state: "BE" };

test("Geht ein Konto, ohne übergeben zu haben, steht Offenes ohne Verantwortliche und die Leitung weiß es", async ({
  db,
}) => {
  const chefin = await inhaber(db, "Meier");
  const refa = await kollegin(db, chefin, "Huber", "fachangestellte");
  const frist = await fristAnlegen(refa, neueFrist.parse(wunsch));
  await db
    .updateTable("konto")
    .set({ loeschung_am: new Date("2026-11-03T08:00:00Z") })
    .where("id", "=", refa.nutzer.id)
    .execute();
  expect(await faelligeKontenLoeschen([fristenbuch.loeschung ?? {}])).toBe(1);
  const { frist: danach, vorgaenge, personen, namen } = await fristZeigen(chefin, frist.id);
  expect(danach.verantwortlich).toBeNull();
  const name = namenVon(personen, namen);
  expect(vorgaenge.map(({ art, von, am }) => [art, name(von, am)])).toEqual([
    ["gebucht", "Huber"],
    ["ohne-verantwortliche", "Huber"],
  ]);
  const mails = await db.selectFrom("mail_auftrag").select(["an", "art"]).execute();
  expect(mails).toEqual([{ an: "meier@kanzlei.example", art: "frist-uebergabe" }]);
});

test("Wer sein Konto löscht, übergibt sofort, was an ihm hängt; misslingt das, bleibt das Konto", async ({
  db,
}) => {
  const chefin = await inhaber(db, "Meier");
  const refa = await kollegin(db, chefin, "Huber", "fachangestellte");
  const frist = await fristAnlegen(refa, neueFrist.parse(wunsch));
  const { id } = refa.nutzer;
  const vormerken = async (an: string) => {
    const nachfolge = { ...niemand, alles: an };
    const auftrag = { kanzleiId: chefin.kanzleiId, kontoId: id, von: id, nachfolge };
    return loeschungVormerken(id, [], await fristennachlass.uebergeben(auftrag));
  };
  const geht = async () =>
    (await db.selectFrom("konto").select("loeschung_am").where("id", "=", id).executeTakeFirstOrThrow())
      .loeschung_am !== null;
  await expect(vormerken(id)).rejects.toMatchObject({ status: 400 });
  expect(await geht()).toBe(false);
  await vormerken(chefin.nutzer.id);
  expect(await geht()).toBe(true);
  expect((await fristZeigen(chefin, frist.id)).frist.verantwortlich).toBe(chefin.nutzer.id);
});
