import type { Page } from "playwright-core";
import { ansehen } from "./lib/ansehen.ts";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { fuellen } from "./lib/formular.ts";
import { eintreten, fokus, fokusAuf, sitzungHolen, zugangsdaten } from "./lib/konto.ts";
import { bedienbar, besuchen, expect, test } from "./lib/test.ts";
import { verdeckt } from "./lib/verdeckt.ts";
import { geltendeFassung } from "./lib/vereinbarung.ts";

const portal = gemeinsamesDemoportal();

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

test("Vom Ergebnis zur ausgestellten, dann stornierten Kostennote", async ({ page }) => {
  await eintreten(page, portal.url, "basic", "/konto/absender");
  expect(await page.locator("[name=rechtsanwalt]").inputValue()).toBe("Bastian Basis");
  await fuellen(page, { ...absender, iban: "DE00" });
  await page.getByRole("button", { name: "Speichern" }).click();
  await page.getByText("Diese IBAN stimmt nicht").waitFor();
  expect(await page.locator("[name=kanzlei]").inputValue()).toBe(absender.kanzlei);
  await fuellen(page, { iban: absender.iban, telefon: "" });
  await page.getByRole("button", { name: "Speichern" }).click();
  await page.getByText("Ihre Angaben sind gespeichert").waitFor();
  await page.getByText("Telefon (für XRechnungen an Behörden).").waitFor();
  await ansehen(page, "absender");

  await besuchen(page, `${portal.url}/rvgrechner?wert=10000&vv=3100,3104`);
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
  // Whoever wants an XRechnung reads at its field what that lacks.
  await page.getByText("Ausland, Umsatzsteuer, E-Rechnung").click();
  await page.locator("[name=leitwegId]").fill("991-33333TEST-33");
  await page.locator("#feld-leitwegId-hinweis").getByText("Telefonnummer des Absenders").waitFor();
  await ansehen(page, "neu");
  await page.locator("[name=leitwegId]").fill("");
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await page.getByRole("heading", { name: "Entwurf einer Kostennote" }).waitFor();
  expect(await page.getByTestId("result-total").textContent()).toBe("1.963,50");
  await ansehen(page, "entwurf");

  expect(await page.getByText("Die Freigabe steht noch aus").count()).toBe(1);
  await page.locator("[name=betreff]").fill("Meier ./. Schulz");
  await page.getByRole("button", { name: "Freigeben und ausstellen" }).click();
  await page.getByText("Gespeichert, aber noch nicht ausgestellt.").waitFor();
  expect(await page.locator("[name=betreff]").inputValue()).toBe("Meier ./. Schulz");
  await page.getByLabel("Ich habe die Rechnung geprüft und gebe sie frei.").check();
  await page.getByRole("button", { name: "Freigeben und ausstellen" }).click();
  await page.getByRole("heading", { name: /^Kostennote \d{4}-0001$/ }).waitFor();
  await ansehen(page, "ausgestellt");
  const verweis = await page.getByRole("link", { name: /ZUGFeRD/ }).getAttribute("href");
  const datei = await page.request.get(`${portal.url}${verweis}`);
  expect(datei.headers()["content-disposition"]).toMatch(/filename="Kostennote \d{4}-0001\.pdf"/);
  expect((await datei.body()).toString("latin1")).toContain("factur-x.xml");

  await page.getByRole("button", { name: "Stornieren" }).click();
  await page.getByText("Noch nicht storniert.").waitFor();
  await page.getByLabel("Ja, diese Kostennote stornieren").check();
  await page.getByRole("button", { name: "Stornieren" }).click();
  await page.getByRole("heading", { name: /^Stornorechnung \d{4}-0002$/ }).waitFor();
  await page.goto(`${portal.url}/kostennoten`);
  expect(await page.locator("tbody tr").allInnerTexts()).toEqual([
    expect.stringMatching(/0002.*Stornorechnung.*−1\.963,50/s),
    expect.stringMatching(/0001.*Storniert.*1\.963,50/s),
  ]);
  await ansehen(page, "liste");
}, 120_000);

/** Saves a calculation of 572.21 €: 1.3 × 354.50 = 460.85, Nr. 7002 20.00, 19 % 91.36. */
async function gespeichert(page: Page): Promise<string> {
  await page.request.post(`${portal.url}/api/konto/verschwiegenheit`, {
    headers: { Origin: portal.url },
    data: { fassung: geltendeFassung },
  });
  const antwort = await page.request.post(`${portal.url}/api/berechnungen`, {
    headers: { Origin: portal.url },
    data: {
      rechner: "/rvgrechner",
      // What the link of `wert=5000&vv=3100` holds.
      stand:
        "1.W3t9LFtbMSwiaW5zdGFueiIseyJ3IjoiNS4wMDAsMDAifSxbWzEsIjMxMDAiLHt9XSxbMiwiMzEwNCIseyJ4IjoiamEifV0sWzMsIjEwMDMiLHsieCI6ImphIn1dXV1dLFtdLFtdXQ",
      bezeichnung: "Meier gegen Schulz",
      aktenzeichen: "123/26",
    },
  });
  return ((await antwort.json()) as { id: string }).id;
}

for (const [breite, konto] of [
  [1440, "premium2"],
  [390, "teams"],
] as const)
  test(`Von der gespeicherten Berechnung über eine Änderung zu E-Rechnung und Storno bei ${breite} px`, async ({
    oeffnen,
  }) => {
    const page = await oeffnen({ breite, hoehe: 844 });
    const bild = async (name: string) => {
      if (process.env.BILDER)
        await page.screenshot({ path: `${process.env.BILDER}/reise-${name}-${breite}.png`, fullPage: true });
    };
    const summe = () => page.getByTestId("result-total").textContent();
    const hoehe = () => page.evaluate(() => document.documentElement.scrollHeight);
    await eintreten(page, portal.url, konto, "/konto/absender");
    await fuellen(page, absender);
    await page.getByRole("button", { name: "Speichern" }).click();
    await page.getByText("Ihre Angaben sind gespeichert").waitFor();

    await page.goto(`${portal.url}/meine-berechnungen/${await gespeichert(page)}`);
    await page.getByRole("button", { name: "Kostennote", exact: true }).click();
    await page.getByRole("heading", { name: "Neue Kostennote" }).waitFor();
    await bedienbar(page);
    expect(await page.locator("[name=aktenzeichen]").inputValue()).toBe("123/26");
    expect(await page.locator("[name=betreff]").inputValue()).toBe("Meier gegen Schulz");
    await fuellen(page, { ...mandant, von: "01.03.2024", bis: "15.05.2025" });
    // The law of 2021, since the mandate came no later: 1.3 × 334.00 = 434.20, 20.00, 19 % 86.30.
    await expect.poll(summe).toBe("540,50");
    await fuellen(page, { von: "01.02.2026", bis: "20.11.2026" });
    await expect.poll(summe).toBe("572,21");
    await bild("neu");

    // Whoever leaves finds it again.
    await page.goto(`${portal.url}/kostennoten`);
    await page.goto(`${portal.url}/kostennoten/neu`);
    await expect.poll(() => page.locator("[name=name]").inputValue()).toBe(mandant.name);
    await page.getByText("Ihre Eingaben von vorhin, noch nicht gespeichert").waitFor();
    if (breite < 400) {
      expect(await hoehe()).toBeLessThanOrEqual(4 * 844);
      expect(await verdeckt(page)).toEqual([]);
    }
    await page.getByRole("button", { name: "Entwurf speichern" }).click();
    await page.getByRole("heading", { name: "Entwurf einer Kostennote" }).waitFor();
    await bedienbar(page);
    if (breite < 400) expect(await hoehe()).toBeLessThanOrEqual(4 * 844);
    await bild("entwurf");

    // A change counts at once on the page, and nothing of it goes out unseen.
    await fuellen(page, { postentext1: "Gerichtskosten", postenbetrag1: "1200" });
    await expect.poll(summe).toBe("1.772,21");
    await page.getByText("Vorschau, noch nicht gespeichert").waitFor();
    await page.getByRole("button", { name: "Weiterer Posten" }).click();
    expect(await fokus(page)).toBe("postentext2");
    await page.getByLabel("Ich habe die Rechnung geprüft und gebe sie frei.").check();
    await bild("geaendert");
    await page.getByRole("button", { name: "Freigeben und ausstellen" }).click();
    await page.getByText("Die Rechnung hat sich geändert").waitFor();
    expect(await summe()).toBe("1.772,21");
    expect(await page.locator("[name=freigabe]").isChecked()).toBe(false);
    await fokusAuf(page, "freigabe");
    await bild("noch-einmal");

    // What a public authority needs is told before.
    await page.getByText("XRechnung (für Behörden): Dafür fehlt").waitFor();
    await page.getByText("Ausland, Umsatzsteuer, E-Rechnung").click();
    await fuellen(page, { email: "amt@behoerde.example", referenz: "4711" });
    await page.getByRole("button", { name: "Entwurf speichern" }).click();
    await page.getByText("Gespeichert am").waitFor();
    expect(await page.getByText("Dafür fehlt").count()).toBe(0);
    await page.getByLabel("Ich habe die Rechnung geprüft und gebe sie frei.").check();
    await page.getByRole("button", { name: "Freigeben und ausstellen" }).dblclick();
    await page.getByRole("heading", { name: /^Kostennote \d{4}-0001$/ }).waitFor();
    await bedienbar(page);
    await bild("ausgestellt");

    for (const [name, inhalt] of [
      [/ZUGFeRD/, "factur-x.xml"],
      [/XRechnung/, "<ram:DuePayableAmount>1772.21</ram:DuePayableAmount>"],
    ] as const) {
      const verweis = await page.getByRole("link", { name }).getAttribute("href");
      const datei = await page.request.get(`${portal.url}${verweis}`);
      expect((await datei.body()).toString("latin1")).toContain(inhalt);
    }
    await page.getByLabel("Ja, diese Kostennote stornieren").check();
    await page.getByRole("button", { name: "Stornieren" }).click();
    await page.getByRole("heading", { name: /^Stornorechnung \d{4}-0002$/ }).waitFor();
    await bild("storno");
    await page.goto(`${portal.url}/kostennoten`);
    expect(await page.locator("tbody tr").count()).toBe(2);
    await bild("liste");
  }, 120_000);

test("Ein Entwurf sagt am Feld, was fehlt, und fragt, bevor er verworfen wird", async ({ page }) => {
  await eintreten(page, portal.url, "teams2", "/kostennoten/neu?wert=5000&vv=3100");
  await fuellen(page, { ...mandant, von: "01.02.2026" });
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await page.locator("[name=zustimmung]").check();
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await page.getByRole("heading", { name: "Entwurf einer Kostennote" }).waitFor();
  await bedienbar(page);
  await page.locator("[name=bis]").fill("01.01.2026");
  await page.getByRole("button", { name: "Freigeben und ausstellen" }).click();
  await page.getByText("Das Ende liegt vor dem Beginn der Leistung.").waitFor();
  await fokusAuf(page, "bis");
  await fuellen(page, { bis: "20.11.2026", strasse: "" });
  await page.getByRole("link", { name: "Ergänzen" }).click();
  expect(await fokus(page)).toBe("strasse");
  await page.getByRole("button", { name: "Freigeben und ausstellen" }).click();
  await page.getByText("Bitte ergänzen: Name und Anschrift").waitFor();
  await fokusAuf(page, "strasse");
  await page.getByText("Ausland, Umsatzsteuer, E-Rechnung").click();
  await page.locator("[name=land]").selectOption({ label: "Österreich" });
  await page.getByRole("button", { name: "Entwurf verwerfen" }).click();
  await page.getByText("Entwurf verwerfen? Er wird gelöscht").waitFor();
  expect(await page.locator("[name=land]").inputValue()).toBe("AT");
  await page.getByRole("button", { name: "Ja, Entwurf verwerfen" }).click();
  await page.waitForURL("**/kostennoten");
  // The address changes before the list is there.
  await expect.poll(() => page.locator("tbody tr").count()).toBe(0);
}, 120_000);

test("Ohne JavaScript: aus der Adresse des Rechners bis zum Ausstellen", async ({ pageOhneJs: page }) => {
  await sitzungHolen(page, portal.url, "premium");
  // Nobody has told when the mandate was given: the law of the first day of the service, not today's (1,963.50).
  await page.goto(`${portal.url}/kostennoten/neu?wert=10000&vv=3100,3104`);
  await fuellen(page, { ...mandant, von: "01.03.2024", bis: "15.05.2025" });
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  expect(await page.getByTestId("result-total").textContent()).toBe("1.850,45");
  expect(await page.getByText("weil die Leistung am 01.03.2024 begann").count()).toBe(1);
  await page.getByRole("button", { name: "Entwurf verwerfen" }).click();
  await page.getByRole("button", { name: "Ja, Entwurf verwerfen" }).click();
  await page.goto(`${portal.url}/kostennoten/neu?wert=10000&vv=3200,3202`);
  await fuellen(page, { ...mandant, von: "01.02.2026" });
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  expect(await page.getByTestId("result-total").textContent()).toBe("2.196,26");
  await page.locator("[name=freigabe]").check();
  await page.getByRole("button", { name: "Freigeben und ausstellen" }).click();
  await page.getByText("noch nicht ausgestellt. Die Prüfliste sagt, was fehlt.").waitFor();
  // Another row, and what stands in the first one stays.
  await fuellen(page, { postentext1: "Gerichtskosten", postenbetrag1: "100" });
  await page.getByRole("button", { name: "Weiterer Posten" }).click();
  await page.locator("[name=postentext2]").waitFor();
  expect(await page.locator("[name=postenbetrag1]").inputValue()).toBe("100");
  await page.goto(`${portal.url}/konto/absender`);
  await fuellen(page, absender);
  await page.getByRole("button", { name: "Speichern" }).click();
  await page.goto(`${portal.url}/kostennoten`);
  await page.getByRole("link", { name: mandant.name }).click();
  await page.getByRole("button", { name: "Freigeben und ausstellen" }).click();
  await page.getByText("Gespeichert, aber noch nicht ausgestellt.").waitFor();
  await fuellen(page, { postentext1: "Gerichtskosten", postenbetrag1: "100" });
  await page.locator("[name=freigabe]").check();
  await page.getByRole("button", { name: "Freigeben und ausstellen" }).click();
  await page.getByText("Die Rechnung hat sich geändert").waitFor();
  expect(await page.getByTestId("result-total").textContent()).toBe("2.296,26");
  expect(new URL(page.url()).hash).toBe("#abschluss");
  await page.locator("[name=freigabe]").check();
  await page.getByRole("button", { name: "Freigeben und ausstellen" }).click();
  await page.getByRole("heading", { name: /^Kostennote \d{4}-0001$/ }).waitFor();
  await page.getByRole("button", { name: "Stornieren" }).click();
  await page.getByText("Noch nicht storniert.").waitFor();
  await page.locator("[name=freigabe]").check();
  await page.getByRole("button", { name: "Stornieren" }).click();
  await page.getByRole("heading", { name: /^Stornorechnung \d{4}-0002$/ }).waitFor();
}, 120_000);

test("Leere Seiten sagen, was hierher gehört, und sind ohne Befund", async ({ page }) => {
  await eintreten(page, portal.url, "mitglied", "/dashboard");
  for (const [pfad, name, satz] of [
    ["/kostennoten", "liste-leer", "Noch ist nichts ausgestellt"],
    ["/kostennoten/neu", "neu-leer", "Eine Kostennote beginnt im RVG-Rechner"],
    ["/kostenfestsetzung", "festsetzung-leer", "Der Antrag beginnt im RVG-Rechner"],
    ["/konto/absender", "absender-leer", "Diese Angaben stehen auf Ihren Kostennoten"],
  ] as const) {
    await besuchen(page, portal.url + pfad);
    await page.getByText(satz).first().waitFor();
    await ansehen(page, name);
  }
}, 120_000);

test("Der Kostenfestsetzungsantrag entsteht aus einer Berechnung, mit Tasten bedienbar, als Word und PDF", async ({
  page,
}) => {
  await eintreten(page, portal.url, "basic", "/rvgrechner?wert=10000&vv=2300,3100,3104&anrechnung=1");
  await page.getByRole("button", { name: "Kostenfestsetzung", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Kostenfestsetzung" }).waitFor();
  await bedienbar(page);
  await expect.poll(() => page.url()).toBe(`${portal.url}/kostenfestsetzung`);
  await page.getByText("Die vorgerichtliche Angelegenheit bleibt im Antrag weg").waitFor();
  // 3100 1.3 847.60 less 423.80, 3104 1.2 782.40, 7002 20.00: 1,226.20; 19 % of it 232.98.
  expect(await page.getByTestId("result-total").textContent()).toBe("1.459,18");
  await ansehen(page, "festsetzung");
  await page.getByRole("button", { name: /Vergütung gegen den eigenen Mandanten/ }).focus();
  const gesehen: unknown[] = [];
  for (let i = 0; i < 14; i++) {
    await page.keyboard.press("Tab");
    gesehen.push(await fokus(page));
  }
  expect(gesehen).toEqual([
    "gericht",
    "aktenzeichen",
    "klaeger",
    "beklagter",
    "antragsteller",
    "gegner",
    "titel",
    "quote",
    "gerichtskosten",
    "zinsab",
    "kanzlei",
    "vorsteuer",
    "datei",
    "datei",
  ]);
  await fuellen(page, { gericht: "Landgericht Berlin II", klaeger: "Meier", beklagter: "Schulz" });
  for (const [knopf, endung] of [
    ["Als Word-Dokument", "docx"],
    ["Als PDF", "pdf"],
  ] as const) {
    const [datei] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: knopf }).click(),
    ]);
    expect(datei.suggestedFilename()).toBe(`Kostenfestsetzungsantrag.${endung}`);
    if (process.env.BILDER) await datei.saveAs(`${process.env.BILDER}/antrag.${endung}`);
  }
  expect(await page.locator("[name=gericht]").inputValue()).toBe("Landgericht Berlin II");
}, 120_000);

test("Ohne JavaScript führt der Rechner selbst zu Kostennote und Kostenfestsetzung", async ({
  pageOhneJs: page,
}) => {
  const rechner = `${portal.url}/rvgrechner?wert=10000&vv=3100,3104`;
  await page.goto(rechner);
  await page.getByRole("link", { name: "Kostenfestsetzung", exact: true }).click();
  await page.getByRole("heading", { name: "Upgrade erforderlich" }).waitFor();
  await page.locator("main").getByRole("link", { name: "Anmelden" }).click();
  await zugangsdaten(page, "premium2");
  await page.getByTestId("login-submit").click();
  await page.getByRole("heading", { level: 1, name: "Kostenfestsetzung" }).waitFor();
  expect(await page.getByTestId("result-total").textContent()).toBe("1.963,50");
  const [datei] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Als PDF" }).click(),
  ]);
  expect(datei.suggestedFilename()).toBe("Kostenfestsetzungsantrag.pdf");
  await page.goto(rechner);
  await page.getByRole("link", { name: "Kostennote", exact: true }).click();
  await page.getByRole("heading", { name: "Neue Kostennote" }).waitFor();
  await page.locator("[name=name]").waitFor();
}, 120_000);

test("Wer sich auf dem Weg zur Kostennote erst anmeldet, kommt mit der Berechnung an; gesendet wird sie nur im Rumpf", async ({
  page,
}) => {
  const adressen: string[] = [];
  page.on("request", (anfrage) => adressen.push(anfrage.url()));
  const skripte = /\/assets\/.*\.js$/;
  for (const [knopf, titel, feld, schneller] of [
    ["Kostennote", "Neue Kostennote", "bis", true],
    ["Kostenfestsetzung", "Kostenfestsetzung", "gericht", false],
  ] as const) {
    await page.context().clearCookies();
    await besuchen(page, `${portal.url}/rvgrechner?wert=10000&vv=3100,3104`);
    // Whoever clicks before the scripts are there goes on with the calculation, too.
    if (schneller) await page.route(skripte, (aufruf) => aufruf.abort());
    await page.getByRole("button", { name: knopf, exact: true }).click();
    await page.getByTestId("upgrade-gate").waitFor();
    await page.unroute(skripte);
    await page.locator("main").getByRole("link", { name: "Anmelden" }).click();
    await page.waitForURL("**/login?redirect=*");
    await bedienbar(page);
    await zugangsdaten(page, "teams2");
    await page.getByTestId("login-submit").click();
    await page.getByRole("heading", { level: 1, name: titel }).waitFor();
    await page.locator(`[name=${feld}]`).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe("");
  }
  expect(adressen.filter((url) => /1\.W3/.test(url))).toEqual([]);
}, 120_000);
