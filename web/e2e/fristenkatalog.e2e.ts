import { ladung } from "./lib/messen.ts";
import { bedienbar, besuchen, expect, test } from "./lib/test.ts";
import { volleSeitenOhneBefund } from "./lib/volle-seiten.ts";

test("Ohne JavaScript führt die Suche vom Stichwort zur Seite der Frist und in den Rechner", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/fristenkatalog");
  await page.getByLabel("Stichwort oder Norm").fill("§ 517 ZPO");
  await page.getByRole("button", { name: "Suchen" }).click();
  expect(new URL(page.url()).searchParams.get("q")).toBe("§ 517 ZPO");
  expect(await page.getByLabel("Stichwort oder Norm").inputValue()).toBe("§ 517 ZPO");
  await page.getByRole("link", { name: "Berufung (ZPO) – Einlegung" }).click();
  expect(new URL(page.url()).pathname).toBe("/fristenkatalog/zpo-517");
  // Zustellung am 30.01.2026: rechnerisch Samstag, 28.02.2026
  expect(await page.getByTestId("beispiel-ende").textContent()).toBe("Montag, 02.03.2026");
  await page.getByRole("link", { name: "Diese Frist berechnen" }).click();
  const ziel = new URL(page.url());
  expect([ziel.pathname, ziel.search]).toEqual(["/fristenrechner", "?frist=zpo-517"]);
});

test("Ein Rechtsgebiet zeigt alle seine Fristen, das Feld merkt es sich", async ({ pageOhneJs: page }) => {
  await page.goto("/fristenkatalog?gebiet=straf");
  expect(await page.getByTestId("katalog-stand").textContent()).toBe("29 Fristen im Gebiet Strafsachen.");
  expect(await page.getByLabel("Rechtsgebiet").inputValue()).toBe("straf");
  expect(await page.locator("main li a[href^='/fristenkatalog/']").count()).toBe(29);
});

test("Mit JavaScript bleibt die Seite, wie sie kam, und ein Folgeverweis lädt die nächste ganz", async ({
  page,
}) => {
  await besuchen(page, "/fristenkatalog/zpo-517");
  expect(await page.getByTestId("beispiel-ende").isVisible()).toBe(true);
  await page.getByRole("link", { name: "Berufungsbegründung (ZPO)" }).click();
  await page.waitForURL("**/fristenkatalog/zpo-520");
  await bedienbar(page);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Berufungsbegründung (ZPO)");
});

test("Eine unbekannte Frist ist die Seite für Unbekanntes mit 404", async ({ pageOhneJs: page }) => {
  for (const id of ["zpo-9999", "__proto__", "%3Cscript%3E"]) {
    expect((await page.goto(`/fristenkatalog/${id}`))?.status(), id).toBe(404);
    expect(await page.getAttribute('meta[name="robots"]', "content")).toBe("noindex");
  }
});

test("Titel, Beschreibung und eine Adresse ohne Suche stehen im Kopf", async ({
  pageOhneJs: page,
  portal,
}) => {
  await page.goto("/fristenkatalog/zpo-520?von=anderswo");
  expect(await page.title()).toBe("Berufungsbegründung (ZPO), § 520 Abs. 2 ZPO – Gebührenportal");
  expect(await page.getAttribute('link[rel="canonical"]', "href")).toBe(`${portal}/fristenkatalog/zpo-520`);
  expect(await page.getAttribute('meta[name="description"]', "content")).toMatch(/2 Monate/);
});

test("Die Übersicht der Adressen nennt alle Fristen", async ({ portal }) => {
  const { gesamt } = await (await fetch(`${portal}/api/fristenkatalog?anzahl=1`)).json();
  const sitemap = await (await fetch(`${portal}/sitemap.xml`)).text();
  expect(sitemap.match(/\/fristenkatalog\/[a-z0-9-]+<\/loc>/g)).toHaveLength(gesamt);
});

// Verlängerung, Varianten, geändertes Recht und geringe Sicherheit: alles, was eine Seite zeigen kann
volleSeitenOhneBefund([
  "/fristenkatalog/ev-dringlich",
  "/fristenkatalog/vwvfg-73",
  "/fristenkatalog?q=einspruch",
]);

test("Liste und Eintrag laden höchstens 110 KB Skripte und Daten", async ({ browser, portal }) => {
  for (const pfad of ["/fristenkatalog", "/fristenkatalog/zpo-517"]) {
    const { gesamt, dateien } = await ladung(browser, pfad, portal);
    expect(gesamt, dateien.join("\n")).toBeLessThanOrEqual(110_000);
  }
});

test("Gedruckt fehlen Suche und Knöpfe", async ({ page }) => {
  await page.goto("/fristenkatalog/zpo-517");
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("Diese Frist berechnen").isVisible()).toBe(false);
  expect(await page.getByText("Auf einen Blick").isVisible()).toBe(true);
});
