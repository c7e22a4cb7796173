import type { Page } from "playwright-core";
import { describe } from "vitest";
import { ansehen } from "./lib/ansehen.ts";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { eintreten, sitzungHolen } from "./lib/konto.ts";
import { expect, test } from "./lib/test.ts";

const pfad = "/fristenmanager/vorlagen";
const nameFehlt = "Bitte geben Sie einen Namen für die Vorlage ein";
const dauerFehlt = "Bitte geben Sie mindestens einen Wert für die Dauer ein";

describe("Vorlagen für Fristen", () => {
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

  test("sehen auf jeder Breite gut aus und füllen den neuen Eintrag", async ({ page }) => {
    await eintreten(page, portal.url, "teams", pfad);
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
      .getByRole("link", { name: /Verwenden/ })
      .click();
    await page.getByText("Aus der Vorlage „Entwurf zur Durchsicht“").waitFor();
    expect(await page.locator('[name="weeks"]').inputValue()).toBe("1");
    expect(await page.locator('[name="title"]').inputValue()).toBe("Entwurf zur Durchsicht");
  });

  test("öffnen sich über dem Fristenmanager, und was getippt ist, geht durch keinen Klick verloren", async ({
    page,
  }) => {
    const dialog = page.getByTestId("template-dialog");
    const rand = () => page.mouse.click(5, 5);
    await eintreten(page, portal.url, "premium", "/fristenmanager");
    const gerufen: string[] = [];
    page.on("request", (anfrage) => gerufen.push(new URL(anfrage.url()).pathname));
    await page.getByTestId("open-templates").click();
    await zeile(page, "Rückmeldung des Mandanten").waitFor();
    expect(gerufen.filter((einer) => einer.endsWith("custom_deadline_templates"))).toHaveLength(1);
    await rand();
    await dialog.waitFor({ state: "detached" });
    await page.getByTestId("open-templates").press("Enter");
    await zeile(page, "Rückmeldung des Mandanten").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.getByTestId("open-templates").evaluate((e) => e === document.activeElement)).toBe(true);

    await page.getByTestId("open-templates").click();
    await page.getByTestId("template-new").click();
    await page.keyboard.type("Duplik");
    await rand();
    for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
    expect(await feld(page, "templateName").inputValue()).toBe("Duplik");
    await page.getByTestId("template-save").click();
    expect(await fehler(page)).toBe(dauerFehlt);
    // A period of the catalogue fills in its length; a length of one's own leaves the catalogue.
    await expect.poll(() => feld(page, "rule").locator("option").count()).toBeGreaterThan(15);
    await feld(page, "rule").selectOption("zpo-339");
    expect(await feld(page, "weeks").inputValue()).toBe("2");
    await feld(page, "weeks").fill("-3");
    expect(await feld(page, "rule").inputValue()).toBe("");
    expect(await feld(page, "norm").inputValue()).toBe("");
    await feld(page, "days").fill("4");
    await ansehen(page, "vorlagen-dialog-formular");
    // As for whoever names a mandate before he has agreed: asked where he stands, and nothing typed is lost.
    await page.route(
      "**/custom_deadline_templates/create",
      (weg) => weg.fulfill({ status: 403, json: { error: "Bitte zustimmen.", code: "verschwiegenheit" } }),
      { times: 2 },
    );
    // Where the agreement itself cannot be fetched, the form says so instead of asking for a box that is not there.
    await page.route("**/api/konto/verschwiegenheit", (weg) => weg.abort(), { times: 1 });
    await page.getByTestId("template-save").click();
    await page.getByText(/Zustimmung nötig, die sich nicht laden ließ/).waitFor();
    await page.getByTestId("template-save").click();
    await feld(page, "zustimmung").check();
    expect(await fehler(page)).toBe("Bitte zustimmen.");
    await page.getByTestId("template-save").click();
    await zeile(page, "Duplik").getByText("4 Tage", { exact: true }).waitFor();
    expect(gerufen.filter((einer) => einer === "/api/konto/verschwiegenheit")).toHaveLength(3);

    // What is chosen fills a new entry: the period of the catalogue itself, or the length with what belongs to it.
    await zeile(page, "Rückmeldung")
      .getByRole("button", { name: /Verwenden/ })
      .click();
    await page.getByText("Aus der Vorlage „Rückmeldung des Mandanten“: Vorfrist 3 Tage.").waitFor();
    expect(await page.locator('[name="days"]').inputValue()).toBe("10");
    await page.goBack();
    await page.getByTestId("open-templates").click();
    await zeile(page, "Berufung")
      .getByRole("button", { name: /Verwenden/ })
      .click();
    await expect
      .poll(() => page.locator('[name="rule"]').inputValue())
      .toBe("Berufung (ZPO) – Einlegung (§ 517 ZPO)");
    await page.goBack();
    await page.getByTestId("open-templates").click();
    await zeile(page, "Duplik").waitFor();

    await page.route("**/custom_deadline_templates/*", (weg) =>
      weg.fulfill({ status: 500, json: { error: "x" } }),
    );
    const zeuge = page.waitForEvent("console", (eintrag) =>
      eintrag.text().startsWith("Failed to delete template: x"),
    );
    await zeile(page, "Duplik").getByTestId("template-delete").click();
    await page.getByTestId("template-delete-confirm").click();
    expect(await fehler(page)).toBe("Fehler beim Löschen der Vorlage");
    await zeuge;
    await page.unroute("**/custom_deadline_templates/*");
    await ansehen(page, "vorlagen-dialog-loeschen");
    await page.getByTestId("template-delete-confirm").click();
    await page.getByTestId("template-delete-dialog").waitFor({ state: "detached" });
    await expect.poll(() => zeile(page, "Duplik").count()).toBe(0);
    await expect
      .poll(() => page.getByTestId("template-new").evaluate((e) => e === document.activeElement))
      .toBe(true);
  });
});
