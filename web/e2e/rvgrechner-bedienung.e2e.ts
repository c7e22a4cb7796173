import type { Page } from "playwright-core";
import { berechnen, eintragen } from "./lib/formular.ts";
import { besuchen, expect, test } from "./lib/test.ts";

async function offen(page: Page, pfad = "/rvgrechner"): Promise<void> {
  await besuchen(page, pfad);
}

/** Waits until the total shows an amount; the result follows typing at its own pace. */
async function gesamt(page: Page, betrag: string): Promise<void> {
  await page.getByTestId("result-total").filter({ hasText: betrag }).waitFor();
}

test.for(["10000", "10.000", "10.000,00 €", "10 000,00", "EUR 10.000", "10\u00a0000,00\u00a0€"])(
  "„%s“ getippt ergibt beim Tippen 1.963,50 und beim Verlassen 10.000,00",
  async (text, { page }) => {
    await offen(page);
    const wert = page.getByLabel("Gegenstandswert");
    await wert.fill(text);
    await gesamt(page, "1.963,50");
    await page.keyboard.press("Tab");
    expect(await wert.inputValue()).toBe("10.000,00");
  },
);

test("Berechnen ohne Wert sagt es am Feld und führt dorthin", async ({ page }) => {
  await offen(page);
  await berechnen(page);
  const wert = page.getByLabel("Gegenstandswert");
  await page.locator("[id='a1.wert'][aria-invalid=true]").waitFor();
  await expect.poll(() => wert.evaluate((e) => e === document.activeElement)).toBe(true);
});

test("Ein mehrdeutiger Wert wird zurückgefragt und nicht gerechnet", async ({ page }) => {
  await offen(page);
  await page.getByLabel("Gegenstandswert").fill("10.00");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "1.000,00 €" }).waitFor();
  expect(await page.getByTestId("result-total").count()).toBe(0);
});

test("Eine ganze Rechnung nur mit der Tastatur", async ({ page }) => {
  await offen(page);
  await page.getByLabel("Gegenstandswert").focus();
  await page.keyboard.type("10.000");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("a1.auftrag");
  await page.keyboard.type("31.05.2025");
  await page.keyboard.press("Enter");
  await gesamt(page, "1.850,45");
  // The settlement fee is the third offer; its box is reached by Tab and ticked by the space bar.
  for (let i = 0; i < 20 && !(await aktiv(page)).includes("1003"); i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await gesamt(page, "2.581,11");
  for (let i = 0; i < 20 && !(await aktiv(page)).includes("Weitere Gebühr"); i++)
    await page.keyboard.press("Tab");
  await page.keyboard.type("hebegebühr");
  await page.getByRole("option", { name: /1009/ }).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("option").count()).toBe(0);
  await page.keyboard.press("Tab");
  expect(await aktiv(page)).toContain("Mandat");
});

/** Words of the focused control: its labels, or what stands in it. */
const aktiv = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return labels.map((label) => label.textContent).join(" ") || (element?.textContent ?? "");
  });

test("Die Suche fügt mit Enter eine Gebühr hinzu und behält den Fokus", async ({ page }) => {
  await offen(page, "/rvgrechner?wert=10000&vv=3100");
  const suche = page.getByLabel("Weitere Gebühr");
  await suche.fill("Termin erste Instanz");
  await page.getByRole("option", { name: /^3104/ }).waitFor();
  while (!(await page.getByRole("option", { name: /^3104/ }).getAttribute("aria-selected"))?.includes("true"))
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await gesamt(page, "1.963,50");
  expect(await suche.inputValue()).toBe("");
  expect(await suche.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("Eine vergessene Gebühr kommt erst mit dem Haken dazu", async ({ page }) => {
  await offen(page, "/rvgrechner?wert=10000&vv=3100,3104");
  const bedingung = page.getByRole("checkbox", { name: /über anhängige Ansprüche geeinigt/ });
  expect(await page.getByTestId("result-total").textContent()).toContain("1.963,50");
  await bedingung.click();
  await gesamt(page, "2.739,38");
  expect(await page.getByRole("checkbox", { name: /^1003/ }).isChecked()).toBe(true);
});

test("Mehrere Angelegenheiten zeigen den Hinweis, das Entfernen bringt den Betrag zurück", async ({
  page,
}) => {
  await offen(page, "/rvgrechner?wert=10000&vv=3100,3104");
  await page.getByText("Weitere Angelegenheit").click();
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  await page.getByTestId("upgrade-hint").waitFor();
  expect(await page.getByTestId("result-total").count()).toBe(0);
  await page.waitForFunction(() => document.activeElement?.id === "a2.wert");
  await page.getByRole("button", { name: "Entfernen (Außergerichtliche Vertretung)" }).click();
  await gesamt(page, "1.963,50");
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await page.getByTestId("upgrade-hint").waitFor();
});

test("Der Link enthält alle Eingaben und stellt sie anderswo wieder her", async ({
  page,
  oeffnen,
  portal,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: portal });
  await offen(page);
  await eintragen(page, { Gegenstandswert: "10.000", "Satz der Gebühr 3104": "0,5" });
  await page.getByText("Mit Umsatzsteuer").click();
  await gesamt(page, "1.193,60");
  await page.getByRole("button", { name: "Link kopieren" }).click();
  await page.getByText("Kopiert", { exact: true }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe("");
  expect(link.length).toBeLessThan(300);
  const andere = await oeffnen();
  await andere.goto(link);
  await gesamt(andere, "1.193,60");
  expect(await andere.getByLabel("Satz der Gebühr 3104").inputValue()).toBe("0,5");
});

test("Ein beschädigter Link wird gesagt, die Seite bleibt brauchbar", async ({ page }) => {
  await page.goto("/rvgrechner#1.W3siYSI6IjxzY3JpcHQ-In1d");
  await page.getByText("unvollständig oder beschädigt").waitFor();
  await page.getByLabel("Gegenstandswert").fill("10000");
  await gesamt(page, "1.963,50");
});

test("Neuladen und Zurück behalten die Eingaben, nur in diesem Tab", async ({ page, oeffnen }) => {
  await offen(page);
  await page.getByLabel("Gegenstandswert").fill("10.000");
  await gesamt(page, "1.963,50");
  await page.reload();
  await gesamt(page, "1.963,50");
  await page.getByRole("link", { name: "Impressum" }).click();
  await page.waitForURL("**/impressum");
  await page.goBack();
  await gesamt(page, "1.963,50");
  const anderer = await oeffnen();
  await offen(anderer);
  expect(await anderer.getByLabel("Gegenstandswert").inputValue()).toBe("");
});

test("Zurücksetzen leert alles und lässt sich zurücknehmen", async ({ page }) => {
  await offen(page, "/rvgrechner?wert=10000&vv=3100,3104");
  await page.getByRole("button", { name: "Zurücksetzen" }).click();
  expect(await page.getByLabel("Gegenstandswert").inputValue()).toBe("");
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await gesamt(page, "1.963,50");
});

test("Ein Schnellstart behält Wert und Tag; wer Basic braucht, sagt es auf dem Knopf", async ({ page }) => {
  await offen(page, "/rvgrechner?wert=5000&vv=3100&stichtag=2025-05-31");
  const leiste = page.getByRole("navigation", { name: "Schnellstart" });
  await leiste.getByRole("link", { name: "Vorgerichtlich" }).click();
  expect(await page.getByLabel("Gegenstandswert").inputValue()).toBe("5.000,00");
  expect(await page.getByLabel("Tag des Auftrags").inputValue()).toBe("31.05.2025");
  // 1,3 × 334,00 = 434,20; + 20,00; + 19 %
  await gesamt(page, "540,50");
  expect(await leiste.getByRole("link", { name: /Basic/ }).allTextContents()).toEqual([
    expect.stringContaining("Vergleich mit Mehrwert"),
    expect.stringContaining("Mehrwert in der Berufung"),
    expect.stringContaining("Mehrwert in der Revision"),
    expect.stringContaining("Prozesskostenhilfe"),
  ]);
});

test("Kopieren gibt eine saubere Tabelle für Word und Text für Mails", async ({ page, portal }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: portal });
  await offen(page, "/rvgrechner?wert=10000&vv=3100,3104");
  await page.getByRole("button", { name: "Kopieren", exact: true }).click();
  await page.getByText("Kopiert", { exact: true }).waitFor();
  const { html, text } = await page.evaluate(async () => {
    const [eintrag] = await navigator.clipboard.read();
    const lies = async (art: string) => (await eintrag?.getType(art))?.text() ?? "";
    return { html: await lies("text/html"), text: await lies("text/plain") };
  });
  expect(text.split(/\r?\n/)).toEqual([
    "Vergütung nach dem RVG",
    "Position\tGrundlage\tWert in €\tSatz\tBetrag in €",
    "3100 Verfahrensgebühr 1. Rechtszug\tNr. 3100 VV\t10.000,00\t1,3\t847,60",
    "3104 Terminsgebühr 1. Rechtszug\tNr. 3104 VV\t10.000,00\t1,2\t782,40",
    "7002 Post- und Telekommunikationspauschale\tNr. 7002 VV\t\t\t20,00",
    "Netto\t\t\t\t1.650,00",
    "Umsatzsteuer 19 %\tNr. 7008 VV\t\t\t313,50",
    "Gesamtbetrag\t\t\t\t1.963,50",
    "",
    expect.stringMatching(
      /^Recht in der Fassung vom 01\.06\.2025 \(KostBRÄG 2025\), weil der unbedingte Auftrag am [\d.]+ erteilt wurde .*\.$/,
    ),
  ]);
  expect(html.match(/<tr>/g)).toHaveLength(7);
  expect(html).not.toMatch(/class=|<button|<details|var\(/);
});

test("CSV und JSON entstehen im Browser", async ({ page }) => {
  await offen(page, "/rvgrechner?wert=10000&vv=3100,3104");
  // Until then the page itself asks whether somebody is signed in.
  await page.locator('html[data-data-layer="ready"]').waitFor({ state: "attached" });
  const aufrufe: string[] = [];
  page.on("request", (anfrage) => aufrufe.push(anfrage.resourceType()));
  const [datei] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV" }).click(),
  ]);
  expect(datei.suggestedFilename()).toBe("rvg-berechnung.csv");
  const strom = await datei.createReadStream();
  const teile: Buffer[] = [];
  for await (const teil of strom) teile.push(teil as Buffer);
  const inhalt = Buffer.concat(teile).toString("utf8");
  expect(inhalt.startsWith("\ufeffVergütung nach dem RVG\r\n")).toBe(true);
  expect(inhalt).toContain("\r\nPosition;Grundlage;Wert in €;Satz;Betrag in €\r\n");
  expect(inhalt).toContain("\r\nGesamtbetrag;;;;1.963,50\r\n");
  expect(aufrufe).not.toContain("fetch");
  expect(aufrufe).not.toContain("document");
});

test("Gedruckt wird ein A4-Blatt mit dem Ergebnis, ohne Navigation und Formular", async ({ page }) => {
  await offen(page, "/rvgrechner?wert=10000&vv=3100,3104");
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("header").first().isVisible()).toBe(false);
  expect(await page.getByRole("button", { name: "Berechnen" }).isVisible()).toBe(false);
  expect(await page.getByTestId("result-total").isVisible()).toBe(true);
  expect(await page.getByText("Recht in der Fassung vom").isVisible()).toBe(true);
  expect(await page.getByText(/Berechnet am \d\d\.\d\d\.\d{4}/).isVisible()).toBe(true);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // A4 in points: 595 × 842.
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
});

test("Auf dem Telefon bleibt der Gesamtbetrag beim Tippen am unteren Rand", async ({ oeffnen }) => {
  const page = await oeffnen({ breite: 360, hoehe: 640 });
  await offen(page);
  const leiste = page.getByRole("link", { name: /^Gesamtbetrag/ });
  const vorher = await leiste.boundingBox();
  await page.getByLabel("Gegenstandswert").fill("10000");
  await leiste.filter({ hasText: "1.963,50" }).waitFor();
  expect(await leiste.boundingBox()).toEqual(vorher);
  expect((vorher?.y ?? 0) + (vorher?.height ?? 0)).toBe(640);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
