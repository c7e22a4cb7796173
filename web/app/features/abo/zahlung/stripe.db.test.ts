import { cent, tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { abwicklung, betrieb } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import { neuAusstellen } from "../berichtigung/neu-ausstellen.server.ts";
import { stornierbar } from "../berichtigung/storno.server.ts";
import { bestellen, vertragVon, zahlwegWaehlen } from "../bestellung/bestellen.server.ts";
import { zahlungsJobs } from "../jobs/zahlungen.ts";
import { rechnungenVon } from "../rechnungen/rechnungen-store.server.ts";
import { anbieterumgebung } from "../rechnungen/testing.ts";
import { faelligeVertraegeFuehren, vertragsereignis } from "../wirken/fuehren.server.ts";
import { zahlungVerbuchen } from "./buchen.server.ts";
import { abgaengeMelden } from "./einzug/hinterlegen.server.ts";
import { Stripedouble } from "./testing-stripe.ts";
import {
  allesAusstellen,
  anfrage,
  archivstand,
  ausstellenUndEinziehen,
  belegstand,
  kundin,
  stripeseite,
  versenden,
} from "./testing-stripeleben.ts";
import { webhookAnnehmen } from "./webhook.server.ts";
import { angeboteneZahlwege, zahlstelle } from "./zahlstelle.server.ts";
import { geplantesSenden, laufendesNachsehen, zahlungenAusfuehren } from "./zahlungslauf.server.ts";

let double = new Stripedouble();
let seite = stripeseite(double);
let zugang: Record<string, string> = {};
const umgebung = (mehr: Record<string, string> = {}) =>
  umgebungStellen(
    umgebungAus({ BASE_URL: "https://portal.example", ...anbieterumgebung, ...zugang, ...mehr }),
  );

beforeAll(async () => {
  zugang = await double.starten();
});
afterAll(() => double.beenden());
beforeEach(async () => {
  await double.beenden();
  double = new Stripedouble();
  seite = stripeseite(double);
  zugang = await double.starten();
  umgebung();
  am("2026-03-10");
});
afterEach(() => {
  uhrStellen();
  umgebungStellen();
});

const am = (tag: string, zeit = "11:00:00") => uhrStellen(`${tag}T${zeit}Z`);
type Wer = Awaited<ReturnType<typeof kundin>>;
const bestellt = (wer: Wer, typ: "basic" | "premium" = "basic") =>
  bestellen(wer, { typ, zahlweg: "stripe", ausdruecklicherBeginn: true });
/** Rosa with her order and a means of payment. */
async function rosaMit(mittel: string, db: Parameters<typeof kundin>[0]): Promise<Wer> {
  const wer = await kundin(db, "rosa");
  await bestellt(wer);
  await seite.hinterlegt(wer.nutzer.id, mittel);
  return wer;
}
const einzuege = () => [...double.einzuege.values()].map((e) => [e.amount, e.status]);
const erster = () => [...double.einzuege.keys()][0] ?? "";
const zustand = async (wer: Wer) => (await vertragVon(wer))?.vertrag.zustand;

describe("Eine Rechnung", () => {
  test("wird abgebucht, sobald ein Zahlungsmittel da ist, und dann einmal", async ({ db }) => {
    const wer = await kundin(db, "rosa");
    await bestellt(wer);
    await ausstellenUndEinziehen();
    expect(einzuege()).toEqual([]);
    await seite.hinterlegt(wer.nutzer.id, "pm_karte_1", 3);
    await Promise.all([zahlungenAusfuehren(wer.nutzer.id), zahlungenAusfuehren()]);
    await ausstellenUndEinziehen();
    expect(einzuege()).toEqual([[1199, "succeeded"]]);
    await seite.einzug(erster(), "processing", 2);
    await seite.einzug(erster(), "succeeded", 3);
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, 0]]);
    expect((await vertragVon(wer))?.vertrag).toMatchObject({ zahlweg: "stripe", zustand: "active" });
  });

  test("wird abgebucht, wenn sie versandt ist, nicht eher", async ({ db }) => {
    await rosaMit("pm_karte_1", db);
    await allesAusstellen();
    await zahlungenAusfuehren();
    expect(einzuege()).toEqual([]);
    await versenden();
    await zahlungenAusfuehren();
    expect(einzuege()).toEqual([[1199, "succeeded"]]);
  });

  test("wird beim nächsten Monat und beim Wechsel ebenso abgebucht", async ({ db }) => {
    const wer = await rosaMit("pm_karte_1", db);
    await ausstellenUndEinziehen();
    am("2026-03-20");
    await bestellt(wer, "premium");
    await ausstellenUndEinziehen();
    am("2026-04-20");
    await faelligeVertraegeFuehren();
    await ausstellenUndEinziehen();
    expect(einzuege().map(([betrag]) => betrag)).toEqual([1199, 1687, 2499]);
    expect((await belegstand(wer.nutzer.id)).map(([, , offen]) => offen)).toEqual([0, 0, 0]);
  });

  test("per Lastschrift gilt erst als bezahlt, wenn die Bank gezahlt hat", async ({ db }) => {
    const wer = await rosaMit("pm_konto_1", db);
    await ausstellenUndEinziehen();
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, 1199]]);
    double.entscheiden(erster(), true);
    // The news got lost; somebody looks after a while.
    am("2026-03-15");
    await laufendesNachsehen();
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, 0]]);
    expect(einzuege()).toHaveLength(1);
  });

  test("wird mit Zahlung, Vertrag und Abbuchung in einer Transaktion verbucht", async ({ db }) => {
    const wer = await rosaMit("pm_konto_1", db);
    await ausstellenUndEinziehen();
    double.entscheiden(erster(), true);
    await seite.einzug(erster());
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, 0]]);
    const transaktionen = sql`select xmin::text from rechnungszahlung union select xmin::text from abovertrag
      union select xmin::text from zahlungseinzug where zustand = 'gelungen'`;
    expect((await betrieb((tx) => transaktionen.execute(tx))).rows).toHaveLength(1);
  });

  test("ohne Deckung bleibt offen, wird dreimal versucht, und jedes Mal sagt es eine E-Mail", async ({
    db,
  }) => {
    const wer = await rosaMit("pm_leer_1", db);
    for (const tag of ["10", "11", "13", "14", "17", "20", "23"]) {
      am(`2026-03-${tag}`, "12:00:00");
      await ausstellenUndEinziehen();
    }
    await seite.einzug(erster(), "payment_failed", 2);
    expect(einzuege()).toHaveLength(3);
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, 1199]]);
    const mails = await db
      .selectFrom("mail_auftrag")
      .select("text")
      .where("art", "like", "%einzug%")
      .execute();
    expect(mails.map(({ text }) => text?.includes("noch einmal")).toSorted()).toEqual([false, true, true]);
    expect(await archivstand(wer)).toEqual([["offen"], [[1199, true]]]);
    await seite.hinterlegt(wer.nutzer.id, "pm_karte_2");
    await zahlungenAusfuehren(wer.nutzer.id);
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, 0]]);
  });

  test("lässt den ruhenden Tarif mit der Zahlung sofort wieder gelten", async ({ db }) => {
    const wer = await rosaMit("pm_leer_1", db);
    for (const tag of ["2026-03-10", "2026-03-31", "2026-04-08", "2026-04-23"]) {
      am(tag);
      await faelligeVertraegeFuehren();
      await ausstellenUndEinziehen();
    }
    expect((await vertragVon(wer))?.vertrag.ausgesetzt).toBe(true);
    await seite.hinterlegt(wer.nutzer.id, "pm_karte_2");
    await zahlungenAusfuehren(wer.nutzer.id);
    expect((await vertragVon(wer))?.vertrag).toMatchObject({ ausgesetzt: false, zustand: "active" });
  });
});

test("Wird eine Rechnung neu ausgestellt, bleibt es bei der einen Abbuchung, und zurück geht auch von ihr", async ({
  db,
}) => {
  const wer = await rosaMit("pm_konto_1", db);
  await ausstellenUndEinziehen();
  await abwicklung(wer.nutzer.id, async (tx) => {
    const [alt] = await rechnungenVon(tx, wer.nutzer.id);
    const da = alt && (await stornierbar(tx, alt.id));
    if (da) await neuAusstellen(tx, da, { ...da.beleg.empfaenger, name: "Kanzlei Rosa" });
  });
  await versenden();
  await zahlungenAusfuehren();
  double.entscheiden(erster(), true);
  await seite.einzug(erster());
  expect(einzuege()).toEqual([[1199, "succeeded"]]);
  expect((await belegstand(wer.nutzer.id)).map(([, , offen]) => offen)).toEqual([0, 0, 0]);
  await vertragsereignis(wer.nutzer.id, { art: "widerrufen" });
  await ausstellenUndEinziehen();
  expect([...double.erstattungen.values()].map(({ amount }) => amount)).toEqual([1199]);
});

test("Wer von der Abbuchung zur Rechnung wechselt, sieht, wohin er das Offene überweist, und nichts wird abgebucht", async ({
  db,
}) => {
  const wer = await kundin(db, "rosa");
  await bestellt(wer);
  await ausstellenUndEinziehen();
  expect(await archivstand(wer)).toEqual([["eingezogen-wird"], []]);
  await zahlwegWaehlen(wer, "rechnung");
  expect(await archivstand(wer)).toEqual([["offen"], [[1199, true]]]);
  await zahlungenAusfuehren();
  expect(einzuege()).toEqual([]);
});

describe("Eine bestrittene Zahlung", () => {
  test("macht die Rechnung wieder offen und überfällig, ohne dieselbe Karte noch einmal zu belasten", async ({
    db,
  }) => {
    const wer = await rosaMit("pm_karte_1", db);
    await ausstellenUndEinziehen();
    am("2026-03-12");
    const streit = double.bestreiten(erster());
    await seite.streit(streit, erster(), "funds_withdrawn", 2);
    await seite.streit(streit, erster());
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, 1199]]);
    expect([await zustand(wer), await archivstand(wer)]).toEqual([
      "past_due",
      [["ueberfaellig"], [[1199, true]]],
    ]);
    am("2026-03-20");
    await ausstellenUndEinziehen();
    expect(einzuege()).toHaveLength(1);
    double.streitEntscheiden(streit, "won");
    await seite.streit(streit, erster(), "closed", 3);
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, 0]]);
    expect(await zustand(wer)).toBe("active");
  });

  test("zählt auch, wenn erst ihr Ende bekannt wird", async ({ db }) => {
    const wer = await rosaMit("pm_karte_1", db);
    await ausstellenUndEinziehen();
    const streit = double.bestreiten(erster());
    double.streitEntscheiden(streit, "lost");
    await seite.streit(streit, erster(), "closed");
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, 1199]]);
    expect(await zustand(wer)).toBe("past_due");
  });
});

describe("Geld geht auf dem Weg zurück, auf dem es kam", () => {
  test("nach einem Widerruf in Höhe der Gutschrift, einmal", async ({ db }) => {
    const wer = await rosaMit("pm_karte_1", db);
    await ausstellenUndEinziehen();
    am("2026-03-12");
    await vertragsereignis(wer.nutzer.id, { art: "widerrufen" });
    await ausstellenUndEinziehen();
    await ausstellenUndEinziehen();
    // Two of 31 days were used.
    expect([...double.erstattungen.values()].map(({ amount }) => amount)).toEqual([1122]);
    expect(await belegstand(wer.nutzer.id)).toEqual([
      ["R1", 1199, 0],
      ["G2", -1122, 0],
    ]);
  });

  test("auch wenn erst nach der Überweisung abgebucht wurde; gescheitert ist es Sache der Verwaltung", async ({
    db,
  }) => {
    const wer = await rosaMit("pm_konto_1", db);
    await ausstellenUndEinziehen();
    const [rechnung] = await betrieb((tx) => rechnungenVon(tx, wer.nutzer.id));
    await zahlungVerbuchen({
      rechnungId: rechnung?.id ?? "",
      betrag: cent(1199),
      am: tag("2026-03-11"),
      quelle: "camt",
      fremdId: "B1",
    });
    double.entscheiden(erster(), true);
    await seite.einzug(erster());
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, -1199]]);
    await zahlungenAusfuehren(wer.nutzer.id);
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, 0]]);
    const [erstattung] = [...double.erstattungen.values()];
    Object.assign(erstattung ?? {}, { status: "failed" });
    await seite.melden("refund.failed", { id: erstattung?.id }, { mal: 2 });
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, -1199]]);
    am("2026-03-14");
    await zahlungenAusfuehren();
    await zahlungenAusfuehren(wer.nutzer.id);
    expect(double.erstattungen.size).toBe(1);
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, -1199]]);
  });
});

test("Was bei der einen scheitert, hält weder die Erstattung an den anderen auf noch die Löschung bei Stripe", async ({
  db,
}) => {
  const [rosa, paul] = [await kundin(db, "rosa"), await kundin(db, "paul")];
  await bestellt(paul);
  await seite.hinterlegt(paul.nutzer.id, "pm_karte_1");
  await ausstellenUndEinziehen();
  am("2026-03-12");
  await bestellt(rosa);
  await seite.hinterlegt(rosa.nutzer.id, "pm_karte_2");
  await vertragsereignis(paul.nutzer.id, { art: "widerrufen" });
  await allesAusstellen();
  await versenden();
  await betrieb((tx) => tx.insertInto("zahlkundenabgang").values({ kunde: "cus_fort" }).execute());
  double.verschluckt = 2;
  const stuendlich = zahlungsJobs.find(({ name }) => name === "abo-zahlungen-nachsehen");
  await expect(stuendlich?.ausfuehren({})).rejects.toThrow("ließen sich nicht ausführen");
  expect([...double.erstattungen.values()].map(({ amount }) => amount)).toEqual([1122]);
  expect(await betrieb((tx) => tx.selectFrom("zahlkundenabgang").select("kunde").execute())).toEqual([]);
});

describe("Ein Abbruch zwischen Buchung und Auftrag an Stripe", () => {
  test("belastet nichts doppelt: dieselbe Anfrage geht noch einmal hinaus", async ({ db }) => {
    const wer = await rosaMit("pm_karte_1", db);
    // The library itself asks twice.
    double.verschluckt = 2;
    await expect(ausstellenUndEinziehen()).rejects.toThrow("ließen sich nicht ausführen");
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, 1199]]);
    am("2026-03-10", "11:01:00");
    await geplantesSenden();
    expect(einzuege()).toEqual([[1199, "succeeded"]]);
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, 0]]);
  });

  test("auch dann nicht, wenn Stripe die Anfrage nach Tagen vergessen hat", async ({ db }) => {
    const wer = await rosaMit("pm_karte_1", db);
    double.verschluckt = 2;
    await expect(ausstellenUndEinziehen()).rejects.toThrow();
    double.vergessen();
    am("2026-03-13");
    await geplantesSenden();
    expect(einzuege()).toHaveLength(1);
    expect(await belegstand(wer.nutzer.id)).toEqual([["R1", 1199, 0]]);
  });

  test("und zahlt nichts doppelt zurück, auch nach Tagen nicht", async ({ db }) => {
    const wer = await rosaMit("pm_karte_1", db);
    await ausstellenUndEinziehen();
    am("2026-03-20");
    await vertragsereignis(wer.nutzer.id, { art: "widerrufen" });
    double.verschluckt = 2;
    await expect(ausstellenUndEinziehen()).rejects.toThrow("ließen sich nicht ausführen");
    double.vergessen();
    am("2026-03-22");
    await geplantesSenden();
    expect(double.erstattungen.size).toBe(1);
    expect((await belegstand(wer.nutzer.id)).map(([, , offen]) => offen)).toEqual([0, 0]);
  });
});

describe("Eine Nachricht", () => {
  test("ohne gültige Unterschrift, mit alter oder ohne Stripe wird nicht angenommen", async ({ db: _ }) => {
    const zeit = Date.parse("2026-03-10T11:00:00Z") / 1000;
    const { payload, unterschrift } = double.nachricht("payment_intent.succeeded", { id: "pi_1" }, zeit);
    await webhookAnnehmen(anfrage(payload, unterschrift));
    const abgelehnt = async (text: string, name: string) =>
      expect(webhookAnnehmen(anfrage(text, name))).rejects.toMatchObject({ status: 400 });
    await abgelehnt(payload.replace("pi_1", "pi_2"), unterschrift);
    await abgelehnt(payload, "");
    am("2026-03-10", "11:06:00");
    await abgelehnt(payload, unterschrift);
    umgebung({ DEMO_MODE: "1" });
    await expect(webhookAnnehmen(anfrage(payload, unterschrift))).rejects.toMatchObject({ status: 404 });
    expect(angeboteneZahlwege()).toEqual(["rechnung"]);
    umgebung();
    expect(angeboteneZahlwege()).toEqual(["rechnung", "stripe"]);
  });

  test("über ein entferntes Zahlungsmittel lässt nichts mehr abbuchen", async ({ db }) => {
    await rosaMit("pm_karte_1", db);
    const [kunde] = [...double.kunden.values()];
    Object.assign(kunde ?? {}, { invoice_settings: {} });
    await seite.melden(
      "payment_method.detached",
      { id: "pm_karte_1", customer: null },
      {
        mehr: { previous_attributes: { customer: kunde?.id } },
      },
    );
    await ausstellenUndEinziehen();
    expect(einzuege()).toEqual([]);
  });
});

test("Mit dem Konto geht auch die Kundin bei Stripe, und eine spätere Rückbuchung trifft noch ihre Rechnung", async ({
  eigene: { db },
}) => {
  const wer = await rosaMit("pm_karte_1", db);
  await ausstellenUndEinziehen();
  await db.deleteFrom("konto").where("id", "=", wer.nutzer.id).execute();
  const stelle = await zahlstelle();
  if (stelle) await abgaengeMelden(stelle);
  expect(double.kunden.size).toBe(0);
  await seite.streit(double.bestreiten(erster()), erster());
  const zahlungen = await betrieb((tx) => tx.selectFrom("rechnungszahlung").select("betrag").execute());
  expect(zahlungen.map(({ betrag }) => Number(betrag))).toEqual([1199, -1199]);
});
