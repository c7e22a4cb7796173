import type { Page } from "playwright-core";
import { ansehen } from "./lib/ansehen.ts";
import { befunde } from "./lib/befunde.ts";
import { anmelden, demoadresse, gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { eintreten, mails } from "./lib/konto.ts";
import { besuchen, expect, test } from "./lib/test.ts";

const portal = gemeinsamesDemoportal();

/** Whoever has ordered a tier just now. */
async function bestellt(name: string): Promise<string> {
  const { token } = await anmelden(portal.url, name);
  const antwort = await fetch(`${portal.url}/api/backend/subscription`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ type: "basic", cycle: "monthly" }),
  });
  expect(antwort.status).toBe(201);
  return demoadresse(name);
}

const eingegangen = (page: Page) => page.getByText(/Eingegangen am \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr/);

/** The newest mail of a kind, as soon as a job has written it. */
async function mail(page: Page, an: string, betreff: string): Promise<string> {
  let text = "";
  await expect
    .poll(async () => {
      text = (await mails(page, portal.url, an)).find(({ subject }) => subject === betreff)?.text ?? "";
      return text !== "";
    })
    .toBe(true);
  return text;
}

test("Abgemeldet in zwei Klicks gekündigt: von der Startseite bis zur Datei und zur Nachricht", async ({
  page,
}) => {
  const adresse = demoadresse("premium");
  await besuchen(page, portal.url);
  await page.getByRole("link", { name: "Verträge hier kündigen" }).click();
  await page.waitForURL("**/kuendigen");
  expect(await befunde(page)).toEqual([]);
  await page.getByRole("button", { name: "jetzt kündigen" }).click();
  await page.getByText("Noch nicht abgesendet").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
  await ansehen(page, "kuendigen-fehler");
  await page.getByLabel("Ihr Name").fill("Petra Premium");
  await page.getByLabel("E-Mail-Adresse Ihres Kontos").fill(adresse);
  await page.getByLabel("E-Mail-Adresse für die Bestätigung").fill(adresse);
  await page.getByRole("button", { name: "jetzt kündigen" }).click();
  await eingegangen(page).waitFor();
  await ansehen(page, "kuendigung-eingegangen");
  const [datei] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Als Datei speichern" }).click(),
  ]);
  expect(datei.suggestedFilename()).toMatch(/^Kündigung [0-9A-F]{8}\.txt$/);
  expect(await (await page.request.get(datei.url())).text()).toContain("„jetzt kündigen“");
  expect(await mail(page, adresse, "Bestätigung Ihrer Kündigung")).toMatch(/Der Vertrag endet mit dem/);
  await eintreten(page, portal.url, "premium", "/konto/abo");
  await page.getByRole("button", { name: "Kündigung zurücknehmen" }).click();
  await page.getByText("Ihre Kündigung ist zurückgenommen").waitFor();
});

test("Ohne JavaScript bleibt bei Fehlern alles stehen, und der Widerruf kommt an", async ({
  pageOhneJs: page,
}) => {
  const adresse = await bestellt("free");
  await page.goto(`${portal.url}/widerrufen`);
  await page.getByLabel("Ihr Name").fill("Franziska Frei");
  await page.getByLabel("E-Mail-Adresse Ihres Kontos oder Vertragsnummer").fill(adresse);
  await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
  await page.getByText("wohin wir die Bestätigung schicken").waitFor();
  expect(await page.getByLabel("Ihr Name").inputValue()).toBe("Franziska Frei");
  await page.getByLabel("E-Mail-Adresse für die Eingangsbestätigung").fill(adresse);
  await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
  await eingegangen(page).waitFor();
  expect(await mail(page, adresse, "Bestätigung Ihres Widerrufs")).toContain("„Widerruf bestätigen“");
});

test("Wer angemeldet ist, findet seine Angaben eingetragen und sieht das Ende sofort", async ({ page }) => {
  await eintreten(page, portal.url, "basic", "/kuendigen");
  expect(await page.getByLabel("E-Mail-Adresse Ihres Kontos").inputValue()).toBe(demoadresse("basic"));
  expect(await page.getByLabel("Vertragsnummer").inputValue()).toMatch(/^V-/);
  expect(await befunde(page)).toEqual([]);
  await page.getByRole("button", { name: "jetzt kündigen" }).click();
  await page.getByText(/Der Vertrag endet mit dem \d\d\.\d\d\.\d{4}/).waitFor();
});

test("Was zu keinem Vertrag passt, wartet auf die Verwaltung", async ({ page }) => {
  await besuchen(page, `${portal.url}/kuendigen`);
  await page.getByLabel("Ihr Name").fill("Egon Unbekannt");
  await page.getByLabel("E-Mail-Adresse Ihres Kontos").fill("niemand@kanzlei.example");
  await page.getByLabel("E-Mail-Adresse für die Bestätigung").fill("niemand@kanzlei.example");
  await page.getByRole("button", { name: "jetzt kündigen" }).click();
  await eingegangen(page).waitFor();
  await mail(page, "niemand@kanzlei.example", "Bestätigung Ihrer Kündigung");
  await eintreten(page, portal.url, "admin", "/admin");
  await page.getByRole("link", { name: "Erklärungen ansehen" }).click();
  const karte = page.getByRole("article", { name: /Kündigung von Egon Unbekannt/ });
  await karte.getByText("Zu prüfen.").waitFor();
  await ansehen(page, "erklaerungen");
  await karte.getByRole("button", { name: "Als erledigt ablegen" }).click();
  await karte.getByText("Erledigt.").waitFor();
});

test("Ein Fremder widerruft, und mit „Das war ich nicht“ bleibt der Vertrag: am Schreibtisch und auf dem Telefon", async ({
  browser,
}) => {
  for (const [name, width, height] of [
    ["autor", 1440, 900],
    ["moderator", 390, 844],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height } });
    const adresse = await bestellt(name);
    await besuchen(page, `${portal.url}/widerrufen`);
    await page.getByLabel("Ihr Name").fill("Egon Fremd");
    await page.getByLabel("E-Mail-Adresse Ihres Kontos oder Vertragsnummer").fill(adresse);
    await page.getByLabel("E-Mail-Adresse für die Eingangsbestätigung").fill("egon@anderswo.example");
    await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
    await eingegangen(page).waitFor();
    await page.getByText("fragen wir unter der E-Mail-Adresse des Kontos nach").waitFor();
    const fremd = await mail(page, "egon@anderswo.example", "Bestätigung Ihres Widerrufs");
    expect(fremd).not.toContain("/erklaerung/antwort");
    const ziel =
      (await mail(page, adresse, "Widerruf zu Ihrem Konto")).match(/\S*\/erklaerung\/antwort\S*/)?.[0] ?? "";
    await besuchen(page, ziel);
    expect(await befunde(page)).toEqual([]);
    await ansehen(page, `einspruch-${width}`);
    // Reading it is no answer.
    await besuchen(page, ziel);
    await page.getByRole("button", { name: "Das war ich nicht" }).click();
    await page.getByText("Der Widerruf gilt nicht").waitFor();
    await ansehen(page, `einspruch-danach-${width}`);
    await besuchen(page, ziel);
    await page.getByText("Der Widerruf gilt nicht").waitFor();
    expect(await page.getByRole("button", { name: "Das war ich nicht" }).count()).toBe(0);
    await eintreten(page, portal.url, name, "/konto/abo");
    await page.getByText("Vertragsnummer").waitFor();
    await page.close();
  }
});
