import { tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import { expect } from "vitest";
import { versionAnfuegen } from "#features/basiszinssatz/basiszinssatz-store.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { mahnverfahrenRoute } from "./mahnverfahren/api/mahnverfahren.ts";
import { blattmotor } from "./motoren.ts";
import { alsFragment } from "./rahmen-fragment.ts";
import { ruf } from "./test-hilfe.tsx";
import { basiszinsRoute, zinsenRoute } from "./zinsen/api/zinsen.ts";

const heute = tag("2027-08-02");
const eintragen = (db: Kysely<DB>, satz = 177) =>
  versionAnfuegen(db, {
    ab: tag("2027-01-01"),
    version: 1,
    satz,
    fundstelle: "Bundesbank, Mitteilung vom 29.12.2026",
    eingetragen_von: null,
    eingetragen_am: new Date("2027-01-04T10:00:00Z"),
  });
const herkunft =
  "vom Betreiber eingetragen (Bundesbank, Mitteilung vom 29.12.2026, eingetragen am 04.01.2027)";

const zinsen = {
  hauptforderungen: [
    { id: "f", betrag: 1_000_000, verzugAb: "2027-01-01", zinssatz: { art: "verbraucher" } },
  ],
  bis: "2027-06-30",
};
const zinsstand = alsFragment({
  "forderungen.1.betrag": "10.000,00",
  "forderungen.1.verzugAb": "01.01.2027",
  bis: "30.06.2027",
});

// 10.000 € · 6,77 % · 181 / 365
test("Der Aufruf rechnet mit dem eingetragenen Satz und nennt ihn", async ({ db }) => {
  expect(await ruf(zinsenRoute, zinsen)).toMatchObject({ summen: { zinsen: 0 }, unbekanntAb: "2027-01-01" });
  await eintragen(db);
  const antwort = await ruf(zinsenRoute, zinsen);
  expect(antwort).toMatchObject({
    summen: { zinsen: 33_572 },
    forderungen: [{ abschnitte: [{ basis: 1.77, herkunft: "betreiber" }] }],
    fassung: { ab: "2027-01-01", sicherheit: "mittel" },
  });
  expect(JSON.stringify(antwort)).toContain(`Basiszinssatz ${herkunft}`);
  expect(await ruf(basiszinsRoute, undefined, { stichtag: "2027-03-01" })).toMatchObject({
    zeilen: [{ ab: "2027-01-01", prozent: 1.77, herkunft: "betreiber" }],
  });
});

test("Dateien und Gespeichertes rechnen mit ihm, und ihr Rechenweg nennt ihn", async ({ db }) => {
  await eintragen(db);
  const antwort = (await blattmotor("/zinsrechner"))?.blattAus(zinsstand, heute, true);
  if (antwort?.art !== "blatt") throw new Error(antwort?.art);
  const [stand] = antwort.blatt.tabellen;
  const zeile = stand?.zeilen.find(({ kennung }) => kennung === "result-interest");
  expect(zeile?.zellen.at(-1)).toBe(33_572);
  expect(zeile?.schritte?.[0]?.text).toContain(`Basiszinssatz ${herkunft}`);
  expect(antwort.blatt.vermerke.some(({ text }) => text.includes("vom Betreiber eingetragen"))).toBe(true);
});

test("Die Zinsgrenze des Mahnverfahrens folgt ihm", async ({ db }) => {
  const antrag = {
    wert: 100_000,
    pruefung: { verbraucherdarlehen: { effektivzins: 13.78, vertragAm: "2027-02-01" } },
  };
  expect(JSON.stringify(await ruf(mahnverfahrenRoute, antrag))).toContain("nicht erfasst");
  await eintragen(db);
  const antwort = JSON.stringify(await ruf(mahnverfahrenRoute, antrag));
  expect(antwort).toContain("über der Grenze von 13,77\u00a0%");
  expect(antwort).toContain(herkunft);
});
