import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { befunde } from "./lib/befunde.ts";
import { demoportal } from "./lib/demoportal.ts";
import { eintreten } from "./lib/konto.ts";
import type { Portal } from "./lib/portal.ts";
import { bedienbar, expect, test } from "./lib/test.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await demoportal("PGlite");
}, 120_000);
afterAll(() => portal?.beenden());

const liste = "/meine-berechnungen";

/** Saves through the call what the calculator's link holds: net income of 3,000 €. */
async function gespeichert(page: Page, bezeichnung: string): Promise<string> {
  const headers = { Origin: portal.url };
  const einig = await page.request.post(`${portal.url}/api/konto/verschwiegenheit`, {
    headers,
    data: { fassung: "2026-11-21" },
  });
  expect(einig.status()).toBe(200);
  const antwort = await page.request.post(`${portal.url}/api/berechnungen`, {
    headers,
    data: { rechner: "/pfaendungsrechner", stand: "1.eyJuZXR0byI6IjMuMDAwLDAwIn0", bezeichnung },
  });
  return ((await antwort.json()) as { id: string }).id;
}

test("Ein Ergebnis wird nach der Vereinbarung gespeichert, weiterbearbeitet und als neue Version abgelegt", async ({
  page,
}) => {
  await eintreten(page, portal.url, "free", "/pfaendungsrechner?netto=3.000,00&stichtag=2026-07-01");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  const maske = page.getByRole("form", { name: "Berechnung speichern" });
  await maske.getByLabel("Bezeichnung").fill("Huber gegen Klein");
  await maske.getByLabel("Aktenzeichen").fill("123/26");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Zustimmen und speichern" }).click();
  await page.getByRole("link", { name: "Berechnung öffnen" }).click();
  await page.getByRole("heading", { level: 1, name: "Huber gegen Klein" }).waitFor();
  expect(await page.getByTestId("result-total").textContent()).toBe("988,82\u00a0€");
  await page.getByRole("link", { name: "Bearbeiten" }).click();
  await page.waitForURL("**/pfaendungsrechner?berechnung=*");
  await bedienbar(page);
  await expect.poll(() => page.locator("[name=netto]").inputValue()).toBe("3.000,00");
  await page.locator("[name=netto]").fill("500");
  await expect.poll(() => page.getByTestId("result-total").textContent()).toBe("0,00\u00a0€");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await page.getByRole("button", { name: "Als neue Version von „Huber gegen Klein“ speichern" }).click();
  await page.getByText("Gespeichert als Version 2.").waitFor();
  await page.getByRole("link", { name: "Berechnung öffnen" }).click();
  await page.getByRole("link", { name: "Version 1 mit 2" }).click();
  await page.getByRole("rowheader", { name: "Pfändbar", exact: true }).waitFor();
  expect(await page.getByRole("row", { name: /^Pfändbar/ }).textContent()).toContain("−988,82");
});

test("Liste und Berechnung sind ohne Befund und ohne Querlauf, hell und dunkel, in jeder Breite", async ({
  page,
}) => {
  await eintreten(page, portal.url, "basic", liste);
  const leer = await page.locator("main").textContent();
  expect(leer).toContain("Hier stehen Ihre gespeicherten Berechnungen");
  const id = await gespeichert(page, `Ein sehr langer Name ${"Donaudampfschifffahrt".repeat(6)}`);
  for (const pfad of [liste, `${liste}/${id}`, `${liste}/${id}/vergleich?tag=1.7.2025`, "/avv"]) {
    await page.goto(portal.url + pfad);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await befunde(page), `${pfad} ${colorScheme} ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), pfad).toBeLessThanOrEqual(
          width,
        );
      }
    }
  }
});

test("Eine gespeicherte Berechnung gibt es als Datei; PDF, Word und Excel gehören zum Tarif Basic", async ({
  page,
}) => {
  for (const [name, dokument] of [
    ["basic", 200],
    ["autor", 403],
  ] as const) {
    await eintreten(page, portal.url, name, liste);
    const id = await gespeichert(page, "Müller, 1/26");
    for (const [format, soll, beginn] of [
      ["csv", 200, "\ufeff"],
      ["json", 200, "{"],
      ["pdf", dokument, "%PDF"],
      ["docx", dokument, "PK"],
      ["xlsx", dokument, "PK"],
      ["exe", 404, "{"],
    ] as const) {
      const antwort = await page.request.get(`${portal.url}${liste}/${id}/datei/${format}`);
      expect(antwort.status(), `${name} ${format}`).toBe(soll);
      if (soll === 200) expect((await antwort.body()).toString("utf8").startsWith(beginn), format).toBe(true);
    }
    await page.context().clearCookies();
  }
});

test("Die Liste wird mit den Tasten bedient", async ({ page }) => {
  await eintreten(page, portal.url, "premium", liste);
  await gespeichert(page, "Erste");
  await gespeichert(page, "Zweite");
  await page.reload();
  await bedienbar(page);
  const hier = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press("j");
  expect(await hier()).toBe("Zweite");
  await page.keyboard.press("j");
  expect(await hier()).toBe("Erste");
  await page.keyboard.press("k");
  expect(await hier()).toBe("Zweite");
  await page.keyboard.press("?");
  expect(await page.getByRole("dialog", { name: "Tasten" }).isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("erste j");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await page.waitForURL(/suche=erste/);
  await expect.poll(() => page.locator("a[data-eintrag]").allInnerTexts()).toEqual(["Erste"]);
});

test("Ohne Skript wird gelöscht, zurückgeholt, kopiert und umbenannt", async ({ pageOhneJs: page }) => {
  const { csrfToken } = await (await page.request.get(`${portal.url}/api/auth/csrf`)).json();
  await page.request.post(`${portal.url}/api/auth/callback/credentials`, {
    headers: { Origin: portal.url },
    form: {
      csrfToken,
      json: "true",
      email: "premium2@demo.gebuehrenportal.test",
      password: "Demo-Passwort-1!",
    },
  });
  const id = await gespeichert(page, "Akte Ohne");
  await page.goto(portal.url + liste);
  await page.getByRole("button", { name: "Löschen: Akte Ohne" }).click();
  expect(await page.locator("a[data-eintrag]").count()).toBe(0);
  await page.getByRole("button", { name: "Rückgängig machen: Akte Ohne" }).click();
  expect(await page.locator("a[data-eintrag]").allInnerTexts()).toEqual(["Akte Ohne"]);
  await page.getByRole("button", { name: "Kopieren: Akte Ohne" }).click();
  expect(await page.locator("h1").textContent()).toBe("Akte Ohne (Kopie)");
  await page.goto(`${portal.url}${liste}/${id}`);
  await page.locator("summary").filter({ hasText: "Umbenennen" }).click();
  await page.getByLabel("Bezeichnung").fill("Akte Neu");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  expect(await page.locator("h1").textContent()).toBe("Akte Neu");
});
