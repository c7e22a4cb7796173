import { describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { kontoportal, zurueckgestellt } from "../server/testing/konto.ts";

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
