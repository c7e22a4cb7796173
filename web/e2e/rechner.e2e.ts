import { text } from "node:stream/consumers";
import { berechnen, eintragen } from "./lib/formular.ts";
import { bedienbar, besuchen, expect, test } from "./lib/test.ts";
import { volleSeitenOhneBefund } from "./lib/volle-seiten.ts";

/** Reference results of the requirements for the dunning procedure (law since 1 June 2025). */
const mahnreferenzen = [
  ["wert=5000", "85,25", "445,66", "530,91"],
  ["wert=5000&vb=1", "85,25", "656,58", "741,83"],
  ["wert=500", "38,00", "73,54", "111,54"],
] as const;

for (const javaScript of [false, true]) {
  for (const [query, gericht, anwalt, gesamt] of mahnreferenzen) {
    test.concurrent(`Mahnverfahren ${query} ergibt ${gesamt} ${javaScript ? "mit" : "ohne"} JavaScript`, async ({
      oeffnen,
      expect: erwarte,
    }) => {
      const page = await oeffnen({ javaScript });
      await page.goto(`/mahnverfahren?${query}`);
      if (javaScript) await bedienbar(page);
      erwarte(await page.getByTestId("result-court").textContent()).toContain(gericht);
      erwarte(await page.getByTestId("result-lawyer").textContent()).toContain(anwalt);
      erwarte(await page.getByTestId("result-total").textContent()).toContain(gesamt);
    });
  }
}

test("Der Zinsrechner nimmt ohne JavaScript Zahlungen auf und rechnet mit ihnen", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/zinsrechner");
  await eintragen(page, { Betrag: "10 000", "Zinsen ab": "1.1.2023", "Zinsen bis": "30.06.2023" });
  await page.getByRole("button", { name: "Zahlung hinzufügen" }).click();
  expect(await page.getByTestId("result-total").textContent()).toContain("10.328,28");
  expect(await page.getByLabel("Betrag").first().inputValue()).toBe("10.000,00");
  await page.getByLabel("Eingegangen am").fill("30.06.2023");
  await page.getByLabel("Betrag").nth(1).fill("1000");
  await berechnen(page);
  // 10.000,00 € + 328,28 € Zinsen − 1.000,00 €
  expect(await page.getByTestId("result-total").textContent()).toContain("9.328,28");
});

test("Der Pfändungsrechner rechnet beim Tippen und behält die Eingaben beim Neuladen", async ({ page }) => {
  await besuchen(page, "/pfaendungsrechner");
  await eintragen(page, { Nettoeinkommen: "3000", Zahltag: "1.7.2026" });
  // Amtliche Tabelle, BGBl. 2026 I Nr. 80
  await page.getByTestId("result-total").filter({ hasText: "988,82" }).waitFor();
  await page.reload();
  await page.getByTestId("result-total").filter({ hasText: "988,82" }).waitFor();
  expect(await page.getByLabel("Nettoeinkommen").inputValue()).toMatch(/^3\.?000/);
});

test("Berechnen ohne Angaben führt zum ersten Feld, das fehlt", async ({ page }) => {
  await besuchen(page, "/pfaendungsrechner");
  await berechnen(page);
  const feld = page.getByLabel("Nettoeinkommen");
  await page.locator("#netto[aria-invalid=true]").waitFor();
  await expect.poll(() => feld.evaluate((e) => e === document.activeElement)).toBe(true);
});

test("Eine Zeile kommt mit JavaScript ohne neue Seite dazu und geht wieder, der Fokus geht mit", async ({
  page,
}) => {
  await besuchen(page, "/zinsrechner");
  const hinzufuegen = page.getByRole("button", { name: "Zahlung hinzufügen" });
  await hinzufuegen.click();
  const am = page.getByLabel("Eingegangen am");
  await expect.poll(() => am.evaluate((e) => e === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "1. Zahlung entfernen" }).click();
  await am.waitFor({ state: "detached" });
  await expect.poll(() => hinzufuegen.evaluate((e) => e === document.activeElement)).toBe(true);
  expect(new URL(page.url()).search).toBe("");
});

test("Neben dem leeren Formular füllt ein Klick das Beispiel ein, „Zurücksetzen“ leert es, ohne JavaScript wie mit", async ({
  oeffnen,
}) => {
  for (const javaScript of [false, true]) {
    const page = await oeffnen({ javaScript });
    await page.goto("/pfaendungsrechner");
    if (javaScript) await bedienbar(page);
    await page.getByRole("link", { name: "Beispiel rechnen" }).click();
    await page.getByTestId("result-total").waitFor();
    expect(await page.getByLabel("Nettoeinkommen").inputValue()).toBe("2.400,00");
    await page.getByRole("button", { name: "Zurücksetzen" }).click();
    await page.getByRole("link", { name: "Beispiel rechnen" }).waitFor();
    expect(await page.getByLabel("Nettoeinkommen").inputValue()).toBe("");
  }
});

test.for([360, 390])(
  "Auf dem Telefon steht der Tag ganz im Feld, und die Leiste führt zum Ergebnis (%i px)",
  async (breite, { oeffnen }) => {
    const page = await oeffnen({ breite, hoehe: 780 });
    // Two fields in a line leave the day half of it.
    await besuchen(page, "/rvgrechner?wert=10000&vv=3100");
    const tag = page.locator("[id='a1.auftrag']");
    await tag.fill("23.12.2026");
    expect(await tag.evaluate((feld) => feld.scrollWidth - feld.clientWidth)).toBeLessThanOrEqual(0);
    await besuchen(page, "/mahnverfahren?wert=5000&zugestellt=2026-03-20");
    const abgeschnitten = await page
      .locator("input[value*='.2026']")
      .evaluateAll((felder) => felder.filter((feld) => feld.scrollWidth > feld.clientWidth).map((f) => f.id));
    expect(abgeschnitten).toEqual([]);
    const leiste = page.locator("a[href='#ergebnis']");
    const anfang = (await leiste.boundingBox())?.y ?? 0;
    // Whatever the tabulator reaches stops above the bar.
    await page.getByLabel("Hauptforderung").focus();
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press("Tab");
      const unten = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
      expect(unten, `nach ${i + 1} Schritten`).toBeLessThanOrEqual(anfang);
    }
    await leiste.click();
    await expect.poll(async () => (await page.locator("#ergebnis").boundingBox())?.y).toBeLessThan(60);
  },
);

test("Ohne JavaScript gibt es CSV und JSON als Datei; zu PDF steht beim Knopf, was der Tarif Basic bringt", async ({
  pageOhneJs: page,
}) => {
  const rechnung = "/pfaendungsrechner?netto=3.000,00&stichtag=2026-07-01";
  await page.goto(rechnung);
  for (const [knopf, inhalt] of [
    ["CSV", /988,82/],
    ["JSON", /"stichtag": "2026-07-01"/],
  ] as const) {
    const [datei] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: knopf }).click(),
    ]);
    expect(await text(await datei.createReadStream())).toMatch(inhalt);
  }
  await page.getByRole("button", { name: "Als PDF exportieren" }).click();
  const hinweis = page.locator("#dateien").getByTestId("upgrade-hint");
  expect(await hinweis.textContent()).toContain("Diese Funktion ist im Tarif Basic enthalten.");
  expect(await hinweis.getByRole("link", { name: "Tarife ansehen" }).getAttribute("href")).toBe(
    "/subscription",
  );
  expect(await hinweis.getByRole("link", { name: "Anmelden" }).getAttribute("href")).toBe(
    `/login?redirect=${encodeURIComponent("/pfaendungsrechner?netto=3.000%2C00&stichtag=2026-07-01")}`,
  );
  expect(await page.getByLabel("Nettoeinkommen").inputValue()).toBe("3.000,00");
  expect(await page.getByTestId("result-total").textContent()).toContain("988,82");
});

volleSeitenOhneBefund([
  "/mahnverfahren?wert=5000&vb=1&land=HE&zugestellt=2.11.2026&streit=ja&inkasso=regel&verlangt=500",
  "/zinsrechner?forderungen.1.betrag=10000&forderungen.1.verzugAb=2023-01-15&zahlungen.1.am=2024-06-30&zahlungen.1.betrag=4000&kosten.1.betrag=350",
  "/pfaendungsrechner?netto=3000&personen=2&kindergeld=500",
  "/mahnverfahren?wert=viel&amtsgericht=AG+F%C3%BCrth",
]);
