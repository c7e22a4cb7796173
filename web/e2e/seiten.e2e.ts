import { inject } from "vitest";
import { eintragen } from "./lib/formular.ts";
import { bedienbar, besuchen, expect, test } from "./lib/test.ts";

test("Die Startseite führt ohne JavaScript mit Wert, Tätigkeit und Tag zum RVG-Rechner", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/");
  await eintragen(page, { Gegenstandswert: "10.000", "Auftrag erteilt am": "31.05.2025" });
  await page.getByRole("button", { name: "Gebühren berechnen" }).click();
  const ziel = new URL(page.url());
  expect(ziel.pathname).toBe("/rvgrechner");
  expect(Object.fromEntries(ziel.searchParams)).toEqual({
    wert: "10.000",
    vv: "3100,3104",
    stichtag: "31.05.2025",
  });
});

test("Das Betragsfeld zeigt beim Verlassen, was es verstanden hat", async ({ page }) => {
  await besuchen(page, "/");
  const wert = page.getByLabel("Gegenstandswert");
  await wert.fill("EUR 1 234,5");
  await page.keyboard.press("Tab");
  expect(await wert.inputValue()).toBe("1.234,50");
  expect(await wert.getAttribute("aria-invalid")).toBeNull();
});

test("Ein mehrdeutiger Betrag wird am Feld zurückgefragt und nicht geraten", async ({ page }) => {
  await besuchen(page, "/");
  const wert = page.getByLabel("Gegenstandswert");
  await wert.fill("10.00");
  await page.keyboard.press("Tab");
  expect(await wert.inputValue()).toBe("10.00");
  expect(await wert.getAttribute("aria-invalid")).toBe("true");
  const beschrieben = (await wert.getAttribute("aria-describedby"))?.split(" ").at(-1);
  expect(await page.locator(`[id="${beschrieben}"]`).textContent()).toContain("Was meinen Sie?");
  await page.getByRole("button", { name: "1.000,00" }).click();
  expect(await wert.inputValue()).toBe("1.000,00");
  expect(await wert.getAttribute("aria-invalid")).toBeNull();
});

test("Das Tagfeld liest Kurzformen und nennt einen unmöglichen Tag", async ({ page }) => {
  await besuchen(page, "/");
  const tag = page.getByLabel("Auftrag erteilt am");
  await tag.fill("5.3.27");
  await page.keyboard.press("Tab");
  expect(await tag.inputValue()).toBe("05.03.2027");
  expect(await tag.locator("xpath=following-sibling::span[1]").textContent()).toBe("Fr");
  await tag.fill("31.02.2025");
  await page.keyboard.press("Tab");
  expect(await tag.inputValue()).toBe("31.02.2025");
  expect(await tag.getAttribute("aria-invalid")).toBe("true");
});

test("Die gewählte Darstellung bleibt beim nächsten Aufruf und weicht wieder der des Systems", async ({
  page,
}) => {
  const schema = () => page.locator("html").getAttribute("data-farbschema");
  await besuchen(page, "/");
  await page.getByTestId("farbschalter").click();
  expect(await schema()).toBe("dunkel");
  await page.goto("/impressum");
  expect(await schema()).toBe("dunkel");
  await bedienbar(page);
  await page.getByTestId("farbschalter").click();
  expect(await schema()).toBeNull();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("Auf schmalen Bildschirmen öffnet sich das Menü auch ohne JavaScript", async ({ oeffnen }) => {
  const page = await oeffnen({ javaScript: false, breite: 360 });
  await page.goto("/impressum");
  const start = page
    .getByRole("navigation", { name: "Hauptnavigation" })
    .getByRole("link", { name: "Start" });
  expect(await start.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Menü" }).click();
  await start.click();
  expect(new URL(page.url()).pathname).toBe("/");
});

test.for([360, 1280])(
  "Ein Menü führt ohne JavaScript zu jedem Rechner (%i px)",
  async (breite, { oeffnen }) => {
    const page = await oeffnen({ javaScript: false, breite });
    await page.goto("/impressum");
    const haupt = page.getByRole("navigation", { name: "Hauptnavigation" });
    await page.getByRole("button", { name: breite < 1280 ? "Menü" : "Alle Rechner" }).click();
    const namen = await page.locator("#alle-rechner a").allTextContents();
    expect(namen).toEqual(
      expect.arrayContaining(["RVG-Rechner", "Prozesskostenhilfe", "Versorgungsausgleich"]),
    );
    for (const name of namen)
      expect(await haupt.getByRole("link", { name, exact: true }).first().isVisible(), name).toBe(true);
    await haupt.getByRole("link", { name: "Zinsrechner" }).click();
    expect(new URL(page.url()).pathname).toBe("/zinsrechner");
  },
);

test("Jeder Link in Kopf und Fuß führt zu einer Seite, die es gibt", async ({ page, portal }) => {
  await page.goto("/");
  const ziele = await page
    .locator("header a, footer a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(ziele).toEqual(expect.arrayContaining(["/", "/impressum", "/datenschutz", "/agb", "/rechtsstand"]));
  for (const ziel of new Set(ziele)) expect((await fetch(portal + ziel)).status, ziel).toBe(200);
});

test("Eine unbekannte Adresse führt mit einem Link zur Startseite zurück", async ({ pageOhneJs: page }) => {
  await page.goto("/gibt-es-nicht");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Seite nicht gefunden");
  await page.getByRole("link", { name: "Zur Startseite" }).click();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("Der Rechtsstand klappt je Gesetz auf und nennt je Norm Fassung und Prüftag, die älteste Prüfung zuerst", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/rechtsstand");
  const rvg = page.locator("#gesetz-rvg");
  expect(await rvg.locator("summary").textContent()).toMatch(
    /^RVG\d+\u00a0Normen, \d+\u00a0Fassungen, geprüft am /,
  );
  expect(await rvg.locator("table").isVisible()).toBe(false);
  await rvg.locator("summary").click();
  expect(await rvg.locator("table").isVisible()).toBe(true);
  const wertgebuehren = page.locator("tbody", { hasText: "§\u00a013 Abs.\u00a01 RVG" }).first();
  expect(await wertgebuehren.textContent()).toContain("01.06.2025");
  const geprueft = await page.locator("td[data-spalte='geprüft am']").allTextContents();
  const tage = geprueft.map((text) => text.split(".").reverse().join("-"));
  expect(tage.length).toBeGreaterThan(20);
  expect(tage).toEqual(tage.toSorted());
});

test("Die Geschäftsbedingungen nennen Anbieter, Kündigung, Widerruf und Haftung und bleiben nach dem Start stehen", async ({
  page,
}) => {
  await besuchen(page, "/agb");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Allgemeine Geschäftsbedingungen");
  expect(await page.getByRole("heading", { level: 2 }).count()).toBe(12);
  const text = (await page.locator("main").textContent())?.replaceAll("\u00a0", " ");
  for (const satz of [
    "Musteranbieter",
    "inkl. 19 % MwSt.",
    "7 Tage",
    "§ 312k BGB",
    "binnen vierzehn Tagen ohne Angabe von Gründen",
    "§ 309 Nr. 7 BGB",
    "§ 43e BRAO",
    "§ 36 VSBG",
  ])
    expect(text).toContain(satz);
});

test("Ein Link im Fuß führt zu den Geschäftsbedingungen mit ihrem Text", async ({ page }) => {
  await besuchen(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "AGB" }).click();
  await page.getByRole("heading", { name: "§\u00a09 Haftung" }).waitFor();
});

test("Ohne Anmeldung setzt keine Seite ein Cookie; mit ihr nur solche, die die Datenschutzerklärung nennt", async ({
  page,
}) => {
  await page.goto("/datenschutz");
  const genannt = await page.locator("main dt").allTextContents();
  for (const pfad of ["/", "/rvgrechner", "/login", "/register"]) {
    await page.goto(pfad);
    await page.locator('html[data-data-layer="ready"]').waitFor({ state: "attached" });
    expect(await page.context().cookies(), pfad).toEqual([]);
  }
  await page.locator("[name=name]").fill("Clara Cookie");
  for (const name of ["email", "emailConfirm"])
    await page.locator(`[name=${name}]`).fill("clara.cookie@example.org");
  for (const name of ["password", "passwordConfirm"])
    await page.locator(`[name=${name}]`).fill("Regen-Sommer-8!");
  await page.locator("[name=terms]").check();
  await page.getByTestId("register-submit").click();
  await page.getByTestId("already-logged-in").waitFor();
  const gesetzt = (await page.context().cookies()).map(({ name }) => name);
  expect(gesetzt).toContain("next-auth.session-token");
  for (const name of gesetzt) expect(genannt).toContain(name);
});

test("Jede Antwort der häufigen Fragen hat ihre Adresse, und die Suche führt zu ihr", async ({ page }) => {
  await page.goto("/faq#testphase");
  await page.locator("#testphase").getByText("Zwei Tage vor dem Ende erinnern wir Sie").waitFor();
  expect(await page.locator("details[open]").count()).toBe(1);
  await page.goto("/search?q=Mindestlaufzeit");
  await page.getByRole("link", { name: "Wie kündige ich?" }).click();
  await page.locator("#kuendigen").getByRole("link", { name: "Verträge hier kündigen" }).waitFor();
});

test("Ein Abruf, den die Seite selbst aufgibt, gilt nicht als Fehler der Seite, jeder andere schon", async ({
  browser,
}) => {
  const page = await browser.newPage();
  const gemeldet: string[] = [];
  page.on("pageerror", ({ message }) => gemeldet.push(message));
  await besuchen(page, `${inject("portal")}/impressum`);
  await page.evaluate(() => {
    void Promise.reject(new DOMException("BodyStreamBuffer was aborted", "AbortError"));
    void Promise.reject(new Error("vergessen"));
  });
  await expect.poll(() => gemeldet).toEqual(["vergessen"]);
  await page.close();
});
