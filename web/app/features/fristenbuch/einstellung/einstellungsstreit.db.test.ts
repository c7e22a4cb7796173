import { afterEach, beforeEach, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { type Buchnutzer, imBuch } from "./buchzugang.server.ts";
import { grundeinstellung } from "./einstellung-store.server.ts";
import { einstellungenSetzen } from "./einstellungen.server.ts";
import { regelnAus } from "./einstellungsstreit.server.ts";

beforeEach(() => uhrStellen("2026-11-03T09:00:00Z"));
afterEach(() => uhrStellen());

const seen = regelnAus(grundeinstellung);
const jetzt = (wer: Buchnutzer) => imBuch(wer, async ({ einstellung }) => einstellung);

test("Ändern zwei verschiedene Einstellungen, gelten beide, auch wenn sie zugleich speichern", async ({
  eigene: { db },
}) => {
  const anna = await inhaber(db, "Meier");
  const bert = await kollegin(db, anna, "Huber", "rechtsanwalt");
  await Promise.all([
    einstellungenSetzen(anna, { ...seen, fourEyes: true, seen }),
    einstellungenSetzen(bert, { ...seen, workingDays: [1, 2, 3], seen }),
  ]);
  expect(await jetzt(anna)).toMatchObject({ vierAugen: true, arbeitstage: [1, 2, 3] });
  // A call that does not say what it saw sets everything.
  await einstellungenSetzen(anna, seen);
  expect(await jetzt(anna)).toEqual(grundeinstellung);
});

test("Ändern zwei dieselbe, wird gefragt; Kontrolle und Alarm, Land und Gemeinde zählen als eines", async ({
  db,
}) => {
  const anna = await inhaber(db, "Meier");
  const bert = await kollegin(db, anna, "Huber", "rechtsanwalt");
  await einstellungenSetzen(bert, { ...seen, eveningAlarmAt: "19:00", state: "BE", fourEyes: true, seen });
  const meine = {
    ...seen,
    eveningCheckAt: "16:30",
    state: "BY" as const,
    fourEyes: true,
    workingDays: [1],
    seen,
  };
  await expect(einstellungenSetzen(anna, meine)).rejects.toMatchObject({
    status: 409,
    koerper: {
      code: "zugleich",
      conflicts: [
        {
          field: "eveningCheckAt",
          yours: "Kontrolle 16:30, Alarm 18:30",
          theirs: "Kontrolle 17:00, Alarm 19:00",
          by: "Huber",
          at: "2026-11-03T09:00:00.000Z",
        },
        { field: "state", yours: "BY", theirs: "BE", by: "Huber", at: "2026-11-03T09:00:00.000Z" },
      ],
      current: { eveningAlarmAt: "19:00", state: "BE", fourEyes: true },
    },
  });
  expect(await jetzt(anna)).toMatchObject({ abendAlarm: "19:00", land: "BE", arbeitstage: [1, 2, 3, 4, 5] });
  const gelesen = regelnAus(await jetzt(anna));
  await einstellungenSetzen(anna, { ...meine, seen: gelesen });
  expect(await jetzt(anna)).toMatchObject({
    abendUm: "16:30",
    land: "BY",
    vierAugen: true,
    arbeitstage: [1],
  });
});
