import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe } from "vitest";
import { ansehen } from "./lib/ansehen.ts";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { fuellen } from "./lib/formular.ts";
import { eintreten, mails, nochmals, sitzungHolen } from "./lib/konto.ts";
import { bedienbar, besuchen, expect, test } from "./lib/test.ts";

const passwort = "Mu5ter-Kanzlei-Berlin";
const euro = (betrag: string) => `${betrag}\u00a0€`;

describe.each(["PGlite", "PostgreSQL"] as const)("Tarife auf %s", (speicher) => {
  const portal = gemeinsamesDemoportal(speicher);
  // The pages are the same on both databases.
  const blick = async (page: Page, name: string) => {
    if (speicher === "PGlite") await ansehen(page, name);
  };
  const stand = (page: Page) => page.getByTestId("billing-state").getAttribute("data-state");
  const bestellen = async (page: Page) => {
    await page.getByTestId("order-button").click();
    await page.getByRole("heading", { level: 1, name: "Vielen Dank!" }).waitFor();
  };
  const geschrieben = async (page: Page, an: string, betreff: string) => {
    await expect
      .poll(async () => (await mails(page, portal.url, an)).map(({ subject }) => subject))
      .toContain(betreff);
  };

  test("zeigt jedem alle vier Tarife mit Preis, auch ohne Skript", async ({ pageOhneJs: page }) => {
    await page.goto(`${portal.url}/subscription`);
    expect(await page.getByTestId("plan-card").count()).toBe(4);
    expect(await page.getByTestId("tab-teams").getAttribute("aria-selected")).toBe("false");
    for (const [tarif, preis] of [
      ["basic", "11,99"],
      ["premium", "24,99"],
    ] as const) {
      const karte = page.locator(`[data-testid=plan-card][data-tier=${tarif}]`);
      expect(await karte.textContent()).toContain(`${euro(preis)} / Monat`);
      expect(await karte.textContent()).toContain("inkl. 19\u00a0% MwSt.");
      expect(await karte.getByRole("link").getAttribute("href")).toBe(
        `/register?redirect=billing&type=${tarif}&cycle=monthly`,
      );
    }
    const teams = page.locator("[data-testid=plan-card][data-tier=teams]");
    expect(await teams.isVisible()).toBe(false);
    await page.getByTestId("tab-teams").click();
    expect(await teams.textContent()).toContain(`${euro("39,99")} / Monat`);
    expect(await teams.isVisible()).toBe(true);
  });

  test("führt von der Berechnung über Registrierung und Testphase zur Kostennote, zur Kündigung und zurück", async ({
    page,
  }) => {
    const email = `${randomUUID()}@kanzlei.example`;
    await besuchen(page, `${portal.url}/rvgrechner?wert=10000&vv=3100,3104`);
    await page.getByRole("button", { name: "Kostennote", exact: true }).click();
    const tor = page.getByTestId("upgrade-gate");
    await tor.getByText("Hier bleiben").click();
    expect(await tor.textContent()).toContain(`${euro("11,99")} im Monat, inkl. MwSt.`);
    expect(await tor.getByRole("link", { name: "Zurück zum RVG-Rechner" }).getAttribute("href")).toMatch(
      /^\/rvgrechner#1\./,
    );
    await blick(page, "upgrade");
    await tor.getByRole("link", { name: "Tarife ansehen" }).click();
    await page.getByRole("link", { name: "Zurück zum RVG-Rechner" }).waitFor();
    await page.getByRole("link", { name: "7 Tage kostenlos testen" }).nth(1).click();
    await page.waitForURL("**/register?redirect=billing&type=premium&cycle=monthly");
    await bedienbar(page);
    await fuellen(page, {
      name: "Nora Muster",
      email,
      emailConfirm: email,
      password: passwort,
      passwordConfirm: passwort,
    });
    await page.locator("[name=terms]").check();
    await page.getByTestId("register-submit").click();
    await page.waitForURL("**/billing-confirmation?type=premium&cycle=monthly");
    await page.getByRole("heading", { level: 1, name: "Bestellung prüfen" }).waitFor();
    await bedienbar(page);
    expect(await stand(page)).toBe("order");
    const knopf = page.getByTestId("order-button");
    expect(await knopf.textContent()).toBe("Zahlungspflichtig bestellen");
    const davor = await knopf.evaluate((k) => k.previousElementSibling?.textContent);
    expect(davor).toBe(`7 Tage kostenlos, danach ${euro("24,99")} pro Monat`);
    await blick(page, "bestellung");
    const andere = await page.context().newPage();
    await besuchen(andere, `${portal.url}/subscription`);
    await bestellen(page);
    expect(await stand(page)).toBe("active");
    await page.getByText("Ihr Tarif Premium ist aktiv.").waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("selectedSubscription"))).toBeNull();
    await geschrieben(page, email, "Ihre Bestellung: Tarif Premium");
    await blick(page, "bestellt");
    await andere.getByText("Ihr aktueller Tarif").waitFor();
    await andere.close();
    await page.getByRole("link", { name: "Weiter zur Kostennote" }).click();
    await page.getByRole("heading", { level: 1, name: "Neue Kostennote" }).waitFor();
    expect(await page.getByTestId("result-total").first().textContent()).toContain("1.963,50");

    await besuchen(page, `${portal.url}/konto/abo`);
    await page.getByText("Sie haben noch keine gewählt.").waitFor();
    await bedienbar(page);
    await page.getByRole("button", { name: "Auf Rechnung zahlen" }).click();
    await page.getByText("Sie zahlen auf Rechnung.", { exact: true }).waitFor();
    await blick(page, "vertrag");

    await besuchen(page, `${portal.url}/konto#abo`);
    await page.locator("#abo").getByRole("link", { name: "Vertrag kündigen" }).click();
    await page.getByText(/endet der Vertrag mit der Testphase am \d\d\.\d\d\.\d{4}\. Kosten: 0,00/).waitFor();
    await page.getByRole("button", { name: "Vertrag kündigen" }).click();
    await page.getByText("Ihre Kündigung ist eingegangen.").waitFor();
    await geschrieben(page, email, "Ihre Kündigung: Tarif Premium");
    await page.getByRole("button", { name: "Kündigung zurücknehmen" }).click();
    await page.getByText("Ihre Kündigung ist zurückgenommen.").waitFor();
  });

  test("nimmt ohne Skript eine Bestellung an, behält das Getippte und rechnet den Wechsel vor", async ({
    pageOhneJs: page,
  }) => {
    await sitzungHolen(page, portal.url, "premium2");
    await page.goto(`${portal.url}/billing-confirmation?type=teams&cycle=monthly`);
    expect(await page.getByText(/Gutschrift Tarif Premium, \d+ von \d+ Tagen/).count()).toBe(1);
    await page.locator("[name=name]").fill("Kanzlei Muster");
    await page.locator("[name=plz]").fill("123");
    await page.getByTestId("order-button").click();
    await page.getByText("Eine Postleitzahl hat fünf Ziffern.").waitFor();
    expect(await page.locator("[name=name]").inputValue()).toBe("Kanzlei Muster");
    expect(await stand(page)).toBe("order");
    await fuellen(page, { strasse: "Ring 1", plz: "10115", ort: "Berlin" });
    await bestellen(page);
    await page.goto(`${portal.url}/konto/abo`);
    expect(await page.locator("[name=ort]").inputValue()).toBe("Berlin");
    await page.goto(`${portal.url}/subscription?tab=teams`);
    const teams = page.locator("[data-testid=plan-card][data-tier=teams]");
    expect(await teams.textContent()).toContain("Ihr aktueller Tarif");
    await page.goto(`${portal.url}/billing-confirmation?type=basic&cycle=monthly`);
    await page.getByText(/Bis zum \d\d\.\d\d\.\d{4} ändert sich nichts, danach 11,99/).waitFor();
    await bestellen(page);
    await page.getByText(/Ihr Wechsel zum Tarif Basic ist vorgemerkt/).waitFor();
    await page.goto(`${portal.url}/konto/abo`);
    await page.getByRole("button", { name: "Wechsel zurücknehmen" }).click();
    await page.getByText("Der Wechsel ist zurückgenommen.").waitFor();
  });

  test("weist Mitglieder eines Teams, unbekannte Tarife und Abgemeldete in den richtigen Weg", async ({
    page,
  }) => {
    const ort = async (adresse: string) =>
      (await page.request.get(portal.url + adresse, { ...nochmals, maxRedirects: 0 })).headers().location;
    expect(await ort("/billing-confirmation?type=teams&cycle=monthly")).toBe(
      "/login?redirect=billing&subscription=teams",
    );
    await eintreten(page, portal.url, "mitglied", "/billing-confirmation?type=basic");
    await page.getByRole("heading", { level: 1, name: "Ihr Team hat schon einen Tarif" }).waitFor();
    await besuchen(page, `${portal.url}/billing-confirmation?type=gold`);
    await page.getByRole("heading", { level: 1, name: "Welcher Tarif soll es sein?" }).waitFor();
    expect(await page.getByRole("link", { name: "Tarife ansehen" }).getAttribute("href")).toBe(
      "/subscription",
    );
  });

  if (speicher === "PGlite")
    test("sieht in jeder Breite und Farbe ordentlich aus", async ({ page }) => {
      await besuchen(page, `${portal.url}/subscription`);
      await ansehen(page, "tarife");
      await besuchen(page, `${portal.url}/subscription?tab=teams`);
      await ansehen(page, "tarife-teams");
    });
});
