import { setTimeout as warten } from "node:timers/promises";
import type { Page } from "playwright-core";
import { langer } from "../lib/blogbestand.ts";
import { besuch } from "../lib/messen.ts";
import { besuchen, expect, test } from "../lib/test.ts";
import { adresse, autor, portal } from "./blog.ts";

/** Pages looked at side by side: they wait more than they compute. */
const nebeneinander = 5;

const seiten = () => [
  "/",
  "/blog",
  adresse(langer.titel),
  `/blog?author=${autor}`,
  "/blog/category/gebuehrenrecht",
  "/blog/tag/rvg",
  "/blog?year=2026&month=9",
  "/blog/search?q=Streitwert",
  "/blog/search?q=Quittenbrot",
  "/blog/gibt-es-nicht",
];

/** Nothing moves and not much is loaded. */
export function ruhe(): void {
  for (const breite of [360, 1440])
    test.concurrent(`Bei langsamen Bildern und Aufrufen springt nichts (${breite} px)`, async ({
      oeffnen,
      expect,
    }) => {
      const alle = seiten();
      while (alle.length > 0)
        await Promise.all(
          alle
            .splice(0, nebeneinander)
            .map(async (pfad) => expect(await spruenge(await oeffnen({ breite }), pfad), pfad).toEqual([])),
        );
    });

  test.concurrent("Die Liste und ein Artikel laden höchstens 110 KB Skripte und Daten", async ({
    browser,
    expect,
  }) => {
    const pfade = ["/blog", adresse(langer.titel)];
    const besuche = await Promise.all(
      pfade.map((pfad) => besuch(browser, pfad, portal.url, { breite: 1440 })),
    );
    for (const [i, { ladung }] of besuche.entries()) {
      expect(ladung.dateien.length).toBeGreaterThan(0);
      expect(ladung.gesamt, `${pfade[i]}\n${ladung.dateien.join("\n")}`).toBeLessThanOrEqual(110_000);
    }
  });

  test("Der Prüfer findet einen Sprung", async ({ oeffnen }) => {
    const page = await oeffnen();
    expect(await spruenge(page, "/blog/gibt-es-nicht")).toEqual([]);
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>("main")?.style.setProperty("margin-top", "90px");
    });
    await expect.poll(() => page.evaluate(() => window.spruenge)).not.toEqual([]);
  });
}

/**
 * What moves on a page: while its pictures and calls are held back, when they arrive, and while it is scrolled through
 * with every picture late.
 */
async function spruenge(page: Page, pfad: string): Promise<readonly string[]> {
  let freigeben = () => {};
  const freigabe = new Promise<void>((frei) => {
    freigeben = frei;
  });
  let unterwegs = 0;
  await page.route(/\/(media|api\/blog)\//, async (route) => {
    unterwegs += 1;
    await freigabe;
    await warten(verzugMs);
    await route.continue().catch(() => {});
    unterwegs -= 1;
  });
  await page.addInitScript(sprungzaehler);
  await besuchen(page, portal.url + pfad, { waitUntil: "domcontentloaded" });
  await zweiBilder(page);
  freigeben();
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((weiter) => setTimeout(weiter, 60));
    }
  });
  do await warten(2 * verzugMs);
  while (unterwegs > 0);
  return page.evaluate(() => window.spruenge);
}

/** How late a picture or an answer is; scrolled through, it arrives before it is out of sight again. */
const verzugMs = 100;

const zweiBilder = (page: Page) =>
  page.evaluate(
    () => new Promise((weiter) => requestAnimationFrame(() => requestAnimationFrame(() => weiter(null)))),
  );

/** Runs in the page, before anything of it. */
function sprungzaehler(): void {
  type Sprung = PerformanceEntry & {
    readonly value: number;
    readonly sources: readonly { readonly node?: Element }[];
  };
  Object.assign(window, { spruenge: [] });
  new PerformanceObserver((liste) => {
    for (const { value, sources } of liste.getEntries() as Sprung[])
      window.spruenge.push(
        `${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 90)).join(" | ")}`,
      );
  }).observe({ type: "layout-shift", buffered: true });
}
