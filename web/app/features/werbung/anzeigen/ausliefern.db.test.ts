import { tag } from "@gebuehrenportal/recht";
import { expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { dbStellen } from "#platform/db/zugang.server.ts";
import { gemerktesVergessen } from "#platform/realtime/gemerkt.server.ts";
import { seitenanzeigen } from "./ausliefern.server.tsx";
import { kampagneAnlegen } from "./kampagnen-store.server.ts";

const kampagne = {
  ...({ art: "bezahlt", werbender: "Birke", text: "Papier", ziel: "https://example.com/" } as const),
  plaetze: ["tool-banner"] as const,
  themen: [],
  gewicht: 10,
  bis: null,
  bild: null,
};
const seite = { art: "rechner", pfad: "/zinsrechner", wer: undefined, gibtSeite: () => true } as const;
const gezeigt = async () => JSON.stringify(await seitenanzeigen(seite));

test("Laufende Kampagnen werden einmal gelesen, bis sich die Seiten ändern, auch ohne Datenbank", async ({
  db,
}) => {
  uhrStellen("2026-03-02T09:00:00Z");
  gemerktesVergessen();
  await kampagneAnlegen(db, { ...kampagne, titel: "Erste", von: tag("2026-03-01") });
  await kampagneAnlegen(db, { ...kampagne, titel: "Morgige", von: tag("2026-03-03") });
  expect(await gezeigt()).toContain("Erste");
  await kampagneAnlegen(db, { ...kampagne, titel: "Zweite", von: tag("2026-03-01") });
  dbStellen();
  expect(await gezeigt()).not.toContain("Zweite");
  expect(await gezeigt()).not.toContain("Morgige");
  // The day decides, without another look.
  uhrStellen("2026-03-03T09:00:00Z");
  expect(await gezeigt()).toContain("Morgige");
  uhrStellen();
  gemerktesVergessen();
  expect(await gezeigt()).toContain("Erste");
});
