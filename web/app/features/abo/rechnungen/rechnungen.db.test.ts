import { cent, tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { afterAll, describe, expect } from "vitest";
import { faelligeKontenLoeschen } from "#features/konto/testing.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { abwicklung, betrieb, mandant } from "#platform/db/mandant.server.ts";
import { type Testdatenbank, test } from "#platform/db/testing.ts";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { anschriftSchreiben } from "../anschrift/anschrift-store.server.ts";
import { steckengebliebene } from "../ansichten/rueckstand.server.ts";
import { anschriftBerichtigen } from "../berichtigung/anschrift-berichtigen.server.ts";
import { rechnungStornieren } from "../berichtigung/stornieren.server.ts";
import { bestellen, vertragVon } from "../bestellung/bestellen.server.ts";
import { neuesKonto } from "../testing-konto.ts";
import { vertragsereignis } from "../wirken/fuehren.server.ts";
import { zahlungVerbuchen } from "../zahlung/buchen.server.ts";
import { rechnungenAufraeumen } from "./aufbewahrung.server.ts";
import { belegeAusstellen, kontoAbrechnen } from "./ausstellen/auftraege.server.ts";
import { rechnungAusstellen } from "./ausstellen/ausstellen.server.ts";
import { empfaengerAus } from "./beleg/absender.ts";
import { rechnungenVon } from "./rechnungen-store.server.ts";
import { anbieterumgebung, anschrift, konto, monat } from "./testing.ts";

gestelltesPortal({ env: anbieterumgebung });
afterAll(pdfBeenden);

const am = (tag: string) => uhrStellen(`${tag}T11:00:00Z`);

type Person = Awaited<ReturnType<typeof neuesKonto>>;

const bestellt = (wer: Person, typ: "basic" | "premium" = "basic") =>
  bestellen(wer, { typ, zahlweg: "rechnung", ausdruecklicherBeginn: true });
const belege = ({ nutzer }: Person) => betrieb((tx) => rechnungenVon(tx, nutzer.id));
const kurz = async (wer: Person) =>
  (await belege(wer)).map(({ nummer, art, beleg, offen }) => [nummer, art, beleg.brutto, offen]).toReversed();
const mails = ({ db }: Pick<Testdatenbank, "db">) =>
  db
    .selectFrom("mail_auftrag as m")
    .leftJoin("mail_anhang as a", "a.mail_id", "m.id")
    .select(["m.betreff", "a.name"])
    .where("m.art", "like", "abo-%rechnung%")
    .orderBy("m.erstellt")
    .execute();

/** Issues by hand, without the queue. */
const ausstellen = (wer: Person, schluessel: string, danach: () => void = () => undefined) =>
  abwicklung(wer.nutzer.id, async (tx) => {
    const { id: vertragId } = await tx.selectFrom("abovertrag").select("id").executeTakeFirstOrThrow();
    const neu = await rechnungAusstellen(tx, {
      kontoId: wer.nutzer.id,
      vertragId,
      schluessel,
      posten: [monat(1199)],
      empfaenger: empfaengerAus(konto, undefined),
      steuerfall: "inland",
      zahlweg: "rechnung",
      ausgestelltAm: tag("2026-03-10"),
      faelligAm: tag("2026-03-24"),
    });
    danach();
    return neu;
  });

describe("Nummern", () => {
  test("sind bei gleichzeitigem Ausstellen lückenlos und einmalig, auch wenn eines abbricht", async ({
    eigene,
  }) => {
    am("2026-03-10");
    const wer = await neuesKonto(eigene.db, "rosa");
    await bestellt(wer);
    const versuche = Array.from({ length: 12 }, (_, i) =>
      ausstellen(wer, `X${i}`, () => {
        if (i % 3 === 1) throw new Error("abgebrochen");
      }),
    );
    const ergebnisse = await Promise.allSettled(versuche);
    expect(ergebnisse.filter(({ status }) => status === "rejected")).toHaveLength(4);
    expect((await belege(wer)).map(({ nummer }) => nummer).toSorted()).toEqual(
      Array.from({ length: 8 }, (_, i) => `GP-2026-0000${i + 1}`),
    );
    // The same document again is the same.
    const [erste] = await Promise.all([ausstellen(wer, "X0"), ausstellen(wer, "X3")]);
    expect((await belege(wer)).find(({ id }) => id === erste.id)?.schluessel).toBe("X0");
    expect(await belege(wer)).toHaveLength(8);
  });

  test("beginnen mit jedem Jahr von vorn, auch zugleich mit einer Gutschrift", async ({ db }) => {
    am("2026-12-31");
    const wer = await neuesKonto(db, "rosa");
    await bestellt(wer);
    await belegeAusstellen();
    am("2027-01-31");
    await vertragsereignis(wer.nutzer.id, { art: "gekuendigt", fristlos: true });
    await belegeAusstellen();
    expect((await kurz(wer)).map(([n]) => n)).toEqual(["GP-2026-00001", "GP-2027-00001", "GP-2027-00002"]);
  });
});

describe("Was ein Vertrag verlangt", () => {
  test("wird einmal ausgestellt, einmal versandt und liegt mit seinen Dateien bereit", async ({ eigene }) => {
    am("2026-03-10");
    const wer = await neuesKonto(eigene.db, "rosa");
    await bestellt(wer, "premium");
    await Promise.all([belegeAusstellen(), belegeAusstellen()]);
    expect(await belegeAusstellen()).toBe(0);
    expect(await kurz(wer)).toEqual([["GP-2026-00001", "rechnung", 2499, 2499]]);
    expect(await mails(eigene)).toEqual([
      { betreff: "Rechnung GP-2026-00001", name: "Rechnung GP-2026-00001.pdf" },
    ]);
    const dateien = await betrieb((tx) => tx.selectFrom("rechnungsdatei").select("art").execute());
    expect(dateien).toEqual([{ art: "zugferd" }]);
  });

  test("wartet, solange der Anbieter seine Angaben nicht gemacht hat", async ({ db }) => {
    am("2026-03-10");
    const { ANBIETER_IBAN: _, ...ohne } = anbieterumgebung;
    umgebungStellen(umgebungAus({ BASE_URL: "https://portal.example", ...ohne }));
    const wer = await neuesKonto(db, "rosa");
    await bestellt(wer);
    expect(await belegeAusstellen()).toBe(0);
    umgebungStellen(umgebungAus({ BASE_URL: "https://portal.example", ...anbieterumgebung }));
    expect(await belegeAusstellen()).toBe(1);
    expect(await kurz(wer)).toEqual([["GP-2026-00001", "rechnung", 1199, 1199]]);
  });

  test("hält, wenn es scheitert, nur die folgenden Belege desselben Vertrags auf und wird später nachgeholt", async ({
    eigene: { db },
  }) => {
    am("2026-03-10");
    const rosa = await neuesKonto(db, "rosa");
    await bestellt(rosa);
    const { inhalt } = await db.selectFrom("aboauftrag").select("inhalt").executeTakeFirstOrThrow();
    await db.updateTable("aboauftrag").set({ inhalt: "{}" }).execute();
    am("2026-03-20");
    await bestellt(rosa, "premium");
    const paul = await neuesKonto(db, "paul");
    await bestellt(paul);
    await expect(belegeAusstellen()).rejects.toThrow("1 Belege");
    expect([await belege(rosa), (await belege(paul)).length]).toEqual([[], 1]);
    expect(await steckengebliebene()).toMatchObject({
      anzahl: 1,
      belege: [{ versuche: 1, naechster: "2026-03-20T11:01:00.000Z", was: expect.stringContaining("K-") }],
    });
    // Nothing is tried before its time.
    expect(await belegeAusstellen()).toBe(0);
    await db
      .updateTable("aboauftrag")
      .set({ inhalt: JSON.stringify(inhalt) })
      .where("versuche", ">", 0)
      .execute();
    uhrStellen("2026-03-20T11:01:00Z");
    expect(await belegeAusstellen()).toBe(2);
    expect((await kurz(rosa)).map(([nummer, , brutto]) => [nummer, brutto])).toEqual([
      ["GP-2026-00002", 1199],
      ["GP-2026-00003", 2499 - 812],
    ]);
    expect((await steckengebliebene()).anzahl).toBe(0);
  });

  test("wird nicht berechnet, wo es nicht lesbar gespeichert ist; der Betreiber erfährt es, andere bekommen ihre Rechnung", async ({
    eigene: { db },
  }) => {
    am("2026-03-10");
    const rosa = await neuesKonto(db, "rosa");
    await bestellt(rosa);
    await sql`update aboauftrag set inhalt = jsonb_set(inhalt, '{posten,0,brutto}', '"1199"')`.execute(db);
    const paul = await neuesKonto(db, "paul");
    await bestellt(paul);
    await expect(belegeAusstellen()).rejects.toThrow("1 Belege");
    expect([await belege(rosa), (await belege(paul)).length]).toEqual([[], 1]);
    const { fehler } = await db
      .selectFrom("aboauftrag")
      .select("fehler")
      .where("versuche", ">", 0)
      .executeTakeFirstOrThrow();
    expect(fehler).toContain("in einer Form gespeichert, die das Portal nicht lesen kann");
    expect(fehler).not.toContain("1199");
  });

  test("rechnet beim Wechsel die ungenutzten Tage auf derselben Rechnung an", async ({ db }) => {
    am("2026-03-10");
    const wer = await neuesKonto(db, "rosa");
    await bestellt(wer);
    await belegeAusstellen();
    am("2026-03-20");
    await bestellt(wer, "premium");
    await belegeAusstellen();
    // 21 of 31 days are left: 11.99 × 21 / 31 = 8.12
    expect(await kurz(wer)).toEqual([
      ["GP-2026-00001", "rechnung", 1199, 1199],
      ["GP-2026-00002", "rechnung", 2499 - 812, 1687],
    ]);
    const [{ beleg }] = (await belege(wer)) as [Awaited<ReturnType<typeof belege>>[number]];
    // 24.99 contains 3.99, 8.12 contains 1.30.
    expect([beleg.netto, beleg.umsatzsteuer]).toEqual([1687 - 269, 269]);
  });

  test("berichtigt nach einem Widerruf die Rechnung, verrechnet und erstattet", async ({ db }) => {
    am("2026-03-10");
    const [rosa, paul] = [await neuesKonto(db, "rosa"), await neuesKonto(db, "paul")];
    for (const wer of [rosa, paul]) {
      await bestellt(wer);
      await belegeAusstellen();
    }
    const [rechnung] = await belege(paul);
    const bezahlt = { rechnungId: rechnung?.id ?? "", betrag: cent(1199), am: tag("2026-03-11") };
    await zahlungVerbuchen({ ...bezahlt, quelle: "verwaltung", fremdId: "1" });
    am("2026-03-12");
    for (const wer of [rosa, paul]) {
      await vertragsereignis(wer.nutzer.id, { art: "widerrufen" });
      await belegeAusstellen();
    }
    // Two of 31 days were used: 0.77 are owed.
    expect(await kurz(rosa)).toEqual([
      ["GP-2026-00001", "rechnung", 1199, 77],
      ["GP-2026-00003", "korrektur", -1122, 0],
    ]);
    expect(await kurz(paul)).toEqual([
      ["GP-2026-00002", "rechnung", 1199, 0],
      ["GP-2026-00004", "korrektur", -1122, -1122],
    ]);
    const [korrektur] = await belege(rosa);
    expect(korrektur?.beleg.storniert?.nummer).toBe("GP-2026-00001");
    const gespeichert = await vertragVon(rosa);
    expect(gespeichert?.vertrag.forderungen.map(({ offen }) => offen)).toEqual([77]);
  });
});

describe("Ausgestelltes", () => {
  test("lässt sich nicht ändern, auch nicht vom Portal selbst", async ({ db }) => {
    am("2026-03-10");
    const wer = await neuesKonto(db, "rosa");
    await bestellt(wer);
    await belegeAusstellen();
    const versuche = [
      sql`update rechnung set brutto = 1, netto = 1, umsatzsteuer = 0`,
      sql`update rechnung set konto_id = null`,
      sql`update rechnung set vertrag_id = null`,
      sql`update rechnungsdatei set inhalt = '\\x00'`,
      sql`delete from rechnung`,
      sql`delete from rechnungsdatei`,
    ];
    for (const versuch of versuche) {
      await sql`savepoint versuch`.execute(db);
      await expect(betrieb((tx) => versuch.execute(tx))).rejects.toThrow("wird nicht geändert");
      await sql`rollback to savepoint versuch`.execute(db);
    }
    expect(await kurz(wer)).toHaveLength(1);
  });

  test("wird als Ganzes storniert, einmal; danach gibt auch ein Widerruf nichts mehr zurück", async ({
    db,
  }) => {
    am("2026-03-10");
    const wer = await neuesKonto(db, "rosa");
    await bestellt(wer);
    await belegeAusstellen();
    const [rechnung] = await belege(wer);
    const storno = () => rechnungStornieren(rechnung?.id ?? "");
    const erstes = await storno();
    expect(erstes).toEqual({ nummer: "GP-2026-00001", folge: { storno: "GP-2026-00002" } });
    expect(await storno()).toEqual(erstes);
    am("2026-03-12");
    await vertragsereignis(wer.nutzer.id, { art: "widerrufen" });
    await belegeAusstellen();
    expect(await kurz(wer)).toEqual([
      ["GP-2026-00001", "rechnung", 1199, 0],
      ["GP-2026-00002", "korrektur", -1199, 0],
    ]);
  });

  test("bleibt, wenn eine spätere Rechnung darauf aufbaut", async ({ db }) => {
    am("2026-03-10");
    const wer = await neuesKonto(db, "rosa");
    await bestellt(wer);
    am("2026-03-20");
    await bestellt(wer, "premium");
    await belegeAusstellen();
    for (const { id } of await belege(wer))
      expect(await rechnungStornieren(id)).toMatchObject({ folge: "verrechnet" });
    // Both are corrected by one document.
    await vertragsereignis(wer.nutzer.id, { art: "widerrufen" });
    await belegeAusstellen();
    for (const { id } of await belege(wer))
      expect(await rechnungStornieren(id)).toMatchObject({ folge: "berichtigt" });
  });

  test("wird mit berichtigter Anschrift neu ausgestellt, und bezahlt ist die neue", async ({ eigene }) => {
    am("2026-03-10");
    const wer = await neuesKonto(eigene.db, "rosa");
    await bestellt(wer);
    await belegeAusstellen();
    const [erste] = await belege(wer);
    const berichtigen = (id = "") => anschriftBerichtigen(wer as never, id);
    expect(await berichtigen(erste?.id)).toEqual({ ablehnung: "keine-anschrift" });
    const anschreiben = (name: string) =>
      abwicklung(wer.nutzer.id, (tx) =>
        anschriftSchreiben(tx, wer.nutzer.id, { ...anschrift, name }, new Date()),
      );
    await anschreiben("Möller GbR");
    am("2026-03-12");
    expect(await berichtigen(erste?.id)).toEqual({ nummer: "GP-2026-00003", statt: "GP-2026-00001" });
    expect(await berichtigen(erste?.id)).toEqual({ ablehnung: "berichtigt" });
    const [zweite] = await belege(wer);
    expect(zweite?.beleg.empfaenger.name).toBe("Möller GbR");
    expect(await berichtigen(zweite?.id)).toEqual({ ablehnung: "dieselbe" });
    // The number that stands on the transfer is the old one.
    const eingang = { betrag: cent(1199), am: tag("2026-03-13"), quelle: "camt", fremdId: "B1" } as const;
    expect(await zahlungVerbuchen({ ...eingang, rechnungId: erste?.id ?? "" })).toEqual({
      offen: 0,
      neu: true,
    });
    expect((await vertragVon(wer))?.vertrag.forderungen).toMatchObject([{ schluessel: "R1", offen: 0 }]);
    await anschreiben("Möller mbB");
    expect(await berichtigen(zweite?.id)).toEqual({ nummer: "GP-2026-00005", statt: "GP-2026-00003" });
    expect((await kurz(wer)).map(([, , brutto, offen]) => [brutto, offen])).toEqual(
      [1199, -1199, 1199, -1199, 1199].map((brutto) => [brutto, 0]),
    );
    const [dritte] = await belege(wer);
    expect(dritte?.beleg).toMatchObject({ gezahlt: 1199, offen: 0, ersetzt: [{}, {}] });
    expect((await mails(eigene)).map(({ name }) => name)).toContain("Rechnung GP-2026-00005.pdf");
    // Taken back, it is the new one that is open again, and its claim.
    await zahlungVerbuchen({ ...eingang, rechnungId: erste?.id ?? "", betrag: cent(-1199), fremdId: "B2" });
    expect((await kurz(wer)).at(-1)).toEqual(["GP-2026-00005", "rechnung", 1199, 1199]);
    expect((await vertragVon(wer))?.vertrag).toMatchObject({
      zustand: "past_due",
      forderungen: [{ offen: 1199, strittig: true }],
    });
  });

  test("sieht nur, wem es gehört", async ({ db }) => {
    am("2026-03-10");
    const [rosa, paul] = [await neuesKonto(db, "rosa"), await neuesKonto(db, "paul")];
    await bestellt(rosa);
    await belegeAusstellen();
    expect(await mandant(paul, (tx) => rechnungenVon(tx, rosa.nutzer.id))).toEqual([]);
    expect(await abwicklung(paul.nutzer.id, (tx) => rechnungenVon(tx, rosa.nutzer.id))).toEqual([]);
    expect(await mandant(rosa, (tx) => rechnungenVon(tx, rosa.nutzer.id))).toHaveLength(1);
  });

  test("gibt es auch für ein Konto, das geht, ehe der Beleg an der Reihe war", async ({ eigene: { db } }) => {
    am("2026-03-10");
    const { nutzer } = await neuesKonto(db, "rosa");
    await bestellt({ kanzleiId: "", nutzer });
    await db
      .updateTable("konto")
      .set({ loeschung_am: new Date("2026-03-12") })
      .execute();
    am("2026-03-13");
    const { ANBIETER_IBAN: _, ...ohne } = anbieterumgebung;
    umgebungStellen(umgebungAus({ BASE_URL: "https://portal.example", ...ohne }));
    const loeschen = () => faelligeKontenLoeschen([{ vorbereiten: kontoAbrechnen }]);
    await expect(loeschen()).rejects.toThrow("ließen sich nicht löschen");
    await expect(db.deleteFrom("konto").execute()).rejects.toThrow("noch nicht ausgestellt");
    umgebungStellen(umgebungAus({ BASE_URL: "https://portal.example", ...anbieterumgebung }));
    expect(await loeschen()).toBe(1);
    const bleibt = await betrieb((tx) => tx.selectFrom("rechnung").select(["nummer", "konto_id"]).execute());
    expect(bleibt).toEqual([{ nummer: "GP-2026-00001", konto_id: null }]);
    expect(await mails({ db })).toMatchObject([{ name: "Rechnung GP-2026-00001.pdf" }]);
  });

  test("überlebt das Konto, bis niemand es mehr aufbewahren muss", async ({ eigene: { db } }) => {
    am("2026-03-10");
    const wer = await neuesKonto(db, "rosa");
    await bestellt(wer);
    await belegeAusstellen();
    const [rechnung] = await belege(wer);
    await db.deleteFrom("konto").where("id", "=", wer.nutzer.id).execute();
    const bleibt = await betrieb((tx) =>
      tx.selectFrom("rechnung").select(["id", "konto_id", "vertrag_id", "aufbewahren_bis"]).execute(),
    );
    expect(bleibt).toEqual([
      { id: rechnung?.id, konto_id: null, vertrag_id: null, aufbewahren_bis: "2034-12-31" },
    ]);
    // The same from long ago, which nobody has to keep today.
    await betrieb((tx) =>
      sql`insert into rechnung select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(),
        'nummer', 'GP-2012-00001', 'jahr', 2012, 'aufbewahren_bis', '2020-12-31'))).* from rechnung r`.execute(
        tx,
      ),
    );
    am("2034-12-31");
    await rechnungenAufraeumen();
    expect(await betrieb((tx) => tx.selectFrom("rechnung").select("nummer").execute())).toEqual([
      { nummer: "GP-2026-00001" },
    ]);
  });
});
