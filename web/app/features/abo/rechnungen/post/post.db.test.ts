import { cent, tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import { afterAll, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { archivansicht } from "../../ansichten/archiv.server.ts";
import { bestellen, vertragVon } from "../../bestellung/bestellen.server.ts";
import { neuesKonto } from "../../testing-konto.ts";
import { faelligeVertraegeFuehren, vertragsereignis } from "../../wirken/fuehren.server.ts";
import { zahlungVerbuchen } from "../../zahlung/buchen.server.ts";
import { belegeAusstellen } from "../ausstellen/auftraege.server.ts";
import { stillstandMelden } from "../ausstellen/stillstand.server.ts";
import { rechnungenVon } from "../rechnungen-store.server.ts";
import { anbieterumgebung } from "../testing.ts";
import { sendungenVermerken } from "./sendung.server.ts";
import { postGeholt } from "./testing-post.ts";

gestelltesPortal({ env: anbieterumgebung });
afterAll(pdfBeenden);

const am = (tag: string, zeit = "11:00") => uhrStellen(`${tag}T${zeit}:00Z`);
const portal = (env: object) => umgebungStellen(umgebungAus({ BASE_URL: "https://portal.example", ...env }));
const bestellt = (wer: Awaited<ReturnType<typeof neuesKonto>>) =>
  bestellen(wer, { typ: "basic", zahlweg: "rechnung", ausdruecklicherBeginn: true });
const meldungen = async (db: Kysely<DB>) =>
  (await db.selectFrom("mail_auftrag").select(["an", "text"]).where("art", "=", "abo-stillstand").execute())
    .length;

describe("Ohne Bankverbindung des Anbieters", () => {
  test("verliert niemand am 49. Tag den Tarif, und am 60. ausgestellt ist nichts rückwirkend fällig", async ({
    eigene: { db },
  }) => {
    am("2026-03-01");
    const { ANBIETER_IBAN: _, ...ohneIban } = anbieterumgebung;
    portal(ohneIban);
    const rosa = await neuesKonto(db, "rosa");
    const chefin = await neuesKonto(db, "chefin");
    await db.updateTable("konto").set({ rolle: "admin" }).where("id", "=", chefin.nutzer.id).execute();
    await bestellt(rosa);
    for (const tag of ["2026-03-22", "2026-03-29", "2026-04-12", "2026-04-19"]) {
      am(tag);
      await faelligeVertraegeFuehren();
      expect(await belegeAusstellen()).toBe(0);
      await stillstandMelden();
    }
    expect((await vertragVon(rosa))?.vertrag).toMatchObject({ zustand: "active", ausgesetzt: false });
    // Told once, however often it was looked at.
    expect(await meldungen(db)).toBe(1);
    am("2026-04-30");
    portal(anbieterumgebung);
    await belegeAusstellen();
    await postGeholt(db);
    expect(await stillstandMelden()).toBe(0);
    const rechnungen = await betrieb((tx) => rechnungenVon(tx, rosa.nutzer.id));
    expect(rechnungen.map(({ beleg }) => [beleg.datum, beleg.zahlbarBis])).toEqual([
      ["2026-04-30", "2026-05-14"],
      ["2026-04-30", "2026-05-14"],
    ]);
    am("2026-05-20");
    await faelligeVertraegeFuehren();
    expect(await db.selectFrom("aboauftrag").select("id").where("art", "=", "mahnung").execute()).toEqual([]);
    am("2026-05-21");
    await faelligeVertraegeFuehren();
    expect(
      await db.selectFrom("aboauftrag").select("id").where("art", "=", "mahnung").execute(),
    ).toHaveLength(2);
    portal(ohneIban);
    expect(await stillstandMelden()).toBe(1);
  });
});

describe("Eine Rechnung, die im Postausgang liegt,", () => {
  test("ist nicht überfällig, wird nicht gemahnt, und der Betreiber erfährt es einmal", async ({
    eigene: { db },
  }) => {
    am("2026-03-10");
    const rosa = await neuesKonto(db, "rosa");
    await bestellt(rosa);
    await belegeAusstellen();
    am("2026-04-20");
    await faelligeVertraegeFuehren();
    expect(await sendungenVermerken()).toBe(0);
    expect((await vertragVon(rosa))?.vertrag.zustand).toBe("active");
    const archiv = async () => (await archivansicht(rosa as never)).rechnungen.at(-1);
    expect(await archiv()).toMatchObject({ stand: "offen", faelligAm: "2026-05-04" });
    expect([await stillstandMelden(), await stillstandMelden()]).toEqual([1, 0]);
    await postGeholt(db);
    await Promise.all([sendungenVermerken(), sendungenVermerken()]);
    expect((await vertragVon(rosa))?.vertrag.forderungen[0]).toMatchObject({
      faelligAm: "2026-05-04",
      unterwegs: false,
    });
    am("2026-05-05");
    await faelligeVertraegeFuehren();
    expect(await archiv()).toMatchObject({ stand: "ueberfaellig", faelligAm: "2026-05-04" });
  });
});

test("An eine unbestätigte Adresse geht keine Rechnung und keine Mahnung", async ({ eigene: { db } }) => {
  am("2026-03-10");
  const rosa = await neuesKonto(db, "rosa");
  await bestellt(rosa);
  await db.updateTable("konto").set({ email_bestaetigt_am: null }).where("id", "=", rosa.nutzer.id).execute();
  expect(await belegeAusstellen()).toBe(0);
  am("2026-05-10");
  await faelligeVertraegeFuehren();
  expect(await belegeAusstellen()).toBe(0);
  expect(await db.selectFrom("aboauftrag").select("id").where("art", "=", "mahnung").execute()).toEqual([]);
  await expect(bestellen(rosa, { typ: "premium", ausdruecklicherBeginn: true })).rejects.toMatchObject({
    status: 403,
    koerper: { code: "email-unbestaetigt" },
  });
});

test("Widerrufen und nie bezahlt heißt „Widerrufen“, bezahlt bleibt bezahlt", async ({ db }) => {
  am("2026-03-10");
  const rosa = await neuesKonto(db, "rosa");
  await bestellen(rosa, { typ: "basic", zahlweg: "rechnung", ausdruecklicherBeginn: false });
  await belegeAusstellen();
  await vertragsereignis(rosa.nutzer.id, { art: "widerrufen" });
  await belegeAusstellen();
  const { rechnungen } = await archivansicht(rosa as never);
  expect(rechnungen.map(({ art, stand }) => [art, stand])).toEqual([
    ["Rechnungskorrektur", "verrechnet"],
    ["Rechnung", "widerrufen"],
  ]);
});

test("Gemahnt wird eine offene Rechnung zweimal, eine bezahlte nicht", async ({ eigene }) => {
  am("2026-03-10");
  const [rosa, paul] = [await neuesKonto(eigene.db, "rosa"), await neuesKonto(eigene.db, "paul")];
  for (const wer of [rosa, paul]) {
    await bestellt(wer);
    await belegeAusstellen();
  }
  await postGeholt(eigene.db);
  const [rechnung] = await betrieb((tx) => rechnungenVon(tx, paul.nutzer.id));
  const eingang = { rechnungId: rechnung?.id ?? "", betrag: cent(1199), am: tag("2026-03-20") };
  const fremd = { quelle: "camt", fremdId: "B1" } as const;
  expect(await zahlungVerbuchen({ ...eingang, ...fremd })).toEqual({ offen: 0, neu: true });
  expect(await zahlungVerbuchen({ ...eingang, ...fremd })).toEqual({ offen: 0, neu: false });
  for (const tag of ["2026-03-31", "2026-04-07"]) {
    am(tag);
    await faelligeVertraegeFuehren();
    await belegeAusstellen();
    await postGeholt(eigene.db);
  }
  const betreffe = await eigene.db
    .selectFrom("mail_auftrag as m")
    .innerJoin("mail_anhang as a", "a.mail_id", "m.id")
    .select(["m.an", "m.betreff"])
    .where("m.art", "in", ["abo-zahlungserinnerung", "abo-mahnung"])
    .orderBy("m.erstellt")
    .execute();
  expect(betreffe).toEqual([
    { an: "rosa@kanzlei.example", betreff: "Zahlungserinnerung: Rechnung GP-2026-00001" },
    { an: "rosa@kanzlei.example", betreff: "Zweite Zahlungserinnerung: Rechnung GP-2026-00001" },
  ]);
});
