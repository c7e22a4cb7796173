import { bezugsergebnisse } from "./lib/bezugsergebnisse.ts";
import { berechnen } from "./lib/formular.ts";
import { besuchen, expect, test } from "./lib/test.ts";

const summe = '[data-testid="result-total"]';

/** Reference results of the requirements for court costs and the dunning procedure. */
const referenzen = [
  ["/gerichtskostenrechner?wert=10000", "849,00"],
  ["/gerichtskostenrechner?wert=10000&stichtag=2025-05-31", "798,00"],
  ["/gerichtskostenrechner?wert=5000", "511,50"],
  ["/gerichtskostenrechner?wert=60000", "2.334,00"],
  ["/mahnverfahren?wert=5000", "530,91"],
  ["/mahnverfahren?wert=500", "111,54"],
] as const;

bezugsergebnisse(referenzen, { was: (adresse) => `${adresse} ergibt` });

test("Ohne JavaScript: Gerichtskosten über das Formular, dann mit der Ermäßigung", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/gerichtskostenrechner");
  await page.getByLabel("Streitwert").fill("10.000,00");
  await berechnen(page);
  expect(await page.locator(summe).textContent()).toBe("849,00\u00a0€");
  await page.getByRole("radio", { name: /Nr\. 1211/ }).check();
  await berechnen(page);
  expect(await page.locator(summe).textContent()).toBe("283,00\u00a0€");
});

test("Mit JavaScript folgen die Gerichtskosten dem Tippen, und die Suche fügt eine Nummer hinzu", async ({
  page,
}) => {
  await besuchen(page, "/gerichtskostenrechner");
  await page.getByLabel("Streitwert").fill("10000");
  await page.locator(summe, { hasText: "849,00" }).waitFor();
  await page.getByRole("combobox", { name: "Nummer in allen vier Verzeichnissen suchen" }).fill("1220");
  await page.getByRole("option", { name: /1220/ }).first().waitFor();
  await page.getByRole("combobox", { name: "Nummer in allen vier Verzeichnissen suchen" }).press("Enter");
  await page.locator(summe, { hasText: "1.981,00" }).waitFor();
  // Ein Wort des Alltags führt in ein anderes Verzeichnis.
  await page.getByRole("combobox", { name: "Nummer in allen vier Verzeichnissen suchen" }).fill("Räumung");
  const treffer = page.getByRole("option", { name: /GvKostG: Entsetzung/ }).first();
  // Ein Finger, der auf der Liste liegt, um sie zu rollen, wählt nichts.
  await treffer.dispatchEvent("pointerdown", { pointerType: "touch" });
  await treffer.click();
  await page.locator(summe, { hasText: "163,50" }).waitFor();
});

test("Ohne JavaScript sucht der Server in allen vier Verzeichnissen", async ({ pageOhneJs: page }) => {
  await page.goto("/gerichtskostenrechner");
  await page.getByLabel("Nummer in allen vier Verzeichnissen suchen").fill("Grundschuld");
  await page.locator("main").getByRole("button", { name: "Suchen" }).click();
  await page.getByRole("link", { name: "Nr. 14121" }).click();
  await page.getByLabel("Geschäftswert").fill("100000");
  await berechnen(page);
  // 1,0 aus 100.000 € nach Tabelle B
  expect(await page.locator(summe).textContent()).toBe("273,00\u00a0€");
});

test("Ohne JavaScript: zwei Instanzen kosten, was das Formular sagt", async ({ pageOhneJs: page }) => {
  await page.goto("/prozesskostenrechner");
  await page.getByLabel("Streitwert").fill("10000");
  await page.getByLabel("Instanzen").selectOption("2");
  await berechnen(page);
  expect(await page.locator(summe).textContent()).toBe("10.300,52\u00a0€");
  await page.locator("#ende2").selectOption("vergleich");
  await berechnen(page);
  expect(await page.getByRole("img", { name: /2\. Instanz/ }).getAttribute("aria-label")).toContain(
    "Gericht 566,00",
  );
});

test("Ohne JavaScript: Das Gericht steht im Ergebnis, die Suche zeigt seine Nummern und auf Wunsch alle", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/gerichtskostenrechner");
  await page.locator("#gericht").fill("ArbG Bautzen");
  await page.locator("#kv").fill("8210");
  await page.getByLabel("Streitwert").fill("10000");
  await berechnen(page);
  // § 34 GKG: 283,00 € aus 10.000 €; Nr. 8210 KV GKG mit 2,0
  expect(await page.locator(summe).textContent()).toBe("566,00\u00a0€");
  expect(await page.locator("main").textContent()).toContain("Arbeitsgericht Bautzen");
  await page.getByLabel("Nummer in allen vier Verzeichnissen suchen").fill("Berufung");
  await page.locator("main").getByRole("button", { name: "Suchen" }).click();
  await page.getByRole("link", { name: "Nr. 8220" }).waitFor();
  expect(await page.getByRole("link", { name: "Nr. 1220" }).count()).toBe(0);
  await page.getByLabel("Auch Nummern anderer Gerichte").check();
  await page.locator("main").getByRole("button", { name: "Suchen" }).click();
  await page.getByRole("link", { name: "Nr. 1220" }).waitFor();
});

test("Mit JavaScript holt das Gericht sein Verzeichnis nach und engt die Suche ein", async ({ page }) => {
  await besuchen(page, "/gerichtskostenrechner?kv=8210&wert=10000");
  await page.locator("#gericht").fill("ArbG Bautzen");
  await page.getByText("Arbeitsgericht Bautzen").first().waitFor();
  const suche = page.getByRole("combobox", { name: "Nummer in allen vier Verzeichnissen suchen" });
  await suche.fill("Berufung");
  await page.getByRole("option", { name: /8220/ }).first().waitFor();
  expect(await page.getByRole("option", { name: /1220/ }).count()).toBe(0);
});
