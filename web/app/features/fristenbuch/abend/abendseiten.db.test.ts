import { afterEach, beforeEach, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { fristEintragen } from "../eintrag/verbuchen.server.ts";
import { musterfrist } from "../testing-buch.ts";
import { inhaber } from "../testing-nutzer.ts";
import { abendkontrolleAbzeichnen, abendlisteVon } from "./abendkontrolle.server.ts";

// Monday, 17:30 in Berlin: the sample ends on this day.
const abends = "2026-11-16T16:30:00Z";
beforeEach(() => uhrStellen(abends));
afterEach(() => uhrStellen());

test("Ein Abend mit sehr vielen Fristen steht auf Seiten; abgezeichnet werden alle", async ({ db }) => {
  const chef = await inhaber(db, "Meier");
  const anzahl = 45;
  const am = new Date("2026-11-16T08:00:00Z");
  await mandant(chef, async (tx) => {
    for (let nr = 1; nr <= anzahl; nr++)
      await fristEintragen(tx, chef.kanzleiId, musterfrist({ titel: `offen ${nr}` }), {
        art: "gebucht",
        von: chef.nutzer.id,
        am,
      });
  });
  const erste = await abendlisteVon(chef);
  const letzte = await abendlisteVon(chef, { offen: 3 });
  expect([erste.offen.ids, erste.offen.fristen].map((liste) => liste.length)).toEqual([anzahl, 20]);
  expect(letzte.offen).toMatchObject({ seite: 3, ids: erste.offen.ids });
  expect(letzte.offen.fristen.map(({ id }) => id)).toEqual(erste.offen.ids.slice(40));
  // Behind the last page is the last one.
  expect((await abendlisteVon(chef, { offen: 99 })).offen.seite).toBe(3);
  uhrStellen(abends);
  await abendkontrolleAbzeichnen(chef, "morgen");
  expect((await abendlisteVon(chef)).kontrolle?.befund?.offen).toHaveLength(anzahl);
});
