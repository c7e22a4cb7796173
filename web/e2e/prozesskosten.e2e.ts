import { ansehen } from "./lib/ansehen.ts";
import { bezugsergebnisse } from "./lib/bezugsergebnisse.ts";
import { berechnen } from "./lib/formular.ts";
import { bedienbar, besuchen, expect, test } from "./lib/test.ts";

const betrag = (kennung: string) => `[data-testid="${kennung}"]`;

/** Sums of the four parts of the requirements' reference value: 10.000 €, both lawyers 2,5, court by its own rate. */
const referenzen = [
  ["wert=10000", "4.776,00"],
  ["wert=10000&stichtag=2025-05-31", "4.498,90"],
  ["wert=10000&online=ja", "4.493,00"],
  ["wert=10000&rechtsweg=arbeit", "4.493,00"],
  ["wert=10000&rechtsweg=verwaltung", "4.776,00"],
  ["wert=10000&rechtsweg=finanz", "5.524,52"],
  ["wert=10000&rechtsweg=sozial", "4.776,00"],
] as const;

bezugsergebnisse(referenzen, {
  adresse: "/prozesskostenrechner?",
  was: (query) => `Prozesskosten ${query} ergeben`,
});

test("Ohne JavaScript: Rechtsweg wählen, Felder holen, zurückwählen, nichts ist verloren", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/prozesskostenrechner");
  await page.getByLabel("Streitwert").fill("10000");
  await page.getByLabel("Instanzen").selectOption("3");
  await page.getByRole("button", { name: "Felder dazu anzeigen" }).first().click();
  await page.locator("#wert3").fill("8.000,00");
  await page.getByLabel("Rechtsweg").selectOption("finanz");
  await berechnen(page);
  expect(await page.locator("#wert3[type=text]").count()).toBe(0);
  expect(await page.locator(betrag("result-instance-2")).count()).toBe(1);
  await page.getByLabel("Rechtsweg").selectOption("arbeit");
  await berechnen(page);
  expect(await page.locator("#wert3").inputValue()).toBe("8.000,00");
  expect(await page.getByRole("group", { name: "3. Instanz (Revision, BAG)" }).count()).toBe(1);
});

// 2025: 1,0 aus 13.000 € 707,00 und 313,50, aus 7.000 € 473,50 und 215,50: 2 × (2.127,13 − 1.432,46) + 2 × 98,00
test("Ohne JavaScript: Scheidung wählen, Folgesachen holen, ihre Mehrkosten sehen", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/prozesskostenrechner");
  await page.getByLabel("Streitwert").fill("7000");
  await page.getByLabel("Rechtsweg").selectOption("scheidung");
  await page.getByRole("button", { name: "Felder dazu anzeigen" }).first().click();
  await page.locator('[name="folgesachen.1.art"]').selectOption("gueterrecht");
  await page.locator('[name="folgesachen.1.wert"]').fill("6000");
  await berechnen(page);
  expect(await page.locator(betrag("result-extra-1")).textContent()).toContain("1.585,34");
  expect(await page.locator("[name=aussicht]:visible").count()).toBe(0);
  await page.getByRole("button", { name: "Folgesache hinzufügen" }).click();
  expect(await page.locator('[name="folgesachen.2.art"]').count()).toBe(1);
});

test("Mit JavaScript folgen Felder und Beträge der Wahl des Rechtswegs", async ({ page }) => {
  await besuchen(page, "/prozesskostenrechner?wert=10000");
  await page.getByLabel("Rechtsweg").selectOption("arbeit");
  await page.locator(betrag("result-best"), { hasText: "1.963,50" }).waitFor();
  await page.getByLabel("Instanzen").selectOption("3");
  await page.locator("#zulassung3").selectOption("erfolglos");
  await page.locator(betrag("result-instance-zulassung3")).waitFor();
  expect(await page.locator("#ende3").count()).toBe(0);
});

test("Ein Wert über der Grenze: der Link rechnet mit ihr, mit und ohne JavaScript", async ({ oeffnen }) => {
  for (const javaScript of [true, false]) {
    const page = await oeffnen({ javaScript });
    await page.goto("/prozesskostenrechner?wert=30000001&rechtsweg=verwaltung");
    if (javaScript) await bedienbar(page);
    await page.getByRole("link", { name: /Mit 30\.000\.000/ }).click();
    await page.locator(betrag("result-total")).waitFor();
    expect(await page.getByLabel("Rechtsweg").inputValue()).toBe("verwaltung");
  }
});

test("Alle Felder offen, hell und dunkel, schmal und breit: zugänglich und ohne Querlauf", async ({
  page,
}) => {
  await besuchen(
    page,
    "/prozesskostenrechner?wert=10000&rechtsweg=arbeit&instanzen=3&ende=ruecknahme&zulassung3=erfolgreich&vorgerichtlich=ja&mahnverfahren=ja&quote=25&pkh=ja",
  );
  await ansehen(page, "prozesskosten-arbeit");
});

test("Was ein Feld nicht annimmt, steht an ihm, sobald es verlassen ist, und nach dem Neuladen noch", async ({
  page,
}) => {
  await besuchen(page, "/prozesskostenrechner?wert=10000");
  await page.getByText("Parteien und Anwälte").click();
  const feld = page.locator("[name=mandanten]");
  await feld.fill("0");
  await feld.press("Tab");
  await page.locator("#mandanten-fehler", { hasText: "eine ganze Zahl von 1 bis 100" }).waitFor();
  expect(await feld.getAttribute("aria-invalid")).toBe("true");
  await page.reload();
  await bedienbar(page);
  await page.locator("#mandanten-fehler").waitFor({ state: "attached" });
});

test("Ohne JavaScript: Aus dem Gericht folgen Rechtsweg und höhere Gerichte, ein Widerspruch steht an ihm", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/prozesskostenrechner");
  await page.getByLabel("Streitwert").fill("10000");
  await page.locator("#gericht").fill("ArbG Bautzen");
  await page.getByLabel("Instanzen").selectOption("2");
  await berechnen(page);
  // ArbG 2 × 1.963,50 + 566,00; LAG 2 × 2.196,26 + 905,60
  await page.locator(betrag("result-total"), { hasText: "9.791,12" }).waitFor();
  expect(await page.getByRole("group", { name: "1. Instanz (ArbG Bautzen)" }).count()).toBe(1);
  expect(await page.getByLabel("Rechtsweg").locator("option:checked").textContent()).toBe("Arbeitsgerichte");
  await page.getByLabel("Rechtsweg").selectOption("sozial");
  await berechnen(page);
  await page.locator("#gericht-fehler", { hasText: "Arbeitsgericht Bautzen" }).waitFor();
});

test("Mit JavaScript holt das Gericht sein Verzeichnis nach, schmal und breit", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await besuchen(page, "/prozesskostenrechner?wert=10000&instanzen=2");
    await page.locator("#gericht").fill("AG München");
    await page.getByRole("group", { name: "2. Instanz (Berufung, LG München I)" }).waitFor();
    expect(await page.locator("#gericht-hinweis").textContent()).toContain("Amtsgericht München");
    const zuBreit = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(zuBreit).toBeLessThanOrEqual(width);
  }
});
