import { text } from "node:stream/consumers";
import { befunde } from "./lib/befunde.ts";
import { bedienbar, expect, test } from "./lib/test.ts";

/** Reference results of the requirements for the deadline calculator. */
const referenzen = [
  ["ereignis=2025-01-31&monate=1", "Freitag, 28.02.2025"],
  ["ereignis=2024-01-31&monate=1", "Donnerstag, 29.02.2024"],
  ["ereignis=2025-11-30&monate=3", "Montag, 02.03.2026"],
  ["ereignis=2025-10-17&wochen=2&land=BE", "Freitag, 31.10.2025"],
  ["ereignis=2025-10-17&wochen=2&land=SN", "Montag, 03.11.2025"],
  ["ereignis=2025-06-05&wochen=2&land=NW", "Freitag, 20.06.2025"],
  ["ereignis=2025-06-05&wochen=2&land=BE", "Donnerstag, 19.06.2025"],
  ["ereignis=2025-04-04&wochen=2", "Dienstag, 22.04.2025"],
  ["ereignis=2025-12-12&wochen=2", "Montag, 29.12.2025"],
] as const;

test("Ohne JavaScript endet jede Frist der Anforderung an ihrem Tag", async ({ pageOhneJs: page }) => {
  for (const [query, tag] of referenzen) {
    const antwort = await page.goto(`/fristenrechner?${query}`);
    expect(antwort?.status()).toBe(200);
    expect(await page.getByTestId("result-date").textContent(), query).toBe(tag);
  }
});

test("Ohne JavaScript: Eingabe im Formular, mit Feiertag des Landes", async ({ pageOhneJs: page }) => {
  await page.goto("/fristenrechner");
  await page.getByLabel("Tag des Ereignisses").fill("5.6.2025");
  await page.getByLabel("Wochen").fill("2");
  await page.getByLabel("Land").selectOption("NW");
  await page.getByRole("button", { name: "Berechnen" }).click();
  expect(await page.getByTestId("result-date").textContent()).toBe("Freitag, 20.06.2025");
  expect(await page.getByTestId("result-reason").textContent()).toContain("Fronleichnam");
});

test("Mit JavaScript folgt das Ende dem Tippen", async ({ page }) => {
  await page.goto("/fristenrechner");
  await bedienbar(page);
  await page.getByLabel("Tag des Ereignisses").fill("31.1.2025");
  await page.getByLabel("Monate").fill("1");
  await page.getByTestId("result-date").filter({ hasText: "28.02.2025" }).waitFor();
});

test("Ohne JavaScript führt ein Wort zur Frist des Katalogs, mit Kette und Mail", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/fristenrechner");
  await page.getByLabel("Frist aus dem Katalog").fill("Berufung");
  await page.getByLabel("Tag des Ereignisses").fill("16.3.2026");
  await page.getByLabel("Land").selectOption("BE");
  await page.getByLabel("Empfänger (kommagetrennt)").fill("kanzlei@beispiel.example");
  await page.getByRole("button", { name: "Berechnen" }).click();
  await page.getByRole("link", { name: "Berufung (ZPO) – Einlegung" }).click();
  expect(await page.getByTestId("result-date").textContent()).toBe("Donnerstag, 16.04.2026");
  expect(await page.getByTestId("result-chain").textContent()).toContain("18.05.2026");
  expect(await page.getByRole("link", { name: "Per E-Mail versenden" }).getAttribute("href")).toMatch(
    /^mailto:kanzlei@beispiel\.example\?subject=/,
  );
});

test("Nur mit der Tastatur: Frist suchen, Zustellung wählen, Ort finden, Empfänger aufnehmen und entfernen", async ({
  page,
}) => {
  await page.goto("/fristenrechner");
  await bedienbar(page);
  await page.getByRole("combobox", { name: "Frist aus dem Katalog" }).focus();
  await page.keyboard.type("517 zpo");
  await page.getByRole("option", { name: /Berufung \(ZPO\)/ }).waitFor();
  await page.keyboard.press("Enter");
  const andere = page.getByRole("button", { name: "Andere Frist" });
  await andere.waitFor();
  await expect.poll(() => andere.evaluate((e) => e === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Elektronisches");
  await page.getByLabel("Datum im Empfangsbekenntnis").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.type("01.07.2025");
  await page.getByRole("combobox", { name: "Gericht oder Gemeinde" }).focus();
  await page.keyboard.type("Augsburg");
  await page
    .getByRole("option", { name: /Augsburg/ })
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  // Ein Monat ab dem 01.07.2025; kein Feiertag im Weg
  await page.getByTestId("result-date").filter({ hasText: "Freitag, 01.08.2025" }).waitFor();
  await page.getByLabel("Empfänger (kommagetrennt)").focus();
  await page.getByRole("textbox", { name: /Empfänger/ }).waitFor();
  await page.waitForFunction(() => document.querySelector("#empfaenger")?.getAttribute("name") === null);
  await page.keyboard.type("a@b.example,kein Postfach");
  await page.keyboard.press("Enter");
  await page.keyboard.type("c@d.example");
  await page.keyboard.press("Enter");
  const mail = page.getByRole("link", { name: "Per E-Mail versenden" });
  await expect.poll(() => mail.getAttribute("href")).toMatch(/^mailto:a@b\.example,%20c@d\.example\?/);
  await page.getByRole("button", { name: "a@b.example entfernen" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => mail.getAttribute("href")).toMatch(/^mailto:c@d\.example\?/);
});

test("Wer sofort tippt, verliert keinen Buchstaben: Enter macht aus der Zeile einen Eintrag", async ({
  page,
}) => {
  await page.goto("/fristenrechner?ereignis=2025-06-05&wochen=2&land=NW");
  await bedienbar(page);
  const feld = page.getByLabel("Empfänger (kommagetrennt)");
  await feld.focus();
  await page.keyboard.type("kanzlei@beispiel.example");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "kanzlei@beispiel.example entfernen" }).waitFor();
  await expect.poll(() => feld.evaluate((e) => e === document.activeElement)).toBe(true);
  await page.keyboard.press("Backspace");
  await page
    .getByRole("button", { name: "kanzlei@beispiel.example entfernen" })
    .waitFor({ state: "detached" });
});

test("Der andere vertretbare Tag ist einen Klick entfernt", async ({ page }) => {
  await page.goto("/fristenrechner?verfahren=FamFG&weg=post-famfg&ereignis=2026-02-24&tage=10&land=BE");
  await bedienbar(page);
  expect(await page.getByTestId("result-date").textContent()).toBe("Dienstag, 10.03.2026");
  await page.getByRole("link", { name: "Mit diesem Tag rechnen" }).click();
  await page.getByTestId("result-date").filter({ hasText: "Donnerstag, 12.03.2026" }).waitFor();
});

test("Mehrere Fristen stehen in der Liste des Fensters und kommen als eine Kalenderdatei heraus", async ({
  page,
}) => {
  await page.goto("/fristenrechner?frist=zpo-517&ereignis=2026-03-16&land=BE");
  await bedienbar(page);
  await page.getByRole("button", { name: "In die Fristenliste" }).click();
  await page.getByRole("table", { name: /Fristenliste/ }).waitFor();
  await page.goto("/fristenrechner?ereignis=2025-06-05&wochen=2&land=NW");
  await bedienbar(page);
  await page.getByRole("button", { name: "In die Fristenliste" }).click();
  await page.getByRole("cell", { name: "Do, 16.04.2026" }).waitFor();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Berufung (ZPO) – Einlegung entfernen" }).waitFor();
  const [datei] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Alle als Kalenderdatei (ICS)" }).click(),
  ]);
  expect(datei.suggestedFilename()).toBe("fristen.ics");
  const inhalt = await text(await datei.createReadStream());
  expect(inhalt.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  expect(inhalt).toContain("DTSTART;VALUE=DATE:20260416\r\n");
  expect(inhalt).toContain("DTSTART;VALUE=DATE:20250620\r\n");
  await page.getByRole("button", { name: "Liste leeren" }).click();
  await page.getByRole("table", { name: /Fristenliste/ }).waitFor({ state: "detached" });
});

test("Der Fristenzettel ist ein Blatt mit Herleitung und Kontrollvermerk", async ({ page }) => {
  await page.goto(
    "/fristenrechner?frist=zpo-520&ereignis=2026-03-16&weg=eeb&land=BE&akte=12/26&von=RAin%20Muster",
  );
  await bedienbar(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  for (const worte of ["12/26", "RAin Muster", "Rechenweg", "Ausdruck mit dem Kalender verglichen am"])
    expect(await page.getByText(worte).first().isVisible(), worte).toBe(true);
});

const volleSeiten = [
  "/fristenrechner?frist=zpo-517&ereignis=2026-03-16&weg=zustellung&land=BE",
  "/fristenrechner?verfahren=FamFG&weg=post-famfg&ereignis=2026-02-24&tage=10&land=BE",
  "/fristenrechner?frist=Berufung&ereignis=31.2.2026",
];

for (const seite of volleSeiten) {
  for (const farben of ["light", "dark"] as const) {
    test(`${seite} ist ohne Befund (${farben === "light" ? "hell" : "dunkel"})`, async ({ oeffnen }) => {
      const page = await oeffnen({ farben });
      await page.goto(seite);
      await bedienbar(page);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await befunde(page), `${width} px`).toEqual([]);
      }
    });
  }
}
