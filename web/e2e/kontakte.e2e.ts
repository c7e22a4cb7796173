import type { Page } from "playwright-core";
import { ansehen } from "./lib/ansehen.ts";
import { befunde } from "./lib/befunde.ts";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { eintragen } from "./lib/formular.ts";
import { eintreten, sitzungHolen } from "./lib/konto.ts";
import { expect, test } from "./lib/test.ts";

const portal = gemeinsamesDemoportal();
const namen = (page: Page) =>
  page
    .getByTestId("contact-row")
    .evaluateAll((zeilen) => zeilen.map((z) => z.firstChild?.firstChild?.textContent));

const csv = "Wer;Post;Ort\nNina Neu;nina@neu.example;Köln\nFalk;falk@falk-partner.example;Bonn\nOhne;;Ulm\n";

async function dateiWaehlen(page: Page): Promise<void> {
  const datei = { name: "kontakte.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await page.locator("[name=datei]").setInputFiles(datei);
  await page.getByRole("button", { name: "Vorschau", exact: true }).click();
}

test("Ein Kontakt wird angelegt, gefunden, geändert und nach einer Rückfrage gelöscht", async ({ page }) => {
  await eintreten(page, portal.url, "teams", "/kontakte");
  await page.getByRole("link", { name: "Neuer Kontakt" }).click();
  const speichern = page.getByRole("button", { name: "Kontakt speichern" });
  await eintragen(page, { Name: "Zora Neu", "E-Mail-Adresse": "krueger@beispiel.example" });
  await speichern.click();
  await page.getByText("Dieser Kontakt existiert bereits.").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("zora@neu.example");
  await page.keyboard.press("Enter");
  await page.getByText("„Zora Neu“ ist angelegt.").waitFor();
  await eintragen(page, { Suche: "zora" });
  await page.keyboard.press("Enter");
  await expect.poll(() => namen(page)).toEqual(["Zora Neu"]);
  await page.getByRole("link", { name: "Bearbeiten: Zora Neu" }).click();
  await page.getByLabel("Im Team verwenden").uncheck();
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await page.getByText("„Zora Neu“ ist geändert.").waitFor();
  const zeile = page.getByTestId("contact-row").filter({ hasText: "Zora Neu" });
  expect(await zeile.textContent()).toContain("nur für Sie");
  await page.getByRole("link", { name: "Löschen: Zora Neu" }).click();
  await page.getByText("„Zora Neu“ löschen?").waitFor();
  await ansehen(page, "kontakte");
  await page.getByTestId("contact-delete-confirm").click();
  await page.getByText("Der Kontakt ist gelöscht.").waitFor();
  expect(await namen(page)).not.toContain("Zora Neu");
  await page.getByRole("link", { name: "Einlesen" }).click();
  await dateiWaehlen(page);
  await page.getByTestId("contact-import-report").waitFor();
  await ansehen(page, "kontakte-einlesen");
});

test("Ohne JavaScript: ein Adressbuch wird mit Vorschau eingelesen, Dubletten werden zusammengeführt, ausgeführt wird, was bleibt", async ({
  pageOhneJs: page,
}) => {
  await sitzungHolen(page, portal.url, "premium");
  await page.goto(`${portal.url}/kontakte/einlesen`);
  await dateiWaehlen(page);
  const zahlen = () => page.getByTestId("contact-import-report").locator("dd").allInnerTexts();
  expect(await zahlen()).toEqual(["1", "1", "1"]);
  await page.getByLabel("Name", { exact: true }).selectOption("Ort");
  await page.getByRole("button", { name: "Vorschau erneuern" }).click();
  await page.getByRole("rowheader", { name: "Köln" }).waitFor();
  await page.getByLabel("Name", { exact: true }).selectOption("Wer");
  await page.getByRole("button", { name: "Einen Kontakt anlegen" }).click();
  await page.getByText("Ein Kontakt ist angelegt.").waitFor();
  await page.goto(`${portal.url}/kontakte/doppelte`);
  await page.getByLabel("Falk, Jonas").check();
  await page.getByRole("button", { name: "Diesen behalten, den anderen löschen" }).click();
  await page.getByText("Ein Eintrag ist gelöscht.").waitFor();
  const ausgefuehrt = await page.request.get(`${portal.url}/konto/kontakte/csv`);
  expect((await ausgefuehrt.text()).split("\r\n").slice(1, -1)).toEqual([
    "Anna Berger;berger@kanzlei-berger.example;nein",
    "Falk, Jonas;j.falk@falk-partner.example;nein",
    "Gerichtsvollzieherin Iris Otto;otto@gv-otto.example;nein",
    "Nina Neu;nina@neu.example;nein",
  ]);
  const vcf = await page.request.get(`${portal.url}/konto/kontakte/vcf`);
  expect((await vcf.text()).match(/^FN:.*$/gm)).toHaveLength(4);
});

test("Empfänger kommen mit der Tastatur aus den Kontakten und aus dem, was getippt ist; nichts springt", async ({
  page,
}) => {
  const angefragt: string[] = [];
  page.on("request", (anfrage) => angefragt.push(new URL(anfrage.url()).pathname));
  await eintreten(page, portal.url, "mitglied", "/fristenrechner?ereignis=2025-06-05&wochen=2&land=NW");
  expect(angefragt).not.toContain("/api/backend/contacts");
  const hoehe = () => page.evaluate(() => document.documentElement.scrollHeight);
  const vorher = await hoehe();
  const eingabe = page.getByTestId("recipient-input");
  const wert = () => page.getByTestId("recipient-value").inputValue();
  await eingabe.focus();
  // Whoever types at once loses no letter.
  await page.keyboard.type("frei@beispiel.example");
  await page.keyboard.press("Enter");
  await page.getByTestId("recipient-chip").waitFor();
  await expect.poll(() => page.getByTestId("recipient-option").count()).toBe(4);
  expect(await hoehe()).toBe(vorher);
  await page.keyboard.type("KRÜ");
  await expect
    .poll(() => page.getByTestId("recipient-option").allInnerTexts())
    .toEqual(["Sabine Krüger\nkrueger@beispiel.example"]);
  await page.keyboard.press("ArrowDown");
  expect(await page.getByTestId("recipient-option").getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Enter");
  await page.keyboard.type("kein Postfach,");
  await page.getByText("Ohne @ ist das keine E-Mail-Adresse").waitFor();
  // It stays to be mended.
  expect(await eingabe.inputValue()).toBe("kein Postfach");
  expect(await wert()).toBe("frei@beispiel.example, krueger@beispiel.example");
  await page.keyboard.type("gibtesnicht");
  const nichts = page.getByTestId("recipient-status").filter({ hasText: "Keine Kontakte gefunden" });
  await nichts.waitFor();
  // A press on the words below takes the field nothing.
  await nichts.click();
  expect(await eingabe.evaluate((feld) => feld === document.activeElement)).toBe(true);
  expect(await befunde(page)).toEqual([]);
  await eingabe.fill("");
  const mail = page.getByRole("link", { name: "Per E-Mail versenden" });
  await expect
    .poll(() => mail.getAttribute("href"))
    .toMatch(/^mailto:frei@beispiel\.example,%20krueger@beispiel\.example\?/);
  await page.getByRole("button", { name: "frei@beispiel.example entfernen" }).press("Enter");
  await expect.poll(wert).toBe("krueger@beispiel.example");
  await page.keyboard.press("Backspace");
  await expect.poll(wert).toBe("");
});
