import { tag } from "@gebuehrenportal/recht";
import { afterEach, beforeEach, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { stueckAendern, stueckErfassen } from "../posteingang/posteingang.server.ts";
import { inhaber } from "../testing-nutzer.ts";
import { abendkontrolleAbzeichnen, abendlisteVon } from "./abendkontrolle.server.ts";

// Monday, 17:30 in Berlin
beforeEach(() => uhrStellen("2026-11-16T16:30:00Z"));
afterEach(() => uhrStellen());

test("Die Abendkontrolle nennt Post, über die niemand entschieden hat, und wird nicht stillschweigend über sie abgezeichnet", async ({
  db,
}) => {
  const chef = await inhaber(db, "Meier");
  const { id, stand } = await stueckErfassen(chef, {
    aktenzeichen: "34/26",
    von: "Landgericht Köln",
    art: "urteil",
    betreff: "",
    zugestelltAm: tag("2026-11-16"),
    weg: "",
    gerichtszeichen: "",
    gebiet: "",
    genannteFrist: "",
  });
  expect((await abendlisteVon(chef)).post).toMatchObject({
    ids: [id],
    stuecke: [{ von: "Landgericht Köln" }],
  });
  await expect(abendkontrolleAbzeichnen(chef, "")).rejects.toMatchObject({
    status: 400,
    koerper: { code: "bemerkung", field: "note", error: expect.stringContaining("Post ohne Entscheidung") },
  });
  await abendkontrolleAbzeichnen(chef, "liegt der Anwältin vor");
  expect((await abendlisteVon(chef)).kontrolle?.befund?.post).toEqual([id]);
  await stueckAendern(chef, { id, stand }, { angaben: {}, zustand: "nichts", grund: "Doppel" });
  await abendkontrolleAbzeichnen(chef, "");
  expect((await abendlisteVon(chef)).kontrolle?.befund?.post).toEqual([]);
});
