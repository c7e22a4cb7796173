import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { ansehen } from "./lib/ansehen.ts";
import { demoportal } from "./lib/demoportal.ts";
import { eintreten } from "./lib/konto.ts";
import type { Portal } from "./lib/portal.ts";
import { bedienbar, expect, test } from "./lib/test.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await demoportal("PGlite");
}, 120_000);
afterAll(() => portal?.beenden());

const absender = {
  kanzlei: "Kanzlei Möller",
  rechtsanwalt: "Rechtsanwältin Änne Möller",
  strasse: "Hauptstraße 1",
  plz: "10623",
  ort: "Berlin",
  telefon: "+49 30 1234567",
  email: "moeller@kanzlei.example",
  steuernummer: "13/456/78901",
  iban: "DE02 1203 0000 0000 2020 51",
};
const mandant = { name: "Max Mustermann", strasse: "Weg 2", plz: "80331", ort: "München" };

async function fuellen(page: Page, felder: Readonly<Record<string, string>>) {
  for (const [name, wert] of Object.entries(felder)) await page.locator(`[name=${name}]`).fill(wert);
}

test("Vom Ergebnis zur ausgestellten, dann stornierten Kostennote", async ({ page }) => {
  await eintreten(page, portal.url, "basic", "/konto/absender");
  await fuellen(page, { ...absender, iban: "DE00" });
  await page.getByRole("button", { name: "Speichern" }).click();
  await page.getByText("Diese IBAN stimmt nicht").waitFor();
  expect(await page.locator("[name=kanzlei]").inputValue()).toBe(absender.kanzlei);
  await page.locator("[name=iban]").fill(absender.iban);
  await page.getByRole("button", { name: "Speichern" }).click();
  await page.getByText("Ihre Angaben sind gespeichert").waitFor();
  await ansehen(page, "absender");

  await page.goto(`${portal.url}/rvgrechner?wert=10000&vv=3100,3104`);
  await bedienbar(page);
  await page.getByRole("button", { name: "Kostennote", exact: true }).click();
  await page.getByRole("heading", { name: "Neue Kostennote" }).waitFor();
  await bedienbar(page);
  // Nothing of the calculation stands in the address.
  expect(page.url()).toBe(`${portal.url}/kostennoten/neu`);
  await fuellen(page, { ...mandant, von: "31.02.2026" });
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await page.getByText("Diesen Tag gibt es nicht").waitFor();
  expect(await page.locator("[name=name]").inputValue()).toBe(mandant.name);
  await page.locator("[name=von]").fill("01.02.2026");
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await page.locator("[name=zustimmung]").check();
  await ansehen(page, "neu");
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await page.getByRole("heading", { name: "Entwurf einer Kostennote" }).waitFor();
  expect(await page.getByTestId("result-total").textContent()).toBe("1.963,50");
  await ansehen(page, "entwurf");

  await page.getByRole("button", { name: "Freigeben und ausstellen" }).click();
  await page.getByRole("heading", { name: /^Kostennote \d{4}-0001$/ }).waitFor();
  await ansehen(page, "ausgestellt");
  const verweis = await page.getByRole("link", { name: /ZUGFeRD/ }).getAttribute("href");
  const datei = await page.request.get(`${portal.url}${verweis}`);
  expect(datei.headers()["content-disposition"]).toMatch(/filename="Kostennote \d{4}-0001\.pdf"/);
  expect((await datei.body()).toString("latin1")).toContain("factur-x.xml");

  await page.getByRole("button", { name: "Stornieren" }).click();
  await page.getByRole("heading", { name: /^Stornorechnung \d{4}-0002$/ }).waitFor();
  await page.goto(`${portal.url}/kostennoten`);
  expect(await page.locator("tbody tr").allInnerTexts()).toEqual([
    expect.stringMatching(/0002.*Stornorechnung.*−1\.963,50/s),
    expect.stringMatching(/0001.*Storniert.*1\.963,50/s),
  ]);
  await ansehen(page, "liste");
}, 120_000);

test("Ohne JavaScript: aus der Adresse des Rechners bis zum Ausstellen", async ({ pageOhneJs: page }) => {
  const { csrfToken } = await (await page.request.get(`${portal.url}/api/auth/csrf`)).json();
  await page.request.post(`${portal.url}/api/auth/callback/credentials`, {
    headers: { Origin: portal.url },
    form: {
      csrfToken,
      json: "true",
      email: "premium@demo.gebuehrenportal.test",
      password: "Demo-Passwort-1!",
    },
  });
  await page.goto(`${portal.url}/kostennoten/neu?wert=10000&vv=3200,3202`);
  await fuellen(page, { ...mandant, von: "01.02.2026" });
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await page.locator("[name=zustimmung]").check();
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  expect(await page.getByTestId("result-total").textContent()).toBe("2.196,26");
  await page.getByRole("button", { name: "Freigeben und ausstellen" }).click();
  await page.getByText("Noch nicht ausgestellt. Die Prüfliste sagt, was fehlt.").waitFor();
  await page.goto(`${portal.url}/konto/absender`);
  await fuellen(page, absender);
  await page.getByRole("button", { name: "Speichern" }).click();
  await page.goto(`${portal.url}/kostennoten`);
  await page.getByRole("link", { name: mandant.name }).click();
  await page.getByRole("button", { name: "Freigeben und ausstellen" }).click();
  await page.getByRole("heading", { name: /^Kostennote \d{4}-0001$/ }).waitFor();
}, 120_000);
