import { type Kysely, sql } from "kysely";
import { describe, expect } from "vitest";
import { seitenablehnung } from "#platform/access/pruefung.ts";
import { sitzungAusCookie } from "#platform/access/sitzung.server.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { berechtigungenLesen, type Kontoart } from "../../architecture/berechtigungen.ts";
import { wurzel } from "../../scripts/lib/bootstrap.mjs";
import { apiRoutes } from "../app/api.ts";
import { jobs } from "../app/jobs.ts";
import { pages } from "../app/routes.ts";
import { kontoportal, type Testbrowser, zurueckgestellt } from "../server/testing/konto.ts";

zurueckgestellt();

const email = "rosa@kanzlei.example";
const monatlich = (type: string) => ({ type, cycle: "monthly" });

describe("Die Aufrufe des Abonnements", () => {
  test("beginnen am Tag der Registrierung mit der Testphase und behalten deren Ende bei einem höheren Tarif", async ({
    db,
  }) => {
    const { browser } = await kontoportal(db).eingerichtet(email, { erstellt: new Date() });
    expect((await browser.backend("GET", "/subscription")).koerper).toEqual({ subscription: null });
    const vorher = Date.now();
    const bestellt = await browser.backend("POST", "/subscription", monatlich("basic"));
    expect(bestellt.status).toBe(201);
    const { subscription } = bestellt.koerper as { subscription: { trialEndsAt: string } };
    expect(subscription).toEqual({
      type: "basic",
      cycle: "monthly",
      status: "trialing",
      trialEndsAt: expect.any(String),
      currentPeriodEnd: subscription.trialEndsAt,
      priceCents: 1199,
      cancelAtPeriodEnd: false,
    });
    const tage = (Date.parse(subscription.trialEndsAt) - vorher) / 86_400_000;
    expect(tage).toBeGreaterThanOrEqual(7);
    expect(tage).toBeLessThan(7.01);
    expect(await browser.nutzer()).toMatchObject({
      subscriptionStatus: "basic",
      trialEndsAt: subscription.trialEndsAt,
    });
    const hoeher = await browser.backend("POST", "/subscription", monatlich("premium"));
    expect(hoeher).toMatchObject({
      status: 201,
      koerper: { subscription: { type: "premium", priceCents: 2499, trialEndsAt: subscription.trialEndsAt } },
    });
    expect(await browser.nutzer()).toMatchObject({ subscriptionStatus: "premium" });
    uhrStellen(new Date(Date.parse(subscription.trialEndsAt) + 1).toISOString());
    // Nothing has run in between.
    expect(await browser.nutzer()).toMatchObject({ subscriptionStatus: "free" });
    // The token is over by now, the session is not.
    browser.token = undefined;
    expect((await browser.backend("GET", "/subscription")).koerper).toEqual({ subscription: null });
  });

  test("geben sonst den Tarif sofort, kennen ihn beim zweiten Mal und kündigen ihn zum Ende der Periode", async ({
    db,
  }) => {
    const { browser } = await kontoportal(db).eingerichtet(email, { erstellt: new Date("2020-01-01") });
    expect((await browser.backend("POST", "/subscription/cancel")).status).toBe(409);
    const erste = await browser.backend("POST", "/subscription", monatlich("teams"));
    expect(erste).toMatchObject({
      status: 201,
      koerper: { subscription: { status: "active", trialEndsAt: null, priceCents: 3999 } },
    });
    expect(await browser.nutzer()).toMatchObject({
      subscriptionStatus: "teams",
      isTeamAdmin: true,
      teamId: expect.any(String),
    });
    const zweite = await browser.backend("POST", "/subscription", monatlich("teams"));
    expect([zweite.status, zweite.koerper]).toEqual([200, erste.koerper]);
    const kuendigung = await browser.backend("POST", "/subscription/cancel");
    expect(kuendigung).toMatchObject({
      status: 200,
      koerper: { subscription: { type: "teams", cancelAtPeriodEnd: true } },
    });
    expect((await browser.backend("POST", "/subscription/cancel")).status).toBe(200);
    const { subscription } = kuendigung.koerper as { subscription: { currentPeriodEnd: string } };
    uhrStellen(subscription.currentPeriodEnd);
    expect(await browser.nutzer()).toMatchObject({
      subscriptionStatus: "free",
      isTeamAdmin: false,
      teamId: null,
    });
  });

  test.for([
    {},
    { type: "free", cycle: "monthly" },
    { type: "Teammitglied", cycle: "monthly" },
    { type: "premium" },
    { type: "premium", cycle: "yearly" },
    { type: ["premium"], cycle: "monthly" },
  ])("weisen %j ab", async (koerper, { db }) => {
    const { browser } = await kontoportal(db).eingerichtet(email);
    expect((await browser.backend("POST", "/subscription", koerper)).status).toBe(400);
    expect(await browser.nutzer()).toMatchObject({ subscriptionStatus: "free" });
  });

  test("kennen weder ein fremdes Konto noch ein Mitglied, das selbst bestellt", async ({ db }) => {
    const portal = kontoportal(db);
    const leitung = await portal.eingerichtet("leitung@kanzlei.example", {
      erstellt: new Date("2020-01-01"),
    });
    await leitung.browser.backend("POST", "/subscription", monatlich("teams"));
    const { teamId } = (await leitung.browser.nutzer()) as { teamId: string };
    const { browser } = await portal.eingerichtet(email, { tarif: "Teammitglied", team_id: teamId });
    expect(await browser.nutzer()).toMatchObject({ subscriptionStatus: "Teammitglied", teamId });
    expect((await browser.backend("POST", "/subscription", monatlich("basic"))).status).toBe(409);
    expect((await browser.backend("POST", "/subscription/cancel")).status).toBe(409);
    const fremd = await browser.backend("GET", `/subscription?id=${leitung.id}`);
    expect([fremd.status, fremd.koerper]).toEqual([200, { subscription: null }]);
    expect((await portal.holen("/api/backend/subscription")).status).toBe(401);
  });

  test("schreiben in einer Demo keine Rechnung", async ({ db }) => {
    const { browser } = await kontoportal(db, { DEMO_MODE: "1" }).eingerichtet(email, {
      erstellt: new Date("2020-01-01"),
    });
    expect((await browser.backend("POST", "/subscription", monatlich("premium"))).status).toBe(201);
    expect(await db.selectFrom("aboauftrag").select("id").execute()).toEqual([]);
  });
});

const tagMs = 24 * 60 * 60_000;

/** Invoices and reminders have gone out on the day they were asked for, without the time that printing them takes. */
const zugestellt = (db: Kysely<DB>) =>
  sql`update abovertrag set naechste_uhr = least(naechste_uhr, '-infinity'::timestamptz), forderungen =
    (select coalesce(jsonb_agg(f || '{"unterwegs": false}'), '[]'::jsonb) from jsonb_array_elements(forderungen) f)`.execute(
    db,
  );
const langeDabei = { erstellt: new Date("2020-01-01") };

/** A state that a contract can be in, and the column of the table of rights that holds in it. */
type Zustand = {
  readonly spalte: Kontoart;
  readonly werte?: { readonly erstellt: Date };
  readonly bestellt?: "basic" | "premium" | "teams";
  readonly gekuendigt?: true;
  /** The customer has taken the payment back: what was paid is open, and due. */
  readonly bestritten?: true;
  /** Days afterwards on which what is due is done; the last one is when the gates are tried. */
  readonly nachTagen?: readonly number[];
};

/** An invoice is due after 14 days, reminders follow after 7 and 14, and after 14 more the tier rests. */
const mahnungen = [15, 22, 29];

const zustaende: Readonly<Record<string, Zustand>> = {
  free: { spalte: "FR" },
  basic: { spalte: "BA", werte: langeDabei, bestellt: "basic" },
  premium: { spalte: "PR", werte: langeDabei, bestellt: "premium" },
  teams: { spalte: "TA", werte: langeDabei, bestellt: "teams" },
  "Testphase läuft": { spalte: "PR", bestellt: "premium", nachTagen: [6] },
  "Testphase vorbei": { spalte: "FR", bestellt: "premium", nachTagen: [8] },
  "gekündigt, läuft noch": { spalte: "PR", werte: langeDabei, bestellt: "premium", gekuendigt: true },
  "gekündigt und vorbei": {
    spalte: "FR",
    werte: langeDabei,
    bestellt: "premium",
    gekuendigt: true,
    nachTagen: [32],
  },
  "Rechnung offen, gemahnt": { spalte: "PR", werte: langeDabei, bestellt: "premium", nachTagen: mahnungen },
  "Rechnung offen, Tarif ruht": {
    spalte: "FR",
    werte: langeDabei,
    bestellt: "premium",
    nachTagen: [...mahnungen, 44],
  },
  "Zahlung bestritten, gemahnt": {
    spalte: "PR",
    werte: langeDabei,
    bestellt: "premium",
    bestritten: true,
    nachTagen: [22],
  },
  "Zahlung bestritten, Tarif ruht": {
    spalte: "FR",
    werte: langeDabei,
    bestellt: "premium",
    bestritten: true,
    nachTagen: [32],
  },
  "Team mit offener Rechnung, Tarif ruht": {
    spalte: "FR",
    werte: langeDabei,
    bestellt: "teams",
    nachTagen: [...mahnungen, 44],
  },
};

const { zeilen } = berechtigungenLesen(wurzel);
const zelle = (ziel: string, spalte: Kontoart): string | undefined =>
  zeilen.find(({ ziele, seit, zusatz }) => seit !== undefined && zusatz === "" && ziele.includes(ziel))
    ?.zellen[spalte];
const mitTor = apiRoutes.filter(({ guard }) => guard.startsWith("tarif:"));
const seitenMitTor = pages.filter(({ guard }) => guard.startsWith("tarif:"));

/** What the gates do that the table does not say. */
async function abweichungen(browser: Testbrowser, spalte: Kontoart): Promise<string[]> {
  browser.token = undefined;
  const Authorization = `Bearer ${await browser.tokenHolen()}`;
  const falsch: string[] = [];
  for (const { method, path } of mitTor) {
    const adresse = path.replace("/:format", "/pdf").replace(/:\w+/, "00000000-0000-4000-8000-000000000000");
    const { status } = await browser.ruf(adresse, { method, headers: { Authorization } });
    const soll = zelle(`${method} ${path}`, spalte);
    if (soll === undefined || (soll === "403") !== (status === 403))
      falsch.push(`${method} ${path}: ${soll} erwartet, ${status} erhalten`);
  }
  const basic = JSON.stringify({ angelegenheiten: [{ wert: 1_000_000, positionen: [{ nr: "3200" }] }] });
  const headers = { Authorization, "Content-Type": "application/json" };
  const { status } = await browser.ruf("/api/rechner/rvg", { method: "POST", headers, body: basic });
  if (status !== (spalte === "FR" ? 403 : 200)) falsch.push(`Funktion des Tarifs Basic: ${status}`);
  const cookie = [...browser.cookies].map(([name, wert]) => `${name}=${wert}`).join("; ");
  const sitzung = await sitzungAusCookie(new Request("http://localhost:3000", { headers: { cookie } }));
  for (const { path, guard } of seitenMitTor) {
    const zu = seitenablehnung(guard, sitzung)?.art === "tarif";
    if (zu !== (zelle(path, spalte) === "Tarif")) falsch.push(`${path}: ${zu ? "zu" : "offen"}`);
  }
  return falsch;
}

/** What the contract keeps of a dispute, without any bank. */
async function bestreiten(db: Kysely<DB>, email: string, am: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("abovertrag")
    .set({
      forderungen: sql`jsonb_set(jsonb_set(forderungen, '{0,strittig}', 'true'), '{0,faelligAm}',
        to_jsonb(${am}::timestamptz::date))`,
      naechste_uhr: am,
    })
    .where("konto_id", "in", db.selectFrom("konto").select("id").where("email", "=", email))
    .executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(1n);
}

describe("Kein Tor lässt sich umgehen", () => {
  test("in keinem Zustand eines Vertrags: jeder Aufruf und jede Seite mit Tor tut, was die Tafel sagt", async ({
    db,
  }) => {
    expect(mitTor.length).toBeGreaterThan(10);
    expect(seitenMitTor.length).toBeGreaterThanOrEqual(3);
    const portal = kontoportal(db);
    const beginn = Date.now();
    const arbeit = jobs.find(({ name }) => name === "abo-vertraege");
    const falsch: string[] = [];
    const um = (tage: number) => uhrStellen(new Date(beginn + tage * tagMs).toISOString());
    const alle = await Promise.all(
      Object.entries(zustaende).map(async ([name, zustand], i) => {
        const { browser } = await portal.eingerichtet(`z${i}@kanzlei.example`, {
          erstellt: new Date(beginn),
          ...zustand.werte,
        });
        if (zustand.bestellt) await browser.backend("POST", "/subscription", monatlich(zustand.bestellt));
        if (zustand.gekuendigt) await browser.backend("POST", "/subscription/cancel");
        if (zustand.bestritten) await bestreiten(db, `z${i}@kanzlei.example`, new Date(beginn));
        return { name, zustand, browser, bei: zustand.nachTagen?.at(-1) ?? 0 };
      }),
    );
    // Who works with a team is closed out with it.
    for (const { name, zustand, browser, bei } of [...alle]) {
      if (zustand.bestellt !== "teams" || zustand.spalte !== "FR") continue;
      const { teamId } = (await browser.nutzer()) as { teamId: string };
      const werte = { tarif: "Teammitglied", team_id: teamId };
      const mitglied = await portal.eingerichtet("mitglied@kanzlei.example", werte);
      alle.push({ name: `Mitglied: ${name}`, zustand: { spalte: "FR" }, browser: mitglied.browser, bei });
    }
    const tage = [...new Set([0, ...mahnungen, ...alle.map(({ bei }) => bei)])].sort((a, b) => a - b);
    for (const tag of tage) {
      um(tag);
      if (tag > 0) await arbeit?.ausfuehren(undefined as never);
      await zugestellt(db);
      for (const { name, zustand, browser, bei } of alle)
        if (bei === tag)
          falsch.push(...(await abweichungen(browser, zustand.spalte)).map((text) => `${name}, ${text}`));
    }
    expect(falsch).toEqual([]);
  });
});
