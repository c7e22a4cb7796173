import type { Page } from "playwright-core";
import { ansehen } from "./lib/ansehen.ts";
import { befunde } from "./lib/befunde.ts";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { eintragen } from "./lib/formular.ts";
import { eintreten, sitzungHolen, zugangsdaten } from "./lib/konto.ts";
import { bedienbar, besuchen, expect, test } from "./lib/test.ts";
import { geltendeFassung } from "./lib/vereinbarung.ts";

const portal = gemeinsamesDemoportal();

const liste = "/meine-berechnungen";

/** What a calculator's link holds: net income of 3,000 €; a suit over 10,000 € with hearing. */
const pfaendung = { rechner: "/pfaendungsrechner", stand: "1.eyJuZXR0byI6IjMuMDAwLDAwIn0" };
const klage = {
  rechner: "/rvgrechner",
  stand:
    "1.W3t9LFtbMSwiaW5zdGFueiIseyJ3IjoiMTAuMDAwLDAwIiwidCI6IjE1LjAzLjIwMjQifSxbWzEsIjMxMDAiLHt9XSxbMiwiMzEwNCIse31dLFszLCIxMDAzIix7IngiOiJqYSJ9XV1dXSxbXSxbXV0",
};

/** Saves through the call what a calculator's link holds. */
async function gespeichert(page: Page, bezeichnung: string, angaben = pfaendung): Promise<string> {
  const headers = { Origin: portal.url };
  const einig = await page.request.post(`${portal.url}/api/konto/verschwiegenheit`, {
    headers,
    data: { fassung: geltendeFassung },
  });
  expect(einig.status()).toBe(200);
  const antwort = await page.request.post(`${portal.url}/api/berechnungen`, {
    headers,
    data: { ...angaben, bezeichnung },
  });
  expect(antwort.status()).toBe(201);
  return ((await antwort.json()) as { id: string }).id;
}

const speichermaske = (page: Page) => page.getByRole("form", { name: "Berechnung speichern" });

async function maskeAusfuellen(page: Page): Promise<void> {
  const maske = speichermaske(page);
  await eintragen(maske, { Bezeichnung: "Huber gegen Klein", Aktenzeichen: "123/26" });
  await page.keyboard.press("Enter");
}

/** On the sign-in to which the calculator has led, and back from it. */
async function premiumAnmelden(page: Page): Promise<void> {
  await page.waitForURL("**/login?**");
  await bedienbar(page);
  await zugangsdaten(page, "premium");
  await page.getByTestId("login-submit").click();
  await page.waitForURL(({ pathname }) => pathname === "/pfaendungsrechner");
}

test("Ein Ergebnis wird nach der Vereinbarung gespeichert, weiterbearbeitet und als neue Version abgelegt", async ({
  page,
}) => {
  await eintreten(page, portal.url, "free", "/pfaendungsrechner?netto=3.000,00&stichtag=2026-07-01");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await maskeAusfuellen(page);
  await page.getByRole("button", { name: "Zustimmen und speichern" }).click();
  await page.getByRole("link", { name: "Berechnung öffnen" }).click();
  await page.getByRole("heading", { level: 1, name: "Huber gegen Klein" }).waitFor();
  expect(await page.getByTestId("result-total").textContent()).toBe("988,82\u00a0€");
  await page.getByRole("link", { name: "Bearbeiten" }).click();
  await page.waitForURL("**/pfaendungsrechner?berechnung=*");
  await bedienbar(page);
  await expect.poll(() => page.locator("[name=netto]").inputValue()).toBe("3.000,00");
  await page.locator("[name=netto]").fill("500");
  await expect.poll(() => page.getByTestId("result-total").textContent()).toBe("0,00\u00a0€");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await page.getByRole("button", { name: "Als neue Version von „Huber gegen Klein“ speichern" }).click();
  await page.getByText("Gespeichert als Version 2.").waitFor();
  await page.getByRole("link", { name: "Berechnung öffnen" }).click();
  await page.getByRole("link", { name: "Version 1 mit 2" }).click();
  await page.getByRole("rowheader", { name: "Pfändbar", exact: true }).waitFor();
  expect(await page.getByRole("row", { name: /^Pfändbar/ }).textContent()).toContain("−988,82");
});

test("Ohne Konto sagt „Speichern“ das, bevor etwas auszufüllen ist; nach der Anmeldung steht die Maske offen", async ({
  page,
}) => {
  await besuchen(page, `${portal.url}/pfaendungsrechner?netto=3.000,00&stichtag=2026-07-01`);
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await page.getByText("Zum Speichern brauchen Sie ein Konto").waitFor();
  const maske = speichermaske(page);
  expect(await maske.count()).toBe(0);
  await page.locator("#ergebnis").getByRole("link", { name: "Anmelden" }).click();
  await premiumAnmelden(page);
  await maske.getByLabel("Bezeichnung").waitFor();
  expect(await page.locator("[name=netto]").inputValue()).toBe("3.000,00");
});

test("Endet die Sitzung beim Ausfüllen, stehen Bezeichnung und Aktenzeichen nach der Anmeldung wieder da", async ({
  page,
}) => {
  // A page that gets no token to begin with takes nobody for signed in: this one had its token.
  const marke = page.waitForResponse("**/api/auth/get-token");
  await eintreten(page, portal.url, "premium", "/pfaendungsrechner?netto=3.000,00&stichtag=2026-07-01");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  const maske = speichermaske(page);
  await maske.waitFor();
  expect((await marke).status()).toBe(200);
  await page.context().clearCookies();
  await maskeAusfuellen(page);
  await maske.getByRole("link", { name: "Anmelden" }).click();
  await premiumAnmelden(page);
  await expect.poll(() => maske.getByLabel("Bezeichnung").inputValue()).toBe("Huber gegen Klein");
  expect(await maske.getByLabel("Aktenzeichen").inputValue()).toBe("123/26");
});

test("Liste und Berechnung sind ohne Befund und ohne Querlauf, hell und dunkel, in jeder Breite", async ({
  page,
}) => {
  await eintreten(page, portal.url, "basic", liste);
  const leer = await page.locator("main").textContent();
  expect(leer).toContain("Hier stehen Ihre gespeicherten Berechnungen");
  await ansehen(page, "meine-berechnungen-leer");
  const id = await gespeichert(page, `Ein sehr langer Name ${"Donaudampfschifffahrt".repeat(6)}`);
  for (const pfad of [liste, `${liste}/${id}`, `${liste}/${id}/vergleich?tag=1.7.2025`, "/avv"]) {
    await page.goto(portal.url + pfad);
    await ansehen(page, pfad.replace(id, "eine").replace(/\W+/g, "-").slice(1));
  }
}, 120_000);

test("Auf dem Telefon stehen die Beträge einer gespeicherten Vergütung im Bild, der Wert unter der Position", async ({
  page,
}) => {
  await eintreten(page, portal.url, "premium", liste);
  const id = await gespeichert(page, "Klage", klage);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${portal.url}${liste}/${id}`);
  const tafel = page.getByRole("region", { name: /Gebühren und Auslagen/ });
  expect(await tafel.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
  expect(await tafel.getByText("aus 10.000,00\u00a0€", { exact: true }).first().isVisible()).toBe(true);
});

test("Eine gespeicherte Berechnung gibt es als Datei; PDF, Word und Excel gehören zum Tarif Basic", async ({
  page,
}) => {
  for (const [name, dokument] of [
    ["basic", "Datei"],
    ["autor", "Tarif"],
  ] as const) {
    await eintreten(page, portal.url, name, liste);
    const id = await gespeichert(page, "Müller, 1/26");
    for (const [format, soll, beginn] of [
      ["csv", "Datei", "\ufeff"],
      ["json", "Datei", "{"],
      ["pdf", dokument, "%PDF"],
      ["docx", dokument, "PK"],
      ["xlsx", dokument, "PK"],
      ["exe", 404, "{"],
    ] as const) {
      const antwort = await page.request.get(`${portal.url}${liste}/${id}/datei/${format}`);
      // Without the tier the page of the calculation says so.
      const erklaert = antwort.url().endsWith(`${liste}/${id}?datei=tarif`);
      expect(erklaert, `${name} ${format}`).toBe(soll === "Tarif");
      expect(antwort.status(), `${name} ${format}`).toBe(soll === 404 ? 404 : 200);
      if (soll === "Datei")
        expect((await antwort.body()).toString("utf8").startsWith(beginn), format).toBe(true);
    }
    await page.context().clearCookies();
  }
});

test("Die Liste wird mit den Tasten bedient", async ({ page }) => {
  await eintreten(page, portal.url, "premium", liste);
  await gespeichert(page, "Erste");
  await gespeichert(page, "Zweite");
  await page.reload();
  await bedienbar(page);
  const hier = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press("j");
  expect(await hier()).toBe("Zweite");
  await page.keyboard.press("j");
  expect(await hier()).toBe("Erste");
  await page.keyboard.press("k");
  expect(await hier()).toBe("Zweite");
  await page.keyboard.press("?");
  expect(await page.getByRole("dialog", { name: "Tasten" }).isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("erste j");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await page.waitForURL(/suche=erste/);
  await expect.poll(() => page.locator("a[data-eintrag]").allInnerTexts()).toEqual(["Erste"]);
});

test("Ohne Skript wird gelöscht, zurückgeholt, kopiert und umbenannt", async ({ pageOhneJs: page }) => {
  await sitzungHolen(page, portal.url, "premium2");
  const id = await gespeichert(page, "Akte Ohne");
  await page.goto(portal.url + liste);
  await page.getByRole("button", { name: "Löschen: Akte Ohne" }).click();
  expect(await page.locator("a[data-eintrag]").count()).toBe(0);
  await page.getByRole("button", { name: "Rückgängig machen: Akte Ohne" }).click();
  expect(await page.locator("a[data-eintrag]").allInnerTexts()).toEqual(["Akte Ohne"]);
  await page.getByRole("button", { name: "Kopieren: Akte Ohne" }).click();
  expect(await page.locator("h1").textContent()).toBe("Akte Ohne (Kopie)");
  await page.goto(`${portal.url}${liste}/${id}`);
  await page.locator("summary").filter({ hasText: "Umbenennen" }).click();
  await page.getByLabel("Bezeichnung").fill("Akte Neu");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  expect(await page.locator("h1").textContent()).toBe("Akte Neu");
});

test("Ohne Skript führt Speichern über Anmeldung und Vereinbarung ans Ziel, und die Eingaben gehen mit", async ({
  pageOhneJs: page,
}) => {
  const adressen: string[] = [];
  page.on("request", (anfrage) => adressen.push(anfrage.url()));
  await page.goto(`${portal.url}/pfaendungsrechner?netto=3.000,00&stichtag=2026-07-01`);
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await page.getByText("Zum Speichern brauchen Sie ein Konto").waitFor();
  await zugangsdaten(page, "teams2", "Falsches-Passwort-9");
  await page.getByRole("button", { name: "Anmelden und weiter" }).click();
  await page.getByText("Anmeldung fehlgeschlagen").waitFor();
  await zugangsdaten(page, "teams2");
  await page.getByRole("button", { name: "Anmelden und weiter" }).click();
  await page.getByText("988,82").waitFor();
  await eintragen(page, { Bezeichnung: "Ohne Skript", Aktenzeichen: "7/26" });
  const speichern = page.getByRole("button", { name: "In „Meine Berechnungen“ speichern" });
  await speichern.click();
  await page.getByText("stimmen Sie bitte einmal der Vereinbarung").waitFor();
  expect(await page.getByLabel("Bezeichnung").inputValue()).toBe("Ohne Skript");
  await page.locator("[name=zustimmung]").check();
  await speichern.click();
  await page.getByRole("heading", { level: 1, name: "Ohne Skript" }).waitFor();
  expect(await page.getByTestId("result-total").textContent()).toBe("988,82\u00a0€");
  expect(adressen.filter((url) => /eyJ|stand=|password/.test(url))).toEqual([]);
});

test("Ohne Skript nennt die vierte Berechnung im Tarif Free die Grenze und behält die Eingaben", async ({
  pageOhneJs: page,
}) => {
  await page.goto(`${portal.url}/pfaendungsrechner?netto=3.000,00&stichtag=2026-07-01`);
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await zugangsdaten(page, "moderator");
  await page.getByRole("button", { name: "Anmelden und weiter" }).click();
  await page.getByText("988,82").waitFor();
  for (const name of ["Erste", "Zweite", "Dritte"]) await gespeichert(page, name);
  await page.getByLabel("Bezeichnung").fill("Vierte");
  await page.getByRole("button", { name: "In „Meine Berechnungen“ speichern" }).click();
  await page.getByText("Im Tarif Free speichern Sie bis zu 3 Berechnungen.").waitFor();
  expect(await page.getByLabel("Bezeichnung").inputValue()).toBe("Vierte");
  await page.getByRole("link", { name: "Zurück zum Rechner" }).click();
  expect(await page.locator("[name=netto]").inputValue()).toBe("3.000,00");
});

test("Die Schritte des Speicherns ohne Skript sind ohne Befund, hell und dunkel, in jeder Breite", async ({
  page,
}) => {
  const stand = "1.eyJuZXR0byI6IjMuMDAwLDAwIn0";
  const absenden = async (felder: Readonly<Record<string, string>>) => {
    await page.goto(`${portal.url}/meine-berechnungen/speichern`);
    await page.evaluate((paare) => {
      const form = document.createElement("form");
      form.method = "post";
      for (const [name, wert] of Object.entries(paare)) {
        const feld = document.createElement("input");
        Object.assign(feld, { name, value: wert });
        form.append(feld);
      }
      document.body.append(form);
      form.submit();
    }, felder);
  };
  const mit = { rechner: "/pfaendungsrechner", stand, query: "" };
  await absenden(mit);
  await page.getByText("Zum Speichern brauchen Sie ein Konto").waitFor();
  await ansehen(page, "speichern-anmelden");
  await eintreten(page, portal.url, "admin", liste);
  await absenden(mit);
  await page.getByText("988,82").waitFor();
  await ansehen(page, "speichern-kopf");
  await absenden({ ...mit, stand: "Unsinn" });
  await page.getByRole("alert").waitFor();
  await ansehen(page, "speichern-unlesbar");
}, 120_000);

test("Von „Anmelden“ kommt man mit den Eingaben zurück, ohne dass sie je gesendet werden", async ({
  page,
}) => {
  const adressen: string[] = [];
  page.on("request", (anfrage) => adressen.push(anfrage.url()));
  for (const knopf of ["Speichern", "Word"]) {
    // A page that is open learns of the lost session and goes somewhere itself.
    await page.goto("about:blank");
    await page.context().clearCookies();
    await besuchen(page, `${portal.url}/pfaendungsrechner?stichtag=2026-07-01`);
    await page.locator("[name=netto]").fill("3000");
    await expect.poll(() => page.getByTestId("result-total").textContent()).toBe("988,82\u00a0€");
    await page.getByRole("button", { name: knopf, exact: true }).click();
    await page.locator("main").getByRole("link", { name: "Anmelden", exact: true }).click();
    await page.waitForURL("**/login?redirect=*");
    // A new tab has no memory of its own: what comes back comes by the address alone.
    await page.evaluate(() => sessionStorage.clear());
    await zugangsdaten(page, "premium");
    await page.getByTestId("login-submit").click();
    await page.waitForURL("**/pfaendungsrechner?stichtag=2026-07-01#1.*");
    await bedienbar(page);
    await expect.poll(() => page.getByTestId("result-total").textContent()).toBe("988,82\u00a0€");
  }
  expect(adressen.filter((url) => url.includes("eyJ"))).toEqual([]);
});

test("Zwei Fenster mit derselben Berechnung: das zweite erfährt vom ersten und kann beides behalten", async ({
  page,
}) => {
  await eintreten(page, portal.url, "basic", liste);
  const id = await gespeichert(page, "Doppelt");
  const zweites = await page.context().newPage();
  for (const [fenster, netto] of [
    [page, "2500"],
    [zweites, "500"],
  ] as const) {
    await fenster.goto(`${portal.url}${liste}/${id}`);
    await fenster.getByRole("link", { name: "Bearbeiten" }).click();
    await fenster.waitForURL("**/pfaendungsrechner?berechnung=*");
    await bedienbar(fenster);
    await expect.poll(() => fenster.locator("[name=netto]").inputValue()).toBe("3.000,00");
    await fenster.locator("[name=netto]").fill(netto);
  }
  const speichern = async (fenster: Page) => {
    await fenster.getByRole("button", { name: "Speichern", exact: true }).click();
    await fenster.getByRole("button", { name: "Als neue Version von „Doppelt“ speichern" }).click();
  };
  await speichern(page);
  await page.getByText("Gespeichert als Version 2.").waitFor();
  await speichern(zweites);
  await zweites.getByText("Inzwischen ist Version 2 gespeichert worden").waitFor();
  expect(await befunde(zweites)).toEqual([]);
  expect(await zweites.locator("[name=netto]").inputValue()).toBe("500,00");
  await zweites.getByRole("button", { name: "Beide behalten, diese als Version 3" }).click();
  await zweites.getByText("Gespeichert als Version 3.").waitFor();
  // The first window goes on from its own version and is told in turn.
  await page.getByRole("button", { name: "Schließen" }).click();
  await page.locator("[name=netto]").fill("4000");
  await speichern(page);
  await page.getByText("Inzwischen ist Version 3 gespeichert worden").waitFor();
}, 120_000);
