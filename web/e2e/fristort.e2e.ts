import { describe } from "vitest";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { fuellen } from "./lib/formular.ts";
import { sitzungHolen } from "./lib/konto.ts";
import { expect, test } from "./lib/test.ts";

describe("Das Gericht einer Frist", () => {
  const portal = gemeinsamesDemoportal();

  // 08.07.2025 und ein Monat: Freitag, 08.08.2025, Friedensfest nur im Stadtgebiet Augsburg (Art. 1 Abs. 2 FTG).
  test("Ohne Skript: der Sitz wird gefragt, steht beim Eintrag und wird geändert, nachdem der Unterschied zu sehen war", async ({
    pageOhneJs: page,
  }) => {
    await sitzungHolen(page, portal.url, "premium");
    await page.goto(`${portal.url}/fristenmanager/neu`);
    await fuellen(page, {
      aktenzeichen: "77/25",
      title: "Stellungnahme",
      startDate: "8.7.2025",
      months: "1",
    });
    await page.getByLabel("Gericht oder Ort").fill("ArbG Augsburg");
    await page.getByRole("button", { name: "Frist berechnen" }).last().click();
    const vorschau = page.getByTestId("deadline-preview");
    await vorschau.getByText("Fr, 08.08.2025").waitFor();
    const sitz = page.getByLabel("Sitz, an dem die Frist zu wahren ist");
    await sitz.selectOption("by-neu-ulm");
    const zustimmung = page.locator("[name=zustimmung]");
    if (await zustimmung.count()) await zustimmung.check();
    await page.getByRole("button", { name: "Neu berechnen" }).click();
    await vorschau.getByText("Fr, 08.08.2025").waitFor();
    await page.getByRole("button", { name: "Buchen" }).click();
    await page.getByText("Arbeitsgericht Augsburg, Sitz Neu-Ulm").waitFor();

    await page.locator("summary", { hasText: "Gericht oder Ort ändern" }).click();
    const ort = page.getByTestId("deadline-ort");
    expect(await ort.getByLabel("Gericht oder Ort").inputValue()).toBe("Arbeitsgericht Augsburg");
    await ort.getByLabel("Sitz, an dem").selectOption("by-augsburg");
    await ort.getByRole("button", { name: "Änderungen zeigen" }).click();
    const zeile = ort.getByRole("row", { name: "Stellungnahme" });
    await zeile.waitFor();
    expect(await zeile.getByRole("cell").allInnerTexts()).toEqual([
      "Fr, 08.08.2025",
      "Mo, 11.08.2025",
      "keine",
      "bekommt den neuen Tag",
    ]);
    await ort.getByRole("button", { name: "Änderungen übernehmen" }).click();
    await page.getByText("Der Ort ist eingetragen").waitFor();
    await page.getByText("Arbeitsgericht Augsburg, Sitz Augsburg").waitFor();
    await page.getByText("Gericht oder Ort geändert, neu gerechnet").waitFor();

    await page.goto(`${portal.url}/fristenmanager/neu?rule=zpo-517`);
    await page.getByLabel("Berufungsgericht").waitFor();
  });
});
