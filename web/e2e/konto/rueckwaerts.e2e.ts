import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { chromiumArgumente, chromiumFinden } from "../lib/chromium.ts";
import { demoportal, schnellster } from "../lib/demoportal.ts";
import { kontext } from "../lib/kontext.ts";
import { eintreten } from "../lib/konto.ts";
import type { Portal } from "../lib/portal.ts";
import { expect, test } from "../lib/test.ts";

// The browser's own back/forward cache, which Playwright switches off: `lebenslauf.e2e.ts` sends its events itself.
let portal: Portal;
let browser: Browser;
/** A Chromium without a window keeps no page at all; pages then come back anew, and have to know the same. */
let hebtAuf = false;
beforeAll(async () => {
  portal = await demoportal(schnellster());
  const { pfad, env } = await chromiumFinden({ ganz: true });
  browser = await chromium.launch({
    executablePath: pfad,
    args: [...chromiumArgumente],
    env: { ...process.env, ...env },
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  hebtAuf = await hebtSeitenAuf(browser);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await portal?.beenden();
});

/** Whether the browser brings back alive what nothing forbids it to keep: an empty page. */
async function hebtSeitenAuf(browser: Browser): Promise<boolean> {
  const leer = createServer((_, antwort) => antwort.setHeader("content-type", "text/html").end("<p>leer"));
  await once(leer.listen(0), "listening");
  const ort = `http://localhost:${(leer.address() as AddressInfo).port}`;
  const page = await browser.newPage();
  await page.goto(`${ort}/a`);
  await page.evaluate(() => Object.assign(window, { lebt: true }));
  await page.goto(`${ort}/b`);
  await page.evaluate(() => setTimeout(() => history.back()));
  await page.waitForURL(`${ort}/a`, { waitUntil: "commit" });
  const lebt = await page.evaluate(() => "lebt" in window);
  await page.close();
  leer.close();
  leer.closeAllConnections();
  return lebt;
}

const merkmal = (page: Page, name: string) => page.locator("html").getAttribute(`data-${name}`);
const bereit = (page: Page) => page.locator('html[data-data-layer="ready"]').waitFor({ state: "attached" });

/** Notes on the page itself, which only a page that comes back alive still has. */
async function zeugeStellen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const zeuge: unknown[] = [];
    Object.assign(window, { zeuge });
    for (const name of ["pagehide", "pageshow"] as const)
      addEventListener(name, ({ persisted }) =>
        zeuge.push([name, persisted, document.documentElement.dataset.dataLayer]),
      );
  });
}
const zeuge = (page: Page) => page.evaluate(() => (window as unknown as { zeuge?: unknown[] }).zeuge);

const zurueckgekehrt = [
  ["pagehide", true, "paused"],
  ["pageshow", true, "ready"],
];

/** Leaves by a whole page load and comes back with the browser's button. */
async function hinUndZurueck(page: Page, dazwischen = async () => {}): Promise<void> {
  const von = page.url();
  await page.evaluate(() => location.assign("/rechtsstand"));
  await page.waitForURL("**/rechtsstand");
  await bereit(page);
  await dazwischen();
  // A page that comes from the cache loads nothing: there is no load to wait for.
  await page.evaluate(() => setTimeout(() => history.back()));
  await page.waitForURL(von, { waitUntil: "commit" });
  await bereit(page);
}

test("eine öffentliche Seite kommt lebend zurück und weiß, wer sich inzwischen angemeldet hat", async () => {
  const page = await (await kontext(browser, portal.url)).newPage();
  await page.goto("/gebuehrentabelle");
  await bereit(page);
  await zeugeStellen(page);
  const marken: string[] = [];
  page.on(
    "request",
    (anfrage) => anfrage.url().endsWith("/api/auth/get-token") && marken.push(anfrage.url()),
  );
  await hinUndZurueck(page);
  expect(await zeuge(page)).toEqual(hebtAuf ? zurueckgekehrt : undefined);
  expect(await merkmal(page, "session")).toBe("unauthenticated");
  const socket = page.waitForEvent("websocket");
  await hinUndZurueck(page, () => anmeldenDaneben(page));
  await page.locator('html[data-session="authenticated"]').waitFor({ state: "attached" });
  expect((await socket).url()).toContain("/api/realtime");
  if (hebtAuf) expect(await zeuge(page)).toHaveLength(4);
  await expect.poll(() => marken.length).toBe(1);
  await page.context().close();
});

test("der Blog kommt lebend zurück, auch mit weiteren Artikeln", async () => {
  const page = await (await kontext(browser, portal.url)).newPage();
  const karten = page.getByTestId("post-card");
  await page.goto("/blog");
  await bereit(page);
  await page.getByTestId("load-more").click();
  await expect.poll(() => karten.count()).toBe(24);
  const ziel = await karten.nth(20).getAttribute("href");
  for (const pfad of ["/blog", ziel ?? ""]) {
    if (pfad !== "/blog") await page.goto(pfad);
    await bereit(page);
    await zeugeStellen(page);
    await hinUndZurueck(page);
    if (hebtAuf) expect(await page.evaluate(gruende)).toBeNull();
    expect(await zeuge(page), pfad).toEqual(hebtAuf ? zurueckgekehrt : undefined);
    // Loaded anew, the list begins with its first page again.
    if (pfad === "/blog") await expect.poll(() => karten.count()).toBe(hebtAuf ? 24 : 12);
  }
  await page.context().close();
});

/** Runs in the page: what kept it out of the browser's cache, if it came from the network. */
const gruende = () =>
  (performance.getEntriesByType("navigation")[0] as { readonly notRestoredReasons?: unknown } | undefined)
    ?.notRestoredReasons ?? null;

/** Signs in without touching the page. */
async function anmeldenDaneben(page: Page): Promise<void> {
  const daneben = await page.context().newPage();
  await eintreten(daneben, portal.url, "free", "/login");
  await daneben.close();
}

test("eine Seite, die angemeldet geladen ist, hebt der Browser nicht auf; nach der Abmeldung zeigt sie nichts mehr", async () => {
  const page = await (await kontext(browser, portal.url)).newPage();
  await eintreten(page, portal.url, "free", "/gebuehrentabelle");
  await bereit(page);
  await page.getByTestId("logout-button").waitFor();
  await zeugeStellen(page);
  await hinUndZurueck(page, () => page.context().clearCookies());
  expect(await zeuge(page)).toBeUndefined();
  await page.locator('html[data-session="unauthenticated"]').waitFor({ state: "attached" });
  expect(await page.getByTestId("logout-button").count()).toBe(0);
  await page.context().close();
});
