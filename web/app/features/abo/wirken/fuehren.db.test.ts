import { type Kysely, sql } from "kysely";
import { describe, expect } from "vitest";
import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import type { Bestelltarif } from "#platform/access/tarife.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { abwicklung } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { bestellen, kuendigen, vertragVon, zahlwegWaehlen } from "../bestellung/bestellen.server.ts";
import { neuesKonto } from "../testing-konto.ts";
import { ereignisAnwenden, faelligeVertraegeFuehren, vertragsereignis } from "./fuehren.server.ts";

gestelltesPortal();

const am = (tag: string, zeit = "11:00:00") => uhrStellen(`${tag}T${zeit}Z`);

type Person = Awaited<ReturnType<typeof neuesKonto>>;

const bestellt = (wer: Person, typ: Bestelltarif) => bestellen(wer, { typ, ausdruecklicherBeginn: true });
const konto = (db: Kysely<DB>, { nutzer }: Person) =>
  db
    .selectFrom("konto")
    .select(["tarif", "tarif_bis", "testphase_bis", "team_id", "team_admin"])
    .where("id", "=", nutzer.id)
    .executeTakeFirstOrThrow();
const mails = async (db: Kysely<DB>, name: string) =>
  (await db.selectFrom("mail_auftrag").select("art").where("an", "=", `${name}@kanzlei.example`).execute())
    .map(({ art }) => art.replace("abo-", ""))
    .toSorted();
const rechnungen = (db: Kysely<DB>, { nutzer }: Person) =>
  db
    .selectFrom("aboauftrag")
    .select(["schluessel", "art", "inhalt"])
    .where("konto_id", "=", nutzer.id)
    .where("art", "=", "rechnung")
    .orderBy("erstellt")
    .orderBy("schluessel")
    .execute();

/** Bodo works in the team that Rosa leads. */
async function bodoImTeam(db: Kysely<DB>, mehr: { readonly kanzleirolle?: "vertretung" } = {}) {
  const [rosa, bodo] = [await neuesKonto(db, "rosa"), await neuesKonto(db, "bodo")];
  await bestellt(rosa, "teams");
  await db
    .updateTable("konto")
    .set({ tarif: "Teammitglied", team_id: rosa.kanzleiId })
    .where("id", "=", bodo.nutzer.id)
    .execute();
  await db
    .insertInto("mitgliedschaft")
    .values({ kanzlei_id: rosa.kanzleiId, konto_id: bodo.nutzer.id, ...mehr })
    .execute();
  return { rosa, bodo };
}

describe("Eine Bestellung", () => {
  test("am Tag der Registrierung beginnt mit der Testphase, und ohne Zahlungsweise endet sie frei", async ({
    db,
  }) => {
    am("2026-03-10");
    const rosa = await neuesKonto(db, "rosa", { erstellt: "2026-03-09T11:00:01Z" });
    const { neu, vertrag } = await bestellt(rosa, "premium");
    expect([neu, vertrag.zustand]).toEqual([true, "trialing"]);
    const ende = new Date("2026-03-17T11:00:00Z");
    expect(await konto(db, rosa)).toMatchObject({ tarif: "premium", tarif_bis: ende, testphase_bis: ende });
    am("2026-03-15");
    expect(await faelligeVertraegeFuehren()).toBe(1);
    am("2026-03-17");
    expect(await faelligeVertraegeFuehren()).toBe(1);
    expect(await faelligeVertraegeFuehren()).toBe(0);
    expect(await konto(db, rosa)).toMatchObject({ tarif: "free", tarif_bis: null, testphase_bis: null });
    expect(await mails(db, "rosa")).toEqual(["bestellung", "test-endet", "test-frei"]);
    expect(await rechnungen(db, rosa)).toEqual([]);
    am("2026-03-18");
    expect((await bestellt(rosa, "basic")).vertrag.zustand).toBe("active");
    expect(await rechnungen(db, rosa)).toMatchObject([{ schluessel: "R1", art: "rechnung" }]);
  });

  test("einen Tag nach der Registrierung gilt sofort und wird berechnet", async ({ db }) => {
    am("2026-03-10");
    const rosa = await neuesKonto(db, "rosa", { erstellt: "2026-03-09T11:00:00Z" });
    expect((await bestellt(rosa, "basic")).vertrag.zustand).toBe("active");
    expect(await rechnungen(db, rosa)).toMatchObject([{ inhalt: { betrag: 1199 } }]);
  });

  test("die eine andere Fassung geschrieben hat, bleibt unberührt, und die anderen laufen weiter", async ({
    db,
  }) => {
    am("2026-03-10");
    const [rosa, bodo] = [
      await neuesKonto(db, "rosa", { erstellt: "2026-03-10T09:00:00Z" }),
      await neuesKonto(db, "bodo", { erstellt: "2026-03-10T09:00:00Z" }),
    ];
    for (const wer of [rosa, bodo]) {
      await bestellt(wer, "basic");
      await zahlwegWaehlen(wer, "rechnung");
    }
    await db
      .updateTable("abovertrag")
      .set({ forderungen: sql`'[{"schluessel":"R1","betrag":"11,99"}]'::jsonb` })
      .where("konto_id", "=", rosa.nutzer.id)
      .execute();
    am("2026-03-20");
    await expect(faelligeVertraegeFuehren()).rejects.toThrow(/^1 fällige Verträge ließen sich nicht/);
    expect(await rechnungen(db, bodo)).toMatchObject([{ schluessel: "R1", inhalt: { betrag: 1199 } }]);
    expect(await rechnungen(db, rosa)).toEqual([]);
    await expect(kuendigen(rosa)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Der Vertrag ist in einer Form gespeichert/),
    });
  });

  test("mit gewählter Zahlungsweise geht nach der Testphase weiter", async ({ db }) => {
    am("2026-03-10");
    const rosa = await neuesKonto(db, "rosa", { erstellt: "2026-03-10T09:00:00Z" });
    await bestellt(rosa, "teams");
    await zahlwegWaehlen(rosa, "rechnung");
    am("2026-03-20");
    await faelligeVertraegeFuehren();
    expect(await konto(db, rosa)).toMatchObject({
      tarif: "teams",
      tarif_bis: null,
      testphase_bis: null,
      team_id: rosa.kanzleiId,
      team_admin: true,
    });
    expect(await mails(db, "rosa")).toEqual(["bestellung", "test-aktiv", "zahlweg"]);
    expect(await rechnungen(db, rosa)).toMatchObject([{ schluessel: "R1", inhalt: { betrag: 3999 } }]);
  });

  test("desselben Tarifs ändert nichts, die eines höheren gilt sofort, die eines niedrigeren später", async ({
    db,
  }) => {
    am("2026-03-01");
    const rosa = await neuesKonto(db, "rosa");
    await bestellt(rosa, "basic");
    expect(await bestellt(rosa, "basic")).toMatchObject({ neu: false, vertrag: { typ: "basic" } });
    am("2026-03-16");
    await bestellt(rosa, "premium");
    expect(await rechnungen(db, rosa)).toMatchObject([
      { inhalt: { betrag: 1199 } },
      { inhalt: { betrag: 2499 - 619 } },
    ]);
    await bestellt(rosa, "basic");
    expect(await konto(db, rosa)).toMatchObject({ tarif: "premium", tarif_bis: null });
    await vertragsereignis(rosa.nutzer.id, { art: "bezahlt", schluessel: "R1", betrag: 1199 as never });
    await vertragsereignis(rosa.nutzer.id, { art: "bezahlt", schluessel: "R2", betrag: 1880 as never });
    am("2026-04-16");
    await faelligeVertraegeFuehren();
    expect(await konto(db, rosa)).toMatchObject({ tarif: "basic" });
  });

  test("eines Teammitglieds ist ein Konflikt, bis sein Team geendet hat; dann verlässt es das Team", async ({
    db,
  }) => {
    am("2026-03-01");
    const { bodo } = await bodoImTeam(db);
    const mitglied = { ...bodo, nutzer: { ...bodo.nutzer, subscriptionStatus: "Teammitglied" } };
    await expect(bestellt(mitglied, "basic")).rejects.toMatchObject({ status: 409 });
    await bestellt(bodo, "basic");
    expect(await konto(db, bodo)).toMatchObject({ tarif: "basic", team_id: null, team_admin: false });
    const wo = await db
      .selectFrom("mitgliedschaft")
      .select("kanzlei_id")
      .where("konto_id", "=", bodo.nutzer.id)
      .execute();
    expect(wo).toEqual([{ kanzlei_id: bodo.kanzleiId }]);
  });

  test("zweimal zugleich ergibt einen Vertrag", async ({ eigene: { db } }) => {
    am("2026-03-01");
    const rosa = await neuesKonto(db, "rosa");
    const ergebnisse = await Promise.all([bestellt(rosa, "basic"), bestellt(rosa, "basic")]);
    expect(ergebnisse.map(({ neu }) => neu).toSorted()).toEqual([false, true]);
    expect(await db.selectFrom("abovertrag").select("id").execute()).toHaveLength(1);
  });
});

describe("Eine Kündigung", () => {
  test("gilt zum Ende der Periode, ohne dass dann etwas laufen muss", async ({ db }) => {
    am("2026-03-01");
    const rosa = await neuesKonto(db, "rosa");
    await expect(kuendigen(rosa)).rejects.toMatchObject({ status: 409, koerper: { code: "kein-vertrag" } });
    await bestellt(rosa, "basic");
    expect(await kuendigen(rosa)).toMatchObject({ gekuendigtZum: "2026-04-01" });
    expect(await kuendigen(rosa)).toMatchObject({ gekuendigtZum: "2026-04-01" });
    expect(await konto(db, rosa)).toMatchObject({
      tarif: "basic",
      tarif_bis: new Date("2026-03-31T22:00:00Z"),
    });
    am("2026-04-01");
    // Nobody has looked at the clock yet, and the page knows all the same.
    expect((await vertragVon(rosa))?.vertrag.zustand).toBe("ended");
    expect(await mails(db, "rosa")).toEqual(["bestellung", "gekuendigt"]);
    await expect(kuendigen(rosa)).rejects.toMatchObject({ status: 409 });
    await faelligeVertraegeFuehren();
    expect(await mails(db, "rosa")).toEqual(["beendet", "bestellung", "gekuendigt"]);
  });

  test("nimmt keinem den Tarif, der inzwischen in einem Team ist", async ({ db }) => {
    am("2026-03-01");
    const rosa = await neuesKonto(db, "rosa");
    await bestellt(rosa, "basic");
    await kuendigen(rosa);
    am("2026-04-01");
    await db.updateTable("konto").set({ tarif: "Teammitglied" }).where("id", "=", rosa.nutzer.id).execute();
    await faelligeVertraegeFuehren();
    expect(await konto(db, rosa)).toMatchObject({ tarif: "Teammitglied" });
  });
});

test("Wer nach einer abgelaufenen Testphase bestellt, bekommt einen neuen Vertrag, auch wenn noch niemand auf die Uhr gesehen hat", async ({
  db,
}) => {
  am("2026-03-10");
  const rosa = await neuesKonto(db, "rosa", { erstellt: "2026-03-10T09:00:00Z" });
  await bestellt(rosa, "premium");
  am("2026-03-20");
  expect((await bestellt(rosa, "basic")).vertrag).toMatchObject({ typ: "basic", zustand: "active" });
  const vertraege = await db.selectFrom("abovertrag").select("zustand").orderBy("bestellt_am").execute();
  expect(vertraege).toEqual([{ zustand: "ended" }, { zustand: "active" }]);
  expect(await konto(db, rosa)).toMatchObject({ tarif: "basic", tarif_bis: null });
});

test("Ein Konto, das gelöscht werden soll, bekommt keine neue Periode", async ({ db }) => {
  am("2026-03-01");
  const rosa = await neuesKonto(db, "rosa");
  await bestellt(rosa, "basic");
  await db
    .updateTable("konto")
    .set({ loeschung_am: new Date("2026-04-05T00:00:00Z") })
    .where("id", "=", rosa.nutzer.id)
    .execute();
  am("2026-04-01");
  await faelligeVertraegeFuehren();
  expect((await vertragVon(rosa))?.vertrag).toMatchObject({ zustand: "ended", beendetAm: "2026-04-01" });
  expect(await rechnungen(db, rosa)).toHaveLength(1);
});

describe("Wem die Leitung seines Teams angeboten ist,", () => {
  /** Somebody works in the team of another, and is to lead it. */
  async function angeboten(db: Kysely<DB>, bis = "2026-03-20T00:00:00Z") {
    am("2026-03-01");
    const { rosa, bodo } = await bodoImTeam(db, { kanzleirolle: "vertretung" });
    await anbieten(db, rosa.kanzleiId, bodo, bis);
    am("2026-03-11");
    return { rosa: frisch(rosa, "teams"), bodo: frisch(bodo, "Teammitglied") };
  }
  const frisch = (wer: Person, subscriptionStatus: string): Person => ({
    ...wer,
    nutzer: { ...wer.nutzer, subscriptionStatus },
  });
  const anbieten = (db: Kysely<DB>, kanzlei_id: string, { nutzer }: Person, bis = "2026-03-20T00:00:00Z") =>
    db
      .insertInto("teamuebergabe")
      .values({ kanzlei_id, an: nutzer.id, angeboten_am: new Date(0), laeuft_ab: new Date(bis) })
      .execute();
  const kanzleien = (db: Kysely<DB>, { nutzer: { id } }: Person) =>
    db
      .selectFrom("kanzlei")
      .select(["id", "ruht_fuer"])
      .where((eb) => eb.or([eb("inhaber", "=", id), eb("ruht_fuer", "=", id)]))
      .orderBy("ruht_fuer", (ob) => ob.nullsFirst())
      .execute();

  test("übernimmt sie mit seiner Bestellung, zahlt von da an, und der bisherige Vertrag endet mit Gutschrift", async ({
    eigene: { db },
  }) => {
    const { rosa, bodo } = await angeboten(db);
    const zweimal = await Promise.all([bestellt(bodo, "teams"), bestellt(bodo, "teams")]);
    expect(zweimal.map(({ neu }) => neu).toSorted()).toEqual([false, true]);
    const team = rosa.kanzleiId;
    expect(await konto(db, bodo)).toMatchObject({ tarif: "teams", team_id: team, team_admin: true });
    expect(await konto(db, rosa)).toMatchObject({ tarif: "Teammitglied", team_id: team, team_admin: false });
    expect((await vertragVon(rosa))?.vertrag).toMatchObject({ zustand: "ended", beendetAm: "2026-03-11" });
    expect(await rechnungen(db, bodo)).toMatchObject([{ schluessel: "R1", inhalt: { betrag: 3999 } }]);
    const gutschriften = await db
      .selectFrom("aboauftrag")
      .select("inhalt")
      .where("art", "=", "gutschrift")
      .execute();
    // 21 of 31 days.
    expect(gutschriften).toMatchObject([{ inhalt: { betrag: 2709, zu: ["R1"] } }]);
    expect(await mails(db, "rosa")).toEqual(["bestellung", "leitung-uebergeben"]);
    expect(await mails(db, "bodo")).toEqual(["bestellung"]);
    // His own Kanzlei rests as long as he leads; whoever led has one of his own again.
    expect(await kanzleien(db, bodo)).toEqual([
      { id: team, ruht_fuer: null },
      { id: bodo.kanzleiId, ruht_fuer: bodo.nutzer.id },
    ]);
    const [eigene, ...weitere] = await kanzleien(db, rosa);
    expect([eigene?.ruht_fuer, weitere]).toEqual([null, []]);

    await anbieten(db, team, rosa);
    await bestellt(frisch(rosa, "Teammitglied"), "teams");
    expect(await konto(db, rosa)).toMatchObject({ tarif: "teams", team_id: team, team_admin: true });
    expect(await kanzleien(db, bodo)).toEqual([{ id: bodo.kanzleiId, ruht_fuer: null }]);
    expect(await kanzleien(db, rosa)).toEqual([
      { id: team, ruht_fuer: null },
      { id: eigene?.id, ruht_fuer: rosa.nutzer.id },
    ]);
  });

  test("leitet nicht, wenn das Angebot abgelaufen ist, er etwas anderes bestellt oder noch etwas schuldet", async ({
    db,
  }) => {
    const { rosa, bodo } = await angeboten(db);
    const bleibt = async (code: string, typ: Bestelltarif = "teams") => {
      await expect(bestellt(bodo, typ)).rejects.toMatchObject({ status: 409, koerper: { code } });
      expect(await konto(db, rosa)).toMatchObject({ tarif: "teams", team_admin: true });
      expect((await vertragVon(rosa))?.vertrag.zustand).not.toBe("ended");
      expect(await konto(db, bodo)).toMatchObject({ tarif: "Teammitglied", team_id: rosa.kanzleiId });
    };
    await bleibt("teammitglied", "premium");
    const olga = await neuesKonto(db, "olga");
    await bestellt(frisch(olga, "free"), "basic");
    await vertragsereignis(olga.nutzer.id, { art: "zugegangen", schluessel: "R1" });
    await db
      .updateTable("abovertrag")
      .set({ konto_id: bodo.nutzer.id, zustand: "ended", beendet_am: "2026-03-01" as never })
      .where("typ", "=", "basic")
      .execute();
    am("2026-03-31");
    await db
      .updateTable("teamuebergabe")
      .set({ laeuft_ab: new Date("2026-04-02T00:00:00Z") })
      .execute();
    await bleibt("offene-rechnung");
    am("2026-04-02");
    await bleibt("teammitglied");
  });
});

test("Scheitert ein Vertrag, gehen die anderen trotzdem weiter", async ({ eigene: { db } }) => {
  am("2026-03-01");
  const [rosa, bodo] = [await neuesKonto(db, "rosa"), await neuesKonto(db, "bodo")];
  for (const wer of [rosa, bodo]) await bestellt(wer, "basic");
  await db
    .updateTable("abovertrag")
    .set({ forderungen: sql`'[{"schluessel": "R1", "offen": 1, "faelligAm": "nie"}]'::jsonb` })
    .where("konto_id", "=", rosa.nutzer.id)
    .execute();
  am("2026-04-01");
  await expect(faelligeVertraegeFuehren()).rejects.toThrow("1 fällige Verträge");
  expect(await rechnungen(db, rosa)).toHaveLength(1);
  expect(await rechnungen(db, bodo)).toHaveLength(2);
});

test("Bricht etwas zwischen Vertrag und Wirkung ab, ist nichts geschehen", async ({ eigene: { db } }) => {
  am("2026-03-01");
  const rosa = await neuesKonto(db, "rosa");
  const abbruch = abwicklung(rosa.nutzer.id, async (tx) => {
    await ereignisAnwenden(tx, rosa.nutzer.id, {
      art: "bestellt",
      typ: "basic",
      ausdruecklicherBeginn: false,
      testphase: false,
      steuerfall: "inland",
      widerrufBis: "2026-03-15" as never,
    });
    throw new Error("Abbruch");
  });
  await expect(abbruch).rejects.toThrow("Abbruch");
  expect(await konto(db, rosa)).toMatchObject({ tarif: "free" });
  expect(await mails(db, "rosa")).toEqual([]);
  expect(await rechnungen(db, rosa)).toEqual([]);
});

test("Wer ein Konto abwickelt, sieht und ändert kein anderes", async ({ eigene: { db } }) => {
  am("2026-03-01");
  const [rosa, bodo] = [await neuesKonto(db, "rosa"), await neuesKonto(db, "bodo")];
  await bestellt(bodo, "basic");
  await abwicklung(rosa.nutzer.id, async (tx) => {
    expect(await vertragskontoFesthalten(tx, bodo.nutzer.id)).toBeUndefined();
    expect(await tx.selectFrom("abovertrag").select("id").execute()).toEqual([]);
    expect(await tx.selectFrom("kanzlei").select("inhaber").execute()).toEqual([{ inhaber: rosa.nutzer.id }]);
  });
  for (const tabelle of ["konto", "kennwort", "sitzung"] as const)
    await expect(
      abwicklung(rosa.nutzer.id, (tx) => tx.selectFrom(tabelle).selectAll().execute()),
    ).rejects.toMatchObject({
      code: "42501",
    });
});
