import { readFileSync } from "node:fs";
import { tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { afterEach, beforeEach, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { inhaber } from "../testing-nutzer.ts";
import { fristAnlegen } from "./aufruf/aufruf.server.ts";
import { neueFrist } from "./aufruf/contract.ts";
import { fristZeigen } from "./fristbild.server.ts";
import { verlaengern, verlaengerungBeantragen } from "./verlaengern.server.ts";

beforeEach(() => uhrStellen("2026-11-03T09:00:00Z"));
afterEach(() => uhrStellen());

/** What the migration does to rows that an older version has written. */
const umstellung = readFileSync(
  new URL("../../../../migrations/0037_frist-beantragt-bis.sql", import.meta.url),
  "utf8",
).match(/^update [\s\S]*?;$/m)?.[0];

const heute = tag("2026-11-03");

test("Was als Ende eingetragen war, obwohl es nur beantragt ist, tritt neben das Ende", async ({ db }) => {
  const wer = await inhaber(db, "Meier");
  const anlegen = (title: string) =>
    fristAnlegen(wer, neueFrist.parse({ title, startDate: "2026-11-02", weeks: 2, state: "BE" }));
  const [erste, zweite, ohne] = [await anlegen("Erste"), await anlegen("Zweite"), await anlegen("Ohne")];
  await verlaengerungBeantragen(wer, { id: erste.id }, { am: heute, bis: tag("2026-12-01") });
  const verfuegt = { bis: tag("2026-12-01"), vom: heute, einwilligung: undefined };
  await verlaengern(wer, { id: zweite.id }, verfuegt);
  await verlaengerungBeantragen(wer, { id: zweite.id }, { am: heute, bis: tag("2027-01-04") });
  const stand = async () =>
    Promise.all([erste, zweite, ohne].map(async ({ id }) => (await fristZeigen(wer, id)).frist));
  const vorher = await stand();
  await sql`update frist set ende_vor_verlaengerung = ende, ende = beantragt_bis, beantragt_bis = null
    where verlaengerung_beantragt_am is not null`.execute(db);
  expect(await stand()).toMatchObject([
    { ende: "2026-12-01", endeVorVerlaengerung: "2026-11-16" },
    { ende: "2027-01-04", endeVorVerlaengerung: "2026-12-01" },
    { ende: "2026-11-16" },
  ]);
  await sql.raw(umstellung ?? "").execute(db);
  expect(await stand()).toEqual(vorher);
  expect(vorher).toMatchObject([
    { ende: "2026-11-16", beantragtBis: "2026-12-01", endeVorVerlaengerung: null },
    { ende: "2026-12-01", beantragtBis: "2027-01-04", endeVorVerlaengerung: "2026-11-16" },
    { ende: "2026-11-16", beantragtBis: null },
  ]);
});
