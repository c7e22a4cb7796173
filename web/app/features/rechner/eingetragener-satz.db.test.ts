import type { Zinsergebnis } from "@gebuehrenportal/forderung";
import { datum, plusTage } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import { expect } from "vitest";
import { unbekanntAb, versionAnfuegen } from "#features/jahreswerte/testing.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { blattrechnung } from "./blattrechnungen.ts";
import { alsFragment } from "./formular/fragment.ts";
import { mahnverfahrenRoute } from "./mahnverfahren/api/mahnverfahren.ts";
import { ruf } from "./testing-seite.tsx";
import { basiszinsRoute, zinsenRoute } from "./zinsen/api/zinsen.ts";

const ende = plusTage(unbekanntAb, 180);
const heute = plusTage(unbekanntAb, 213);
const eintragen = (db: Kysely<DB>, satz = 177) =>
  versionAnfuegen(db, {
    wert: "basiszinssatz",
    ab: unbekanntAb,
    version: 1,
    zahlen: { satz },
    entwurf: false,
    fundstelle: "Bundesbank, Mitteilung vom 29.12.2026",
    eingetragen_von: null,
    eingetragen_am: new Date(`${plusTage(unbekanntAb, 3)}T10:00:00Z`),
  });
const herkunft = `vom Betreiber eingetragen (Bundesbank, Mitteilung vom 29.12.2026, eingetragen am ${datum(plusTage(unbekanntAb, 3))})`;

const zinsen = {
  hauptforderungen: [{ id: "f", betrag: 1_000_000, verzugAb: unbekanntAb, zinssatz: { art: "verbraucher" } }],
  bis: ende,
};
const zinsstand = alsFragment({
  "forderungen.1.betrag": "10.000,00",
  "forderungen.1.verzugAb": datum(unbekanntAb),
  bis: datum(ende),
});

// 10.000 € · 6,77 % · 181 / 365, in a leap year 366
const schaltjahr = Number(unbekanntAb.slice(0, 4)) % 4 === 0;
const zinsbetrag = schaltjahr ? 33_480 : 33_572;

test("Der Aufruf rechnet mit dem eingetragenen Satz und nennt ihn", async ({ db }) => {
  const vorher = (await ruf(zinsenRoute, zinsen)) as Zinsergebnis;
  expect(vorher.unbekanntAb).toBe(unbekanntAb);
  expect(vorher.summen.vorlaeufigeZinsen).toBe(vorher.summen.zinsen);
  await eintragen(db);
  const antwort = await ruf(zinsenRoute, zinsen);
  expect(antwort).toMatchObject({
    summen: { zinsen: zinsbetrag, vorlaeufigeZinsen: 0 },
    forderungen: [{ abschnitte: [{ basis: 1.77, herkunft: "betreiber" }] }],
    fassung: { ab: unbekanntAb, sicherheit: "mittel" },
  });
  expect(JSON.stringify(antwort)).toContain(`Basiszinssatz ${herkunft}`);
  expect(await ruf(basiszinsRoute, undefined, { stichtag: plusTage(unbekanntAb, 59) })).toMatchObject({
    zeilen: [{ ab: unbekanntAb, prozent: 1.77, herkunft: "betreiber" }],
  });
});

test("Dateien und Gespeichertes rechnen mit ihm, und ihr Rechenweg nennt ihn", async ({ db }) => {
  await eintragen(db);
  const antwort = (await blattrechnung("/zinsrechner"))?.blattAus(zinsstand, heute, true);
  if (antwort?.art !== "blatt") throw new Error(antwort?.art);
  const [stand] = antwort.blatt.tabellen;
  const zeile = stand?.zeilen.find(({ kennung }) => kennung === "result-interest");
  expect(zeile?.zellen.at(-1)).toBe(zinsbetrag);
  expect(zeile?.schritte?.[0]?.text).toContain(`Basiszinssatz ${herkunft}`);
  expect(antwort.blatt.vermerke.some(({ text }) => text.includes("vom Betreiber eingetragen"))).toBe(true);
});

test("Die Zinsgrenze des Mahnverfahrens folgt ihm", async ({ db }) => {
  const antrag = {
    wert: 100_000,
    pruefung: { verbraucherdarlehen: { effektivzins: 13.78, vertragAm: plusTage(unbekanntAb, 31) } },
  };
  expect(JSON.stringify(await ruf(mahnverfahrenRoute, antrag))).toContain("noch nicht bekannt");
  await eintragen(db);
  const antwort = JSON.stringify(await ruf(mahnverfahrenRoute, antrag));
  expect(antwort).toContain("über der Grenze von 13,77\u00a0%");
  expect(antwort).toContain(herkunft);
});
