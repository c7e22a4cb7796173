import { afterEach, beforeEach, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import type { Buchnutzer } from "../einstellung/buchzugang.server.ts";
import { deadlinesVon, deadlineVon } from "../eintrag/aufruf/antwort.server.ts";
import { fristAnlegen, fristBearbeiten } from "../eintrag/aufruf/aufruf.server.ts";
import { fristaenderung, neueFrist } from "../eintrag/aufruf/contract.ts";
import { kettenzeilenLesen } from "../protokoll/protokoll-store.server.ts";
import { buchPruefen } from "../pruefung/pruefen.server.ts";
import { inhaber } from "../testing-nutzer.ts";

beforeEach(() => uhrStellen("2026-11-16T09:00:00Z"));
afterEach(() => uhrStellen());

const frist = {
  title: "Stellungnahme",
  startDate: "2026-11-16",
  weeks: 2,
  state: "NW",
  aktenzeichen: "34/26",
};
const anlegen = (wer: Buchnutzer, anders: object = {}) =>
  fristAnlegen(wer, neueFrist.parse({ ...frist, ...anders }));
const bearbeiten = (wer: Buchnutzer, id: string, koerper: object) =>
  fristBearbeiten(wer, id, fristaenderung.parse(koerper));
const rubra = async (wer: Buchnutzer) => (await deadlinesVon(wer, "bestand")).map(({ rubrum }) => rubrum);
const arten = (wer: Buchnutzer) =>
  mandant(wer, async (tx) =>
    (await kettenzeilenLesen(tx, wer.kanzleiId, { limit: 50 })).map(({ art }) => art),
  );

test("Einmal getippt, steht das Rubrum an allen Einträgen der Akte, wie auch immer sie geschrieben ist", async ({
  db,
}) => {
  const wer = await inhaber(db, "Meier");
  await anlegen(wer);
  const zweite = await anlegen(wer, { aktenzeichen: "34 / 26", rubrum: "Meier ./. Schulze" });
  await anlegen(wer, { aktenzeichen: "35/26" });
  expect((await deadlineVon(wer, zweite)).rubrum).toBe("Meier ./. Schulze");
  expect((await rubra(wer)).toSorted()).toEqual(["", "Meier ./. Schulze", "Meier ./. Schulze"]);
  // What says nothing of it leaves it as it is.
  await anlegen(wer, { aktenzeichen: "34/26" });
  expect((await rubra(wer)).filter((rubrum) => rubrum !== "")).toHaveLength(3);
  const fremd = await inhaber(db, "Schulz");
  await anlegen(fremd);
  expect(await rubra(fremd)).toEqual([""]);
});

test("Geändert wird es an einem Eintrag für alle, mit einer Zeile im Protokoll; der Eintrag selbst bleibt, wie er ist", async ({
  db,
}) => {
  const wer = await inhaber(db, "Meier");
  const { id, stand } = await anlegen(wer, { rubrum: "Meier ./. Schulze" });
  await anlegen(wer);
  expect(await arten(wer)).toEqual(["rubrum-gesetzt", "gebucht", "gebucht"]);
  const geaendert = await bearbeiten(wer, id, { rubrum: "Meier u. a. ./. Schulze" });
  expect(geaendert).toMatchObject({ stand, rubrum: "Meier u. a. ./. Schulze" });
  expect(await rubra(wer)).toEqual(["Meier u. a. ./. Schulze", "Meier u. a. ./. Schulze"]);
  await bearbeiten(wer, id, { rubrum: "Meier u. a. ./. Schulze" });
  expect(await arten(wer)).toEqual(["rubrum-gesetzt", "gebucht", "gebucht", "rubrum-gesetzt"]);
  await bearbeiten(wer, id, { rubrum: "" });
  expect(await rubra(wer)).toEqual(["", ""]);
  expect(await mandant(wer, (tx) => buchPruefen(tx, wer.kanzleiId))).toMatchObject({ fehler: [] });
});

test("Ohne Aktenzeichen gehört es zu nichts", async ({ db }) => {
  const wer = await inhaber(db, "Meier");
  await expect(anlegen(wer, { aktenzeichen: "", rubrum: "Meier ./. Schulze" })).rejects.toMatchObject({
    status: 400,
    koerper: expect.objectContaining({ code: "rubrum-ohne-akte", field: "rubrum" }),
  });
});
