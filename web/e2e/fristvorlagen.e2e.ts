import type { Page } from "playwright-core";
import { describe } from "vitest";
import { ansehen } from "./lib/ansehen.ts";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { eintreten, sitzungHolen } from "./lib/konto.ts";
import { expect, test } from "./lib/test.ts";

const pfad = "/fristenmanager/vorlagen";
const nameFehlt = "Bitte geben Sie einen Namen für die Vorlage ein";
const dauerFehlt = "Bitte geben Sie mindestens einen Wert für die Dauer ein";

describe("Vorlagen für Fristen", { timeout: 120_000 }, () => {
  const portal = gemeinsamesDemoportal();
  const zeile = (page: Page, name: string) => page.getByTestId("template-row").filter({ hasText: name });
  const feld = (page: Page, name: string) => page.getByTestId("template-form").locator(`[name="${name}"]`);
  const fehler = (page: Page) => page.getByTestId("template-error").textContent();

  test("legt an, ändert und löscht, wer ohne Skript arbeitet", async ({ pageOhneJs: page }) => {
    await sitzungHolen(page, portal.url, "premium");
    await page.goto(portal.url + pfad);
    await zeile(page, "Rückmeldung des Mandanten").getByText("10 Tage", { exact: true }).waitFor();
    await page.getByTestId("template-new").click();
    await feld(page, "description").fill("Bleibt stehen");
    await page.getByTestId("template-save").click();
    expect(await fehler(page)).toBe(nameFehlt);
    await page.getByText(dauerFehlt).waitFor();
    expect(await feld(page, "description").inputValue()).toBe("Bleibt stehen");
    await feld(page, "templateName").fill("Replik");
    await feld(page, "weeks").fill("-2");
    await page.getByTestId("template-save").click();
    expect(await fehler(page)).toBe("Erlaubt sind ganze Zahlen von 0 bis 9.999.");
    await feld(page, "weeks").fill("2");
    // The section opens without a script, and what stands in it counts as long as it is open.
    expect(await feld(page, "aktenzeichen").isVisible()).toBe(false);
    await page.getByTestId("template-details-toggle").check();
    await feld(page, "aktenzeichen").fill("12/26");
    await page.getByTestId("template-save").click();
    await page.getByText("Die Vorlage ist gespeichert.").waitFor();
    await zeile(page, "Replik").getByText("12/26").waitFor();

    await page.getByRole("button", { name: "Bearbeiten: Replik" }).click();
    expect(await feld(page, "aktenzeichen").inputValue()).toBe("12/26");
    // The length comes from the catalogue where nothing else is said.
    await feld(page, "weeks").fill("0");
    await feld(page, "rule").selectOption("zpo-517");
    await page.getByTestId("template-save").click();
    await zeile(page, "Replik").getByText("1 Monat", { exact: true }).waitFor();
    await zeile(page, "Replik").getByText("§ 517 ZPO").waitFor();

    await page.getByRole("button", { name: "Löschen: Replik" }).click();
    await page.getByText("Möchten Sie die Vorlage „Replik“ wirklich löschen?").waitFor();
    await page.getByRole("link", { name: "Abbrechen" }).click();
    await page.getByRole("button", { name: "Löschen: Replik" }).click();
    await page.getByTestId("template-delete-confirm").click();
    await page.getByText("Die Vorlage ist gelöscht.").waitFor();
    expect(await zeile(page, "Replik").count()).toBe(0);
  });

  test("sehen auf jeder Breite gut aus und bringen den Fristenrechner auf ihre Dauer", async ({ page }) => {
    await eintreten(page, portal.url, "teams", pfad);
    await ansehen(page, "vorlagen-liste");
    await page.getByTestId("template-new").click();
    await feld(page, "templateName").waitFor();
    await page.getByTestId("template-save").click();
    expect(await fehler(page)).toBe(nameFehlt);
    await expect
      .poll(() => feld(page, "templateName").evaluate((e) => e === document.activeElement))
      .toBe(true);
    // The browser counts nothing below 0.
    await feld(page, "weeks").fill("-2");
    await page.getByTestId("template-save").click();
    expect(await feld(page, "weeks").inputValue()).toBe("0");
    await page.getByTestId("template-details-toggle").check();
    await page.getByText("Norm, Zählweise und Vorfristen").click();
    await ansehen(page, "vorlagen-formular");
    await page.getByRole("link", { name: "Abbrechen" }).click();
    await zeile(page, "Entwurf zur Durchsicht")
      .getByRole("link", { name: /Berechnen/ })
      .click();
    await expect.poll(() => page.locator('[name="wochen"]').inputValue()).toBe("1");
  });
});
