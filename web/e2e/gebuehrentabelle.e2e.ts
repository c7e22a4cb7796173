import type { Page } from "playwright-core";
import { eintragen } from "./lib/formular.ts";
import { besuchen, expect, test } from "./lib/test.ts";

const zeile = (page: Page, bis: string) =>
  page
    .locator("tbody tr", { has: page.getByRole("rowheader", { name: bis, exact: true }) })
    .locator("th, td")
    .allTextContents();

test("Ohne JavaScript: alle Stufen bis 500.000 € in den üblichen Spalten", async ({ pageOhneJs: page }) => {
  await page.goto("/gebuehrentabelle");
  expect(await page.locator("thead th").allTextContents()).toEqual([
    "Wert bis (€)",
    "RVG 1,0",
    "RVG 1,3",
    "RVG 1,2",
    "RVG 2,5",
    "GKG 1,0",
    "GKG 3,0",
  ]);
  expect(await zeile(page, "10.000,00")).toEqual([
    "10.000,00",
    "652,00",
    "847,60",
    "782,40",
    "1.630,00",
    "283,00",
    "849,00",
  ]);
  expect(await page.locator("tbody tr").count()).toBe(42);
  expect(await page.locator("tbody tr").last().getByRole("rowheader").textContent()).toBe("500.000,00");
});

test("Ohne JavaScript führt das Formular zu Tag, Sätzen und Vergleich", async ({ pageOhneJs: page }) => {
  await page.goto("/gebuehrentabelle");
  await page.getByLabel("Stichtag").fill("31.05.2025");
  await page.getByText("Bereich und Sätze ändern").click();
  await eintragen(page, { "Sätze § 13 RVG": "1,0", "Sätze § 34 GKG": "" });
  await page.getByRole("button", { name: "Tabelle zeigen" }).click();
  expect(await zeile(page, "10.000,00")).toEqual(["10.000,00", "614,00"]);
  await page.getByLabel("Vergleich mit").fill("01.06.2025");
  await page.getByRole("button", { name: "Tabelle zeigen" }).click();
  expect(await zeile(page, "10.000,00")).toEqual(["10.000,00", "652,00", "614,00", "−38,00"]);
});

test("Mit JavaScript folgt die Tabelle dem Tippen", async ({ page }) => {
  await besuchen(page, "/gebuehrentabelle");
  await page.getByLabel("Nur ein Wert").fill("7.500");
  await page.waitForURL(/wert=7/);
  await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 1);
  expect((await zeile(page, "8.000,00")).slice(0, 3)).toEqual(["8.000,00", "533,00", "692,90"]);
});

test("Vor der ersten Fassung steht eine Antwort, kein Fehler", async ({ pageOhneJs: page }) => {
  const antwort = await page.goto("/gebuehrentabelle?stichtag=1990-01-01");
  expect(antwort?.status()).toBe(200);
  expect(await page.locator("main").textContent()).toContain("Für den 01.01.1990 ist keine Fassung erfasst");
});

test("Ein unverständlicher Wert wird am Feld gesagt", async ({ pageOhneJs: page }) => {
  const antwort = await page.goto("/gebuehrentabelle?wert=viel");
  expect(antwort?.status()).toBe(200);
  expect(await page.getByLabel("Nur ein Wert").getAttribute("aria-invalid")).toBe("true");
  expect(await page.locator("form").textContent()).toContain("Bitte geben Sie einen gültigen Wert ein.");
});

test("Die CSV-Datei hat dieselben Zeilen, für deutsches Excel", async ({ portal, pageOhneJs: page }) => {
  await page.goto("/gebuehrentabelle?stichtag=2025-05-31&bis=1000");
  const link = await page.getByRole("link", { name: "Als CSV laden" }).getAttribute("href");
  const antwort = await fetch(portal + link);
  expect(antwort.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(antwort.headers.get("content-disposition")).toBe(
    'attachment; filename="gebuehrentabelle-2025-05-31.csv"',
  );
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await antwort.arrayBuffer());
  expect(text).toBe(
    "\ufeffWert bis (€);RVG 1,0;RVG 1,3;RVG 1,2;RVG 2,5;GKG 1,0;GKG 3,0\r\n" +
      "500,00;49,00;63,70;58,80;122,50;38,00;114,00\r\n" +
      "1.000,00;88,00;114,40;105,60;220,00;58,00;174,00\r\n",
  );
  expect((await fetch(`${portal}/gebuehrentabelle.csv?wert=viel`)).status).toBe(400);
});

test("Gedruckt passt die ganze Tabelle ohne Formular auf ein A4-Blatt", async ({ page }) => {
  await page.goto("/gebuehrentabelle");
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button", { name: "Tabelle zeigen" }).isVisible()).toBe(false);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
