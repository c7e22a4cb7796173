import { bedienbar, expect, test } from "./lib/test.ts";

/** Reference results of the requirements for the deadline calculator. */
const referenzen = [
  ["ereignis=2025-01-31&monate=1", "Freitag, 28.02.2025"],
  ["ereignis=2024-01-31&monate=1", "Donnerstag, 29.02.2024"],
  ["ereignis=2025-11-30&monate=3", "Montag, 02.03.2026"],
  ["ereignis=2025-10-17&wochen=2&land=BE", "Freitag, 31.10.2025"],
  ["ereignis=2025-10-17&wochen=2&land=SN", "Montag, 03.11.2025"],
  ["ereignis=2025-06-05&wochen=2&land=NW", "Freitag, 20.06.2025"],
  ["ereignis=2025-06-05&wochen=2&land=BE", "Donnerstag, 19.06.2025"],
  ["ereignis=2025-04-04&wochen=2", "Dienstag, 22.04.2025"],
  ["ereignis=2025-12-12&wochen=2", "Montag, 29.12.2025"],
] as const;

test("Ohne JavaScript endet jede Frist der Anforderung an ihrem Tag", async ({ pageOhneJs: page }) => {
  for (const [query, tag] of referenzen) {
    const antwort = await page.goto(`/fristenrechner?${query}`);
    expect(antwort?.status()).toBe(200);
    expect(await page.getByTestId("result-date").textContent(), query).toBe(tag);
  }
});

test("Ohne JavaScript: Eingabe im Formular, mit Feiertag des Landes", async ({ pageOhneJs: page }) => {
  await page.goto("/fristenrechner");
  await page.getByLabel("Tag des Ereignisses").fill("5.6.2025");
  await page.getByLabel("Wochen").fill("2");
  await page.getByLabel("Land").selectOption("NW");
  await page.getByRole("button", { name: "Berechnen" }).click();
  expect(await page.getByTestId("result-date").textContent()).toBe("Freitag, 20.06.2025");
  expect(await page.getByTestId("result-reason").textContent()).toContain("Fronleichnam");
});

test("Mit JavaScript folgt das Ende dem Tippen", async ({ page }) => {
  await page.goto("/fristenrechner");
  await bedienbar(page);
  await page.getByLabel("Tag des Ereignisses").fill("31.1.2025");
  await page.getByLabel("Monate").fill("1");
  await page.getByTestId("result-date").filter({ hasText: "28.02.2025" }).waitFor();
});
