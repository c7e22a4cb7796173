import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { beforeAll } from "vitest";
import { buendel as buendeln } from "../../../scripts/lib/buendel.ts";
import { befunde } from "../lib/befunde.ts";
import { expect, test } from "../lib/test.ts";

let buendel = "";
beforeAll(async () => {
  buendel = await buendeln(fileURLToPath(new URL("./client.js", import.meta.url)));
});

async function upgrade(page: Page, portal: string, query: string): Promise<void> {
  // It stands until the test moves it, however long that takes.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.route(`${portal}/pruefling?*`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="de"><title>Prüfling</title><main id="app"></main><script src="/pruefling.js"></script></html>`,
    }),
  );
  await page.route(`${portal}/pruefling.js`, (route) =>
    route.fulfill({ contentType: "text/javascript; charset=utf-8", body: buendel }),
  );
  await page.goto(`${portal}/pruefling?${query}`);
  await page.getByTestId("upgrade-gate").waitFor();
}

/** The findings of axe, which waits for timers: for it the clock goes on by single milliseconds (`vergangen`). */
async function befundeBeiStehenderUhr(page: Page) {
  let funde: readonly string[] | undefined;
  let vergangen = 0;
  const pruefung = befunde(page).then((alle) => {
    funde = alle;
  });
  for (; !funde && vergangen < 2_000; vergangen++) await page.clock.runFor(1);
  await pruefung;
  return { funde, vergangen };
}

test.for([
  ["stufe=premium", "Premium", "/subscription"],
  ["stufe=teams", "Teams", "/subscription?tab=teams"],
] as const)(
  "das Tor %s nennt den Tarif und geht nach drei Sekunden weiter",
  async ([query, tarif, ziel], { page, portal }) => {
    await upgrade(page, portal, query);
    expect(await page.locator("h1").textContent()).toBe("Upgrade erforderlich");
    expect(await page.getByText(`Diese Funktion ist im Tarif ${tarif} enthalten.`).count()).toBe(1);
    expect(await page.getByRole("link", { name: "Tarife ansehen" }).getAttribute("href")).toBe(ziel);
    expect(await page.getByRole("link", { name: "Anmelden" }).count()).toBe(0);
    const geprueft = await befundeBeiStehenderUhr(page);
    expect(geprueft.funde).toEqual([]);
    await page.clock.runFor(2_900 - geprueft.vergangen);
    expect(new URL(page.url()).pathname).toBe("/pruefling");
    await page.clock.runFor(200);
    await page.waitForURL(`${portal}${ziel}`);
  },
);

test("wer nicht angemeldet ist, kann sich vom Tor aus anmelden", async ({ page, portal }) => {
  const ziel = "/login?redirect=%2Ffristenmanager";
  await upgrade(page, portal, `stufe=premium&anmelden=${encodeURIComponent(ziel)}`);
  expect(await page.getByRole("link", { name: "Anmelden" }).getAttribute("href")).toBe(ziel);
});
