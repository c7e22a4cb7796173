import { readFileSync } from "node:fs";
import { tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { afterEach, beforeEach, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import { einstellungSchreiben, grundeinstellung } from "../einstellung/einstellung-store.server.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { istZuKontrollieren } from "../worte/frist.ts";
import { angabenAendern, erledigen, genehmigen, vorlegen, wiederOeffnen } from "./aendern.server.ts";
import { fristAnlegen } from "./aufruf/aufruf.server.ts";
import { neueFrist } from "./aufruf/contract.ts";
import { fristZeigen } from "./fristbild.server.ts";
import { ausloeserAendern } from "./neurechnen.server.ts";
import { verlaengern, verlaengerungBeantragen } from "./verlaengern.server.ts";

beforeEach(() => uhrStellen("2026-11-03T09:00:00Z"));
afterEach(() => uhrStellen());

/** What the migration does to rows that an older version has written. */
const umstellung = readFileSync(
  new URL("../../../../migrations/0037_frist-beantragt-bis.sql", import.meta.url),
  "utf8",
).match(/^update [\s\S]*?;$/m)?.[0];

const heute = tag("2026-11-03");

test("Wer Tag, Ort, Person oder Nachweis ändert, lässt jemand anderen kontrollieren", async ({ db }) => {
  const anna = await inhaber(db, "Meier");
  const bert = await kollegin(db, anna, "Huber", "rechtsanwalt");
  await imBuch(anna, ({ tx, kanzleiId }) =>
    einstellungSchreiben(tx, kanzleiId, { ...grundeinstellung, vierAugen: true }, new Date()),
  );
  const { id } = await fristAnlegen(
    anna,
    neueFrist.parse({ title: "Klage", startDate: "2026-11-02", weeks: 4, state: "BE" }),
  );
  const zuKontrollieren = async () => {
    const { frist } = await fristZeigen(anna, id);
    return istZuKontrollieren(frist) ? frist.kontrollstandVon : undefined;
  };
  const kontrolliertVon = async (wer: Buchnutzer, andere: Buchnutzer) => {
    await expect(genehmigen(wer, { id })).rejects.toMatchObject({ koerper: { code: "eigene-buchung" } });
    expect(await genehmigen(andere, { id })).toMatchObject({ genehmigtVon: andere.nutzer.id });
    expect(await zuKontrollieren()).toBeUndefined();
  };
  await kontrolliertVon(anna, bert);
  await ausloeserAendern(bert, { id }, tag("2026-10-30"));
  await kontrolliertVon(bert, anna);
  await angabenAendern(bert, { id }, { verantwortlich: bert.nutzer.id });
  await kontrolliertVon(bert, anna);
  await verlaengern(anna, { id }, { bis: tag("2026-12-14"), vom: heute, einwilligung: undefined });
  await kontrolliertVon(anna, bert);
  await erledigen(bert, { id }, { at: "2026-11-03", channel: "beA", reference: "" });
  expect(await zuKontrollieren()).toBe(bert.nutzer.id);
  await kontrolliertVon(bert, anna);
  // What the control does not look at leaves it as it is, and so does presenting the file.
  await wiederOeffnen(anna, { id });
  await kontrolliertVon(anna, bert);
  await angabenAendern(bert, { id }, { bemerkung: "eilt" });
  await vorlegen(bert, { id });
  expect(await zuKontrollieren()).toBeUndefined();
});

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
