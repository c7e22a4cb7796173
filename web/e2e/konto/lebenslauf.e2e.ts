import type { Page } from "playwright-core";
import { gemeinsamesDemoportal } from "../lib/demoportal.ts";
import { fuellen } from "../lib/formular.ts";
import { eintreten } from "../lib/konto.ts";
import { besuchen, expect, test } from "../lib/test.ts";
import { uhrAnhalten } from "../lib/uhr.ts";

const portal = gemeinsamesDemoportal();

const merkmal = (page: Page, name: string) => page.locator("html").getAttribute(name);
const bereit = (page: Page) => page.locator('html[data-data-layer="ready"]').waitFor({ state: "attached" });

const angemeldet = (page: Page, name = "free", ziel = "/") => eintreten(page, portal.url, name, ziel);

test("vor dem Laden der Seite fragt niemand nach Sitzung, Daten und Socket", async ({ page }) => {
  const frueh: string[] = [];
  let geladen = false;
  page.on("load", () => {
    geladen = true;
  });
  page.on("request", (anfrage) => {
    if (!geladen && /\/api\/(auth|backend|realtime)/.test(anfrage.url())) frueh.push(anfrage.url());
  });
  const antwort = await page.goto(`${portal.url}/rvgrechner`);
  expect(await antwort?.text()).toContain('data-data-layer="deferred"');
  await bereit(page);
  expect(frueh).toEqual([]);
  expect(await merkmal(page, "data-session")).toBe("unauthenticated");
});

test("wer die Überlagerung öffnet, wartet nicht auf den Leerlauf", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: () => 0 });
  });
  await besuchen(page, portal.url);
  await page.waitForTimeout(500);
  expect(await merkmal(page, "data-data-layer")).toBe("deferred");
  await page.getByRole("link", { name: "Anmelden" }).click();
  await bereit(page);
});

test("angemeldet holt die Seite ein Merkmal und öffnet den Socket; gespeichert wird nichts", async ({
  page,
}) => {
  await angemeldet(page);
  await page.goto("about:blank");
  const socket = page.waitForEvent("websocket");
  const merkmalGeholt = page
    .waitForResponse("**/api/auth/get-token")
    .then((antwort) => antwort.json() as Promise<{ token: string }>);
  await page.goto(portal.url);
  await bereit(page);
  const { token } = await merkmalGeholt;
  expect((await socket).url()).toContain("/api/realtime");
  const gespeichert = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(gespeichert).not.toContain(token);
});

test("im Rückwärtszwischenspeicher läuft nichts; zurück ist alles wieder da", async ({ page }) => {
  await page.addInitScript(() => {
    const schluesse: unknown[] = [];
    const schliessen = WebSocket.prototype.close;
    WebSocket.prototype.close = function close(code?: number, grund?: string) {
      schluesse.push([code, grund]);
      return schliessen.call(this, code, grund);
    };
    Object.assign(window, { schluesse });
  });
  const ersterSocket = page.waitForEvent("websocket");
  await angemeldet(page);
  await bereit(page);
  await ersterSocket;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  expect(await merkmal(page, "data-data-layer")).toBe("paused");
  const schluesse = () => page.evaluate(() => (window as unknown as { schluesse: unknown[] }).schluesse);
  expect(await schluesse()).toEqual([[4001, "1001 going away"]]);
  const pruefungen: string[] = [];
  page.on(
    "request",
    (anfrage) => anfrage.url().endsWith("/api/auth/session") && pruefungen.push(anfrage.url()),
  );
  const neuerSocket = page.waitForEvent("websocket");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await neuerSocket;
  expect(await merkmal(page, "data-data-layer")).toBe("ready");
  expect(pruefungen).toHaveLength(1);
});

test("die Abmeldung vergisst, was der Tab behielt, und wirkt in anderen Tabs", async ({ page }) => {
  await angemeldet(page);
  const zweite = await page.context().newPage();
  await zweite.goto(`${portal.url}/dashboard`);
  await zweite.locator('html[data-data-layer="ready"]').waitFor({ state: "attached" });
  await zweite.evaluate(() => sessionStorage.setItem("eingaben/rvgrechner", "Mandat"));
  await page.evaluate(() => {
    sessionStorage.setItem("entwurf", "Mandat");
    localStorage.setItem("selectedSubscription", "premium");
  });
  await page.getByTestId("logout-button").click();
  await page.waitForURL(`${portal.url}/`);
  await page.locator('html[data-session="unauthenticated"]').waitFor({ state: "attached" });
  const behalten = page.evaluate(() => [
    sessionStorage.getItem("entwurf"),
    localStorage.getItem("selectedSubscription"),
  ]);
  expect(await behalten).toEqual([null, null]);
  await zweite.locator('html[data-session="unauthenticated"]').waitFor({ state: "attached" });
  expect(await zweite.evaluate(() => sessionStorage.getItem("eingaben/rvgrechner"))).toBeNull();
});

test("der Kopf steht still, wenn die Sitzung bekannt wird", async ({ page }) => {
  let freigeben = () => {};
  const frei = new Promise<void>((weiter) => {
    freigeben = weiter;
  });
  await page.route("**/api/auth/session", async (route) => {
    await frei;
    await route.fulfill({ json: { user: { id: "1" }, expires: "" } });
  });
  await page.route("**/api/auth/get-token", (route) => route.fulfill({ json: { token: "t" } }));
  await besuchen(page, portal.url);
  const lagen = () =>
    page
      .locator("header nav > *")
      .evaluateAll((teile) => teile.map((teil) => teil.getBoundingClientRect().left));
  const vorher = await lagen();
  freigeben();
  await page.getByTestId("logout-button").waitFor();
  expect(await lagen()).toEqual(vorher);
});

test("ein Merkmal, das die Sitzung nicht bekommt, meldet ab; ein Ausfall nicht", async ({ page }) => {
  await page.route("**/api/auth/get-token", (route) => route.abort());
  await angemeldet(page, "basic");
  await bereit(page);
  expect(await merkmal(page, "data-session")).toBe("authenticated");
  await page.unroute("**/api/auth/get-token");
  await page.route("**/api/auth/get-token", (route) => route.fulfill({ status: 401, json: {} }));
  await page.reload();
  await page.locator('html[data-session="unauthenticated"]').waitFor({ state: "attached" });
  expect(new URL(page.url()).pathname).toBe("/");
});

test("alle 30 Sekunden wird nach der Sitzung gefragt; eine beendete meldet die Seite ab", async ({
  page,
}) => {
  await page.clock.install();
  await angemeldet(page, "premium");
  await page.clock.runFor(4_000);
  await bereit(page);
  const pruefungen: string[] = [];
  page.on("request", (r) => r.url().endsWith("/api/auth/session") && pruefungen.push(r.url()));
  await uhrAnhalten(page);
  // The first check says when the next is due.
  for (let i = 0; i < 40 && pruefungen.length === 0; i += 1) await page.clock.runFor(1_000);
  expect(pruefungen).toHaveLength(1);
  await page.clock.runFor(27_000);
  expect(pruefungen).toHaveLength(1);
  await page.clock.runFor(4_000);
  await expect.poll(() => pruefungen.length).toBe(2);
  await page.route("**/api/auth/session", (route) => route.fulfill({ json: {} }));
  await page.clock.runFor(30_000);
  await page.locator('html[data-session="unauthenticated"]').waitFor({ state: "attached" });
});

test.for([
  [200, "session_expired"],
  [503, "auth_error"],
] as const)(
  "verweigert der Server einen Aufruf und antwortet auf die Sitzungsfrage mit %i, heißt es %s",
  async ([status, code], { page }) => {
    await angemeldet(page, "premium", "/konto");
    await bereit(page);
    await page.locator("summary", { hasText: "Passkey anlegen" }).click();
    const anlegen = page.locator('[data-handlung="passkey-anlegen"]');
    await fuellen(anlegen, { passkeyName: "Laptop", password: "irgendeines" });
    await page.route("**/api/backend/**", (route) => route.fulfill({ status: 401, json: {} }));
    await page.route("**/api/auth/session", (route) => route.fulfill({ status, json: {} }));
    await anlegen.getByRole("button", { name: "Passkey anlegen" }).click();
    await page.waitForURL(`**/login?error=${code}`);
  },
);

test("auf der Anmeldeseite gilt der Lebenslauf nicht", async ({ page }) => {
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await angemeldet(page, "premium", "/login");
  await bereit(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  expect(await merkmal(page, "data-data-layer")).toBe("ready");
  expect(sockets).toEqual([]);
});
