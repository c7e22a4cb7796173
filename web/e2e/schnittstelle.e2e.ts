import { describe } from "vitest";
import { befunde } from "./lib/befunde.ts";
import { besuchen, expect, test } from "./lib/test.ts";

const rvg = 'form[data-pfad="/api/rechner/rvg"]';

describe("Auf /api lässt sich ein Aufruf ausprobieren:", () => {
  test("das Beispiel, gesendet ohne Cookie, mit der Antwort zum Lesen; das Skript kommt erst dann", async ({
    page,
  }) => {
    const skripte: string[] = [];
    page.on("request", (anfrage) => {
      if (anfrage.resourceType() === "script") skripte.push(anfrage.url());
    });
    await besuchen(page, "/api");
    const form = page.locator(rvg);
    await form.locator("xpath=..").locator("summary").click();
    const vorher = skripte.length;
    const gesendet = page.waitForRequest((anfrage) => anfrage.url().endsWith("/api/rechner/rvg"));
    await form.getByRole("button", { name: "Aufruf senden" }).click();
    expect((await gesendet).headers().cookie).toBeUndefined();
    await form.getByText("Status 200").waitFor();
    expect(await form.locator("pre").textContent()).toContain('"brutto": 196350');
    expect(skripte.length).toBeGreaterThan(vorher);
    expect(new URL(page.url()).pathname).toBe("/api");
  });

  test("mit eigener Eingabe, die abgelehnt wird, und mit einem Merkmal, das nicht gilt", async ({ page }) => {
    await besuchen(page, "/api");
    const form = page.locator(rvg);
    await form.locator("xpath=..").locator("summary").click();
    await form.getByLabel("Anfrage (JSON)").fill('{"angelegenheiten":[');
    await form.getByRole("button", { name: "Aufruf senden" }).click();
    await form.getByText("Nicht gesendet: Die Anfrage ist kein gültiges JSON.").waitFor();
    expect(await form.locator("pre").isVisible()).toBe(false);
    await form
      .getByLabel("Anfrage (JSON)")
      .fill('{"angelegenheiten":[{"wert":1000000,"positionen":[{"nr":"3200"}]}]}');
    await form.getByRole("button", { name: "Aufruf senden" }).click();
    await form.getByText("Status 403: Das gehört zum Tarif Basic.").waitFor();
    await form.getByLabel("Zugriffsmerkmal").fill("x");
    await form.getByLabel("Zugriffsmerkmal").press("Enter");
    await form.getByText("Status 401").waitFor();
  });

  test("auch mit Angaben in der Adresse", async ({ page }) => {
    await besuchen(page, "/api");
    const form = page.locator('form[data-pfad="/api/rechner/tabelle"]');
    await form.locator("xpath=..").locator("summary").click();
    await form.getByRole("button", { name: "Aufruf senden" }).click();
    await form.getByText("Status 200").waitFor();
    expect(await form.locator("pre").textContent()).toContain('"neu": 65200');
  });

  test("ohne JavaScript steht statt des Knopfs da, dass curl es kann", async ({ pageOhneJs }) => {
    await pageOhneJs.goto("/api");
    const form = pageOhneJs.locator(rvg);
    await form.locator("xpath=..").locator("summary").click();
    await form.getByText("Ohne JavaScript sendet diese Seite keine Aufrufe.").waitFor();
    expect(await form.getByRole("button").isVisible()).toBe(false);
    expect(await pageOhneJs.content()).toContain("/api/mcp");
  });
});

test("Auf /api liegen die Felder gefaltet, und auch aufgeklappt ist nichts zu beanstanden", async ({
  page,
}) => {
  await besuchen(page, "/api");
  const felder = page
    .locator("section[aria-labelledby=rechner-streitwert-lesen]")
    .getByText("Felder der Antwort");
  const tafel = page.locator("#rechner-streitwert-lesen-antwort table").first();
  expect(await tafel.isVisible()).toBe(false);
  await felder.click();
  expect(await tafel.isVisible()).toBe(true);
  await page.locator("details").evaluateAll((alle) => {
    for (const eines of alle as HTMLDetailsElement[]) eines.open = true;
  });
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await befunde(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("Wer dem Verweis auf eine Tafel folgt, sieht sie aufgeklappt", async ({ page }) => {
  await page.goto("/api#rechner-rvg-anfrage-angelegenheiten");
  await page.locator("#rechner-rvg-anfrage-angelegenheiten table").waitFor();
});
