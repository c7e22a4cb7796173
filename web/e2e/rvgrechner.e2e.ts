import { berechnen, eintragen } from "./lib/formular.ts";
import { bedienbar, expect, test } from "./lib/test.ts";

/** Reference results of the requirements (2025 law unless a day is named). */
const referenzen = [
  ["wert=10000&vv=3100,3104", "1.963,50"],
  ["wert=10000&vv=3100,3104&stichtag=2025-05-31", "1.850,45"],
  ["wert=5000&vv=2300", "572,21"],
  ["wert=500&vv=2300", "95,60"],
  ["wert=10000&vv=3100,3104,1003", "2.739,38"],
  ["wert=10000&vv=3100&vv=3104", "1.963,50"],
  ["wert=10.000,00&vv=3100:1.3,3104:1.2", "1.963,50"],
  ["wert=10000&vv=3100,3104&ust=0", "1.650,00"],
] as const;

for (const javaScript of [false, true]) {
  for (const [query, gesamt] of referenzen) {
    test.concurrent(`${query} ergibt ${gesamt} ${javaScript ? "mit" : "ohne"} JavaScript`, async ({
      oeffnen,
      expect: erwarte,
    }) => {
      const page = await oeffnen({ javaScript });
      await page.goto(`/rvgrechner?${query}`);
      if (javaScript) await bedienbar(page);
      erwarte(await page.getByTestId("result-total").textContent()).toBe(
        `${gesamt}\u00a0€`.replace("\u00a0", " "),
      );
    });
  }
}

test("Ohne JavaScript führt das Formular selbst zum Ergebnis und behält alle Angaben", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/rvgrechner");
  expect(await page.getByTestId("result-total").count()).toBe(0);
  await eintragen(page, { Gegenstandswert: "10 000", "Tag des Auftrags": "31.5.2025" });
  await berechnen(page);
  expect(await page.getByTestId("result-total").textContent()).toContain("1.850,45");
  expect(await page.getByLabel("Gegenstandswert").inputValue()).toBe("10.000,00");
  await page.getByLabel("Tag des Auftrags").fill("");
  await page.getByRole("checkbox", { name: /^1003/ }).check();
  await berechnen(page);
  expect(await page.getByTestId("result-total").textContent()).toContain("2.739,38");
  await page.getByLabel("Satz der Gebühr 3104").fill("0,5");
  await page.getByRole("checkbox", { name: /^1003/ }).uncheck();
  await berechnen(page);
  // 1,3 + 0,5 = 1,8 × 652,00 = 1.173,60; + 20,00; + 19 %
  expect(await page.getByTestId("result-total").textContent()).toContain("1.420,38");
});

test.for([
  "wert=10000&vv=3200,3202",
  "wert=10000&vv=3100,3104&mandanten=3",
  "wert=10000&vv=3100,1004",
  "wert=5000&vv=2300,3100&anrechnung=1",
  "wert=5000&vv=3100,3104&pkh=1",
])(
  "%s: der Hinweis auf Basic ersetzt den Gesamtbetrag, die Eingaben bleiben",
  async (query, { pageOhneJs: page }) => {
    await page.goto(`/rvgrechner?${query}`);
    expect(await page.getByTestId("upgrade-hint").textContent()).toContain(
      "Diese Funktion ist im Tarif Basic enthalten.",
    );
    expect(await page.getByTestId("result-total").count()).toBe(0);
    // The price of the tier is the only amount.
    const betraege = (await page.locator("#ergebnis").textContent())?.match(/\d[\d.]*,\d\d/g);
    expect(betraege).toEqual(["11,99"]);
    expect(await page.getByLabel("Gegenstandswert").first().inputValue()).toMatch(/^(10|5)\.000,00$/);
  },
);

test.for(["-5", "viel", "30.000.000,01", ""])(
  "Der Wert „%s“ wird am Feld beanstandet, ohne Gesamtbetrag",
  async (wert, { pageOhneJs: page }) => {
    const antwort = await page.goto(`/rvgrechner?${new URLSearchParams({ wert, vv: "3100,3104" })}`);
    expect(antwort?.status()).toBe(200);
    const feld = page.getByLabel("Gegenstandswert");
    expect(await feld.getAttribute("aria-invalid")).toBe("true");
    const beschrieben = (await feld.getAttribute("aria-describedby"))?.split(" ").at(-1);
    expect(await page.locator(`[id="${beschrieben}"]`).textContent()).toContain(
      "Bitte geben Sie einen gültigen Wert ein.",
    );
    expect(await page.getByTestId("result-total").count()).toBe(0);
  },
);

test.for([false, true])(
  "Ein Wert über der Grenze führt mit einem Klick zum begrenzten (JavaScript: %s)",
  async (javaScript, { oeffnen }) => {
    const page = await oeffnen({ javaScript });
    await page.goto("/rvgrechner?wert=40000000&vv=3100,3104");
    if (javaScript) await bedienbar(page);
    expect(await page.getByRole("form", { name: "Eingaben" }).textContent()).toMatch(
      /höchstens 30\.000\.000\s€ \(§\s22 Abs\.\s2 RVG\)/,
    );
    await page.getByRole("link", { name: "Mit 30.000.000 € rechnen" }).click();
    await page.getByTestId("result-total").waitFor();
    // Table of § 13 RVG: 3.752,00 up to 500.000, then 590 steps of 175,00 = 107.002,00; × 2,5 + 20,00; + 19 %
    expect(await page.getByTestId("result-total").textContent()).toContain("318.354,75");
  },
);

test("Unbekannte Nummern und Tage vor dem RVG bekommen eine Antwort mit Norm", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/rvgrechner?wert=1000&vv=9999");
  expect(await page.locator("#ergebnis").textContent()).toContain("9999");
  await page.goto("/rvgrechner?wert=1000&vv=3100&stichtag=1999-01-01");
  expect(await page.locator("#ergebnis").textContent()).toContain("BRAGO");
  expect(await page.getByTestId("result-total").count()).toBe(0);
});

test("Der Kopf nennt Fassung und Grund, jede Zeile öffnet ihren Rechenweg auch ohne JavaScript", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/rvgrechner?wert=10000&vv=3100,3104&stichtag=2025-05-31");
  const ergebnis = page.locator("#ergebnis");
  expect(await ergebnis.textContent()).toMatch(
    /Recht in der Fassung vom 01\.01\.2021 \(KostRÄG 2021\), weil /,
  );
  const zeile = ergebnis.locator("details", { hasText: "3100 Verfahrensgebühr" });
  const norm = zeile.getByRole("link", { name: /^§\s13 Abs\.\s1 RVG$/ });
  expect(await norm.isVisible()).toBe(false);
  await zeile.locator("summary").click();
  expect(await norm.getAttribute("href")).toBe("https://www.gesetze-im-internet.de/rvg/__13.html");
  expect(await zeile.textContent()).toMatch(/614,00\s€/);
});
