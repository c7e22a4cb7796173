import type { Page } from "playwright-core";
import { besuchen, expect, test } from "../lib/test.ts";

const liste = /\/assets\/manifest-[^/]+\.js$/;

/** What the page fetches of the list of pages, and marks the document to see whether it stays the same one. */
async function beobachtet(page: Page, pfad: string): Promise<{ readonly geholt: readonly string[] }> {
  const geholt: string[] = [];
  page.on("request", (anfrage) => liste.test(anfrage.url()) && geholt.push(anfrage.url()));
  await besuchen(page, pfad, { waitUntil: "networkidle" });
  await page.evaluate(() => Object.assign(window, { dasselbe: true }));
  return { geholt };
}

const dasselbe = (page: Page) => page.evaluate(() => "dasselbe" in window);
const rvgRechner = (page: Page) => page.locator("header").getByRole("link", { name: "RVG-Rechner" });

test("Die Liste aller Seiten kommt erst, wenn ein Verweis berührt wird, und einmal", async ({ page }) => {
  const { geholt } = await beobachtet(page, "/impressum");
  expect(geholt).toEqual([]);
  await rvgRechner(page).hover();
  await expect.poll(() => geholt.length).toBe(1);
  await rvgRechner(page).click();
  await page.getByRole("heading", { level: 1, name: "RVG-Rechner" }).waitFor();
  await page.locator("header").getByRole("link", { name: "Gebührentabelle" }).click();
  await page.getByRole("heading", { level: 1, name: "Gebührentabelle" }).waitFor();
  expect(await dasselbe(page)).toBe(true);
  expect(geholt).toHaveLength(1);
});

test("Auch ein Verweis, der mit der Tastatur erreicht wird, führt im selben Dokument weiter", async ({
  page,
}) => {
  await beobachtet(page, "/impressum");
  await rvgRechner(page).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "RVG-Rechner" }).waitFor();
  expect(await dasselbe(page)).toBe(true);
});

test("Von einer Adresse, die es nicht gibt, geht es im selben Dokument weiter", async ({ page }) => {
  await beobachtet(page, "/diese-seite-gibt-es-nicht");
  await rvgRechner(page).click();
  await page.getByRole("heading", { level: 1, name: "RVG-Rechner" }).waitFor();
  expect(await dasselbe(page)).toBe(true);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Seite nicht gefunden" }).waitFor();
  expect(await dasselbe(page)).toBe(true);
});

test("Fehlt die Liste, weil das Portal erneuert wurde, holt der Browser die Seite vom Server", async ({
  page,
}) => {
  await page.route(liste, (route) => route.fulfill({ status: 404 }));
  await beobachtet(page, "/impressum");
  await rvgRechner(page).click();
  await page.getByRole("heading", { level: 1, name: "RVG-Rechner" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/rvgrechner");
  expect(await dasselbe(page)).toBe(false);
});

test("Einzelne Verweise erfragt niemand: diese Auskunft des Routers gibt es nicht", async ({ portal }) => {
  expect((await fetch(`${portal}/assets/seitenliste?paths=/rvgrechner`)).status).toBe(404);
  expect((await fetch(`${portal}/__manifest?paths=/rvgrechner`)).status).toBe(404);
});
