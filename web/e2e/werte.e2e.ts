import { bezugsergebnisse } from "./lib/bezugsergebnisse.ts";
import { berechnen, eintragen } from "./lib/formular.ts";
import { besuchen, expect, test } from "./lib/test.ts";
import { volleSeitenOhneBefund } from "./lib/volle-seiten.ts";

/** Reference results of the requirements for the value of pension rights. */
const referenzen = [
  ["netto1=2500&netto2=1500&anrechte=3", "3.600,00"],
  ["netto1=500&netto2=500&anrechte=1", "1.000,00"],
  ["netto1=2500&netto2=1500&anrechte=1&isoliert=1", "2.400,00"],
] as const;

bezugsergebnisse(referenzen, {
  adresse: "/versorgungsausgleich?",
  stelle: "result-value",
  was: (query) => `Versorgungsausgleich ${query} ergibt`,
});

test("Der Versorgungsausgleich rechnet beim Tippen", async ({ page }) => {
  await besuchen(page, "/versorgungsausgleich");
  await eintragen(page, {
    "Monatsnetto von Ehegatte 1": "2500",
    "Monatsnetto von Ehegatte 2": "1500",
    "Zahl der Anrechte": "1",
  });
  await page.getByTestId("result-value").filter({ hasText: "1.200,00" }).waitFor();
  await page.getByLabel("Ausgleichsansprüche nach der Scheidung (§§ 20 ff. VersAusglG)").check();
  await page.getByTestId("result-value").filter({ hasText: "2.400,00" }).waitFor();
  await page.getByRole("button", { name: "Anrecht hinzufügen" }).click();
  await eintragen(page, {
    "Ehezeitanteil in Entgeltpunkten": "12,3456",
    Eheschließung: "15.7.2013",
    "Antrag zugestellt": "20.6.2023",
  });
  await page.getByTestId("result-share").filter({ hasText: "6,1728" }).waitFor();
});

test("Bricht ab, was zum Rechnen geladen wird, kommt das Ergebnis ohne weiteres Zutun", async ({ page }) => {
  await besuchen(page, "/versorgungsausgleich", { waitUntil: "networkidle" });
  const gerufen: string[] = [];
  // What counts ads may come at any time.
  await page.route(/\/assets\/(?!anzeigen)[^/]+\.js$/, (aufruf) =>
    gerufen.push(aufruf.request().url()) === 1 ? aufruf.abort() : aufruf.continue(),
  );
  await eintragen(page, {
    "Monatsnetto von Ehegatte 1": "2500",
    "Monatsnetto von Ehegatte 2": "1500",
    "Zahl der Anrechte": "1",
  });
  await expect.poll(() => gerufen.length).toBeGreaterThan(0);
  await page.getByTestId("result-value").filter({ hasText: "1.200,00" }).waitFor();
});

test("Ohne JavaScript kommen die Felder einer Wertregel mit „Weiter“", async ({ pageOhneJs: page }) => {
  await page.goto("/streitwert");
  await page.getByLabel("Gebiet").selectOption("miete");
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.getByLabel("Worum geht es?").selectOption("raeumung");
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.getByLabel("Monatliches Entgelt").fill("800");
  await berechnen(page);
  // § 41 Abs. 2 GKG: ein Jahr
  expect(await page.getByTestId("result-value").textContent()).toBe("9.600,00\u00a0€");
  expect(await page.getByTestId("result-court").textContent()).toContain("Amtsgericht");
});

test("Mit JavaScript engt das Stichwort die Regeln ein, und die Felder kommen sofort", async ({ page }) => {
  await besuchen(page, "/streitwert");
  await page.getByLabel("Stichwort").fill("raumung");
  await page.getByLabel("Worum geht es?").selectOption("raeumung");
  await page.getByLabel("Monatliches Entgelt").fill("800");
  await page.getByTestId("result-value").filter({ hasText: "9.600,00" }).waitFor();
  expect(await page.getByRole("button", { name: "Weiter" }).count()).toBe(0);
});

test("Die Prozesskostenhilfe rechnet beim Tippen und sagt das Ergebnis in Worten", async ({ page }) => {
  await besuchen(page, "/pkh-rechner");
  await eintragen(page, {
    "Einkommen aus Arbeit": "3000",
    Steuern: "800",
    "Tag der Bewilligung": "2.1.2026",
  });
  // 3.000 − 800 − 282 − 619 = 1.299; über 600 €: 300 + 699
  await page.getByTestId("result-rate").filter({ hasText: "999,00" }).waitFor();
  await page.getByText("Die Partei zahlt jeden Monat 999,00").first().waitFor();
});

volleSeitenOhneBefund([
  "/versorgungsausgleich?netto1=2500&netto2=1500&anrechte=2&eheschliessung=15.7.2013&zustellung=20.6.2023&rechte.1.punkte=12&rechte.2.punkte=11&rechte.2.ehegatte=2&umWert=10&regel=zpo9&monatsbetrag=100",
  "/streitwert?regel=hilfsaufrechnung&klageforderung=7000&gegenforderungen=2000&beschwer=500",
  "/pkh-rechner?lohn=3000&partner=ja&personen.1.alter=8&unterkunft=700&kosten=3000",
  "/pkh-rechner?lohn=viel&personen.1.einkommen=5",
]);
