import type { Kysely } from "kysely";
import { RouterContextProvider } from "react-router";
import { describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { antworten, antwortseite } from "../ansichten/antwortseite.server.ts";
import { bestellen, vertragVon } from "../bestellung/bestellen.server.ts";
import { erklaerungLesen, erklaerungsliste } from "../erklaerungen/erklaerung-store.server.ts";
import { erklaerungWidersprochen } from "./antwort.server.ts";
import { liegengebliebeneErklaerungen } from "./bearbeiten.server.ts";
import { antwortpfad, aufbewahrt, erklaert, kundin, mailsAn, postGesendet } from "./testing.ts";

gestelltesPortal({ um: "2026-03-10T11:00:00Z" });

const rosas = "rosa@kanzlei.example";
const fremd = "fremd@anderswo.example";
const widerruf = { art: "widerruf", vertrag: "", bestaetigungAn: fremd } as const;

/** One of the buttons of the page behind the link. */
async function geantwortet(ziel: URL, antwort: string) {
  const context = new RouterContextProvider();
  context.set(anfrageContext, { raten: { pruefen: async () => undefined }, client: "::1" } as never);
  const body = new URLSearchParams({ ...Object.fromEntries(ziel.searchParams), antwort });
  const antwortet = await antworten({ request: new Request(ziel, { method: "POST", body }), context });
  return antwortet.data.ansicht;
}

const tarif = async (db: Kysely<DB>, id: string) =>
  (await db.selectFrom("konto").select("tarif").where("id", "=", id).executeTakeFirstOrThrow()).tarif;

test("Eine Erklärung, deren früheren Vertrag niemand lesen kann, hält die Liste der anderen nicht auf", async ({
  db,
}) => {
  await kundin(db, "rosa");
  const id = await erklaert(widerruf);
  await erklaert({ ...widerruf, bestaetigungAn: "andere@anderswo.example" });
  await db.updateTable("aboerklaerung").set({ vorher: '{"am":"gestern"}' }).where("id", "=", id).execute();
  expect(await betrieb((tx) => erklaerungsliste(tx, 10))).toHaveLength(2);
  await expect(betrieb((tx) => erklaerungLesen(tx, id))).rejects.toMatchObject({
    status: 409,
    koerper: { code: "unlesbar" },
  });
});

describe("Ein Widerruf, den jemand abgemeldet erklärt,", () => {
  test("schaltet 48 Stunden lang nichts ab, wirkt dann ab Eingang, und nur einmal", async ({ db }) => {
    const rosa = await kundin(db, "rosa");
    uhrStellen("2026-03-20T11:00:00Z");
    const id = await erklaert(widerruf);
    expect(await aufbewahrt(db, id)).toMatchObject({ ausgang: "wartet", offen: false });
    uhrStellen("2026-03-22T10:59:59Z");
    await postGesendet(db);
    expect(await liegengebliebeneErklaerungen()).toBe(0);
    expect(await tarif(db, rosa.nutzer.id)).toBe("premium");
    uhrStellen("2026-03-22T11:00:00Z");
    await postGesendet(db);
    await Promise.all([liegengebliebeneErklaerungen(), liegengebliebeneErklaerungen()]);
    expect(await liegengebliebeneErklaerungen()).toBe(0);
    expect(await tarif(db, rosa.nutzer.id)).toBe("free");
    // 24,99 € × 10 of 31 days: the days after its arrival are not owed.
    expect(await aufbewahrt(db, id)).toMatchObject({
      ausgang: "wirksam",
      wertersatz: 806,
      ende: "2026-03-20",
    });
    const gutschriften = await db
      .selectFrom("aboauftrag")
      .select("inhalt")
      .where("art", "=", "gutschrift")
      .execute();
    expect(gutschriften).toMatchObject([{ inhalt: { betrag: 1693 } }]);
    expect((await mailsAn(db, rosas)).map(({ art }) => art)).toEqual([
      "abo-widerruf-konto",
      "abo-widerruf-konto",
    ]);
    expect((await mailsAn(db, fremd)).map(({ text }) => text).join()).not.toMatch(
      /antwort|16,93|48 Stunden nach seinem/,
    );
  });

  test("wirkt mit dem Klick des Kontos sofort; ansehen tut nichts, und ein zweiter Klick auch nicht", async ({
    db,
  }) => {
    const rosa = await kundin(db, "rosa");
    uhrStellen("2026-03-20T11:00:00Z");
    await erklaert(widerruf);
    const ziel = await antwortpfad(db, rosas);
    expect((await antwortseite({ request: new Request(ziel) }))?.lage).toBe("fragen");
    expect(await tarif(db, rosa.nutzer.id)).toBe("premium");
    expect((await geantwortet(ziel, "bestaetigen"))?.lage).toBe("einspruch");
    expect(await tarif(db, rosa.nutzer.id)).toBe("free");
    await geantwortet(ziel, "bestaetigen");
    expect(
      await db.selectFrom("aboauftrag").select("id").where("art", "=", "gutschrift").execute(),
    ).toHaveLength(1);
    uhrStellen("2026-03-23T11:00:00Z");
    expect(await liegengebliebeneErklaerungen()).toBe(0);
  });

  test("endet mit „Das war ich nicht“, auch wenn mehrere warten, und kommt nie wieder", async ({ db }) => {
    const rosa = await kundin(db, "rosa");
    uhrStellen("2026-03-20T11:00:00Z");
    const ids = [await erklaert(widerruf), await erklaert(widerruf)];
    expect((await geantwortet(await antwortpfad(db, rosas), "einspruch"))?.lage).toBe("widersprochen");
    uhrStellen("2026-03-23T11:00:00Z");
    expect(await liegengebliebeneErklaerungen()).toBe(0);
    for (const id of ids) expect((await aufbewahrt(db, id)).ausgang).toBe("widersprochen");
    expect((await vertragVon(rosa))?.vertrag).toMatchObject({ zustand: "active", beendetAm: null });
    expect((await geantwortet(await antwortpfad(db, rosas), "bestaetigen"))?.lage).toBe("widersprochen");
    expect(await tarif(db, rosa.nutzer.id)).toBe("premium");
  });

  test("wird auch nach seiner Wirkung ungeschehen, mit dem Link der ersten Nachricht", async ({ db }) => {
    const rosa = await kundin(db, "rosa", "teams");
    uhrStellen("2026-03-20T11:00:00Z");
    const id = await erklaert(widerruf);
    const erster = await antwortpfad(db, rosas);
    uhrStellen("2026-03-22T11:00:00Z");
    await postGesendet(db);
    await liegengebliebeneErklaerungen();
    expect(await tarif(db, rosa.nutzer.id)).toBe("free");
    await geantwortet(erster, "einspruch");
    await erklaerungWidersprochen(id);
    expect(await tarif(db, rosa.nutzer.id)).toBe("teams");
    expect((await vertragVon(rosa))?.vertrag).toMatchObject({ zustand: "active", periodeBis: "2026-04-10" });
    const belege = await db
      .selectFrom("aboauftrag")
      .select(["schluessel", "inhalt"])
      .orderBy("schluessel")
      .execute();
    // 39,99 € × 10/31 are 12,90 €; the rest is credited and billed again.
    expect(belege).toMatchObject([
      { schluessel: "G2", inhalt: { betrag: 2709 } },
      { schluessel: "R1", inhalt: { betrag: 3999 } },
      { schluessel: "R3", inhalt: { betrag: 2709 } },
    ]);
  });

  test("wird nicht über einen neuen Vertrag hinweg zurückgenommen: dann sieht jemand nach", async ({
    db,
  }) => {
    const rosa = await kundin(db, "rosa");
    uhrStellen("2026-03-20T11:00:00Z");
    const id = await erklaert(widerruf);
    const ziel = await antwortpfad(db, rosas);
    uhrStellen("2026-03-22T11:00:00Z");
    await postGesendet(db);
    await liegengebliebeneErklaerungen();
    await bestellen(rosa, { typ: "basic", ausdruecklicherBeginn: false });
    expect(await geantwortet(ziel, "einspruch")).toMatchObject({ lage: "widersprochen", offen: true });
    expect(await tarif(db, rosa.nutzer.id)).toBe("basic");
    expect(await aufbewahrt(db, id)).toMatchObject({ offen: true });
  });

  test("wirkt nicht durch Schweigen, solange die Nachfrage nicht hinausgeht", async ({ db }) => {
    const rosa = await kundin(db, "rosa");
    uhrStellen("2026-03-20T11:00:00Z");
    const id = await erklaert(widerruf);
    const { gefragt_mit } = await aufbewahrt(db, id);
    const mail = (werte: object) =>
      db.updateTable("mail_auftrag").set(werte).where("id", "=", gefragt_mit).execute();
    // Tried in vain, and not even tried because the post stands still.
    for (const versuche of [3, 0]) {
      await mail({ versuche });
      await db
        .updateTable("aboerklaerung")
        .set({ wirkt_ab: new Date("2026-03-22T11:00:00Z") })
        .execute();
      uhrStellen("2026-03-22T12:00:00Z");
      await liegengebliebeneErklaerungen();
      expect(await tarif(db, rosa.nutzer.id)).toBe("premium");
    }
    await mail({ zustand: "gesendet" });
    await liegengebliebeneErklaerungen();
    expect(await tarif(db, rosa.nutzer.id)).toBe("premium");
    uhrStellen("2026-03-24T12:00:00Z");
    await liegengebliebeneErklaerungen();
    expect(await tarif(db, rosa.nutzer.id)).toBe("free");
  });
});

test("Eine weitere Erklärung ohne eigene Nachfrage wirkt nicht, solange die erste Nachfrage nicht hinausgeht", async ({
  db,
}) => {
  const rosa = await kundin(db, "rosa");
  uhrStellen("2026-03-20T11:00:00Z");
  const erste = await erklaert(widerruf);
  const zweite = await erklaert(widerruf);
  // As after many declarations in a day: it was accepted, and nobody was asked anew.
  await db.updateTable("aboerklaerung").set({ gefragt_mit: null }).where("id", "=", zweite).execute();
  const { gefragt_mit } = await aufbewahrt(db, erste);
  const zustand = (wert: "wartet" | "gesendet") =>
    db.updateTable("mail_auftrag").set({ zustand: wert }).where("id", "=", gefragt_mit).execute();
  uhrStellen("2026-03-22T12:00:00Z");
  await liegengebliebeneErklaerungen();
  expect(await tarif(db, rosa.nutzer.id)).toBe("premium");
  await zustand("gesendet");
  uhrStellen("2026-03-24T13:00:00Z");
  await liegengebliebeneErklaerungen();
  expect(await tarif(db, rosa.nutzer.id)).toBe("free");
});

test("„Das war ich nicht“ nimmt auch eine Kündigung zurück; ein fremder oder geratener Link öffnet nichts", async ({
  db,
}) => {
  const rosa = await kundin(db, "rosa");
  await kundin(db, "paul");
  await erklaert({ bestaetigungAn: fremd });
  await erklaert({ bestaetigungAn: fremd, kontoadresse: "paul@kanzlei.example", name: "paul Muster" });
  expect((await vertragVon(rosa))?.vertrag.gekuendigtZum).toBe("2026-04-10");
  const [ziel, pauls] = [await antwortpfad(db, rosas), await antwortpfad(db, "paul@kanzlei.example")];
  const gemischt = new URL(ziel);
  gemischt.searchParams.set("token", pauls.searchParams.get("token") ?? "");
  for (const falsch of [gemischt, new URL("https://portal.example/erklaerung/antwort")])
    expect(await geantwortet(falsch, "einspruch")).toBeNull();
  expect((await vertragVon(rosa))?.vertrag.gekuendigtZum).toBe("2026-04-10");
  await geantwortet(ziel, "einspruch");
  expect((await vertragVon(rosa))?.vertrag.gekuendigtZum).toBeNull();
  expect((await mailsAn(db, rosas)).map(({ text }) => text).join()).toContain("sie gilt nicht");
});

test("Nachrichten über Erklärungen grüßen niemanden mit Namen und tragen keinen Verweis eines Fremden", async ({
  db,
}) => {
  await kundin(db, "rosa");
  await erklaert({
    bestaetigungAn: fremd,
    name: "http://boese.example/gewinn",
    vertrag: "siehe www.boese.example",
    kuendigungsart: "ausserordentlich",
    grund: "mehr unter boese.example oder egon@boese.example",
  });
  for (const an of [rosas, fremd])
    for (const { text } of await mailsAn(db, an)) {
      expect(text).toMatch(/^Guten Tag,\n/);
      expect(text).toContain("http[:]//boese[.]example/gewinn");
      expect(text).not.toMatch(/boese\.example/);
    }
});
