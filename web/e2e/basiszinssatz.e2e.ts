import type { Page } from "playwright-core";
import { beforeAll } from "vitest";
import { ansehen } from "./lib/ansehen.ts";
import { demoportal, gemeinsamesDemoportal, schnellster } from "./lib/demoportal.ts";
import { eintreten, zugangsdaten } from "./lib/konto.ts";
import { besuchen, expect, test } from "./lib/test.ts";
import { geltendeFassung } from "./lib/vereinbarung.ts";

const portal = gemeinsamesDemoportal();
/** First day of the half-year that the portal itself does not record, and the tenth day of it. */
let [ab, bis] = ["", ""];
/** Interest on 10,000 € for ten days at the rate that runs, provisional while the next one is not known; cents. */
let vorlaeufig = 0;
beforeAll(async () => {
  const saetze = await fetch(`${portal.url}/api/rechner/basiszinssatz`);
  const { unbekanntAb, zeilen } = (await saetze.json()) as {
    unbekanntAb: string;
    zeilen: readonly { prozent: number }[];
  };
  ab = unbekanntAb;
  vorlaeufig = Math.round((10_000 * ((zeilen.at(-1)?.prozent ?? 0) + 5) * 10) / 365);
  bis = ab.replace(/01$/, "10");
});

const datum = (tag: string) => tag.split("-").reverse().join(".");
const verwaltung = "/admin/basiszinssatz";
const quelle = "Bundesbank, Mitteilung zum Halbjahr";

const rechnung = () =>
  `/zinsrechner?${new URLSearchParams({
    "forderungen.1.betrag": "10000",
    "forderungen.1.verzugAb": ab,
    bis,
    tagzaehlung: "act/365",
  })}`;

const kennung = (page: Page, name: string) => page.getByTestId(name).first().textContent();

async function aufruf(page: Page, satz: { readonly zinsen: number; readonly prozent: number } | undefined) {
  const zinsen = await page.request.post(`${portal.url}/api/rechner/zinsen`, {
    data: {
      hauptforderungen: [{ id: "f", betrag: 1_000_000, verzugAb: ab, zinssatz: { art: "verbraucher" } }],
      bis,
      tagzaehlung: "act/365",
    },
  });
  const saetze = await page.request.get(`${portal.url}/api/rechner/basiszinssatz?stichtag=${bis}`);
  const [gerechnet, gelistet] = [await zinsen.json(), await saetze.json()];
  expect(gerechnet.summen.zinsen).toBe(satz?.zinsen ?? vorlaeufig);
  expect(gerechnet.summen.vorlaeufigeZinsen).toBe(satz ? 0 : vorlaeufig);
  expect(gelistet).toMatchObject(
    satz ? { zeilen: [{ ab, prozent: satz.prozent, herkunft: "betreiber" }] } : { art: "kein-ergebnis" },
  );
  if (satz) expect(JSON.stringify(gerechnet)).toContain(`vom Betreiber eingetragen (${quelle}`);
}

async function absenden(page: Page, felder: Readonly<Record<string, string>>, knopf: string): Promise<void> {
  for (const [name, wert] of Object.entries(felder))
    await page.locator(`form:has(button:text-is("${knopf}")) [name=${name}]`).fill(wert);
  await page.getByRole("button", { name: knopf, exact: true }).click();
}

test("Ohne JavaScript trägt die Verwaltung einen Satz ein, korrigiert und entfernt ihn; jede Rechnung folgt sofort", async ({
  pageOhneJs: page,
  oeffnen,
}) => {
  const leser = await oeffnen({ javaScript: false });
  const hinweis = "ist noch nicht bekannt";
  // Anonymous pages are kept by the server from now on.
  for (const pfad of ["/zinsrechner", "/rechtsstand", rechnung()]) await leser.goto(portal.url + pfad);
  expect(await leser.content()).toContain(hinweis);
  await aufruf(leser, undefined);

  await page.goto(`${portal.url}/login?redirect=${encodeURIComponent(verwaltung)}`);
  await zugangsdaten(page, "admin");
  await page.getByTestId("login-submit").click();
  await page.getByRole("heading", { level: 1, name: "Basiszinssatz" }).waitFor();
  expect(await page.locator("[name=ab]").inputValue()).toBe(datum(ab));

  await absenden(page, { ab: "01.07.2026", satz: "17,7", fundstelle: "" }, "Eintragen");
  await page.getByText("lässt sich nicht überschreiben").waitFor();
  await page.getByText("17,70\u00a0% wäre ungewöhnlich").waitFor();
  expect(await page.locator("[name=satz]").inputValue()).toBe("17,7");
  await aufruf(leser, undefined);

  await absenden(page, { ab: datum(ab), satz: "1,77", fundstelle: quelle }, "Eintragen");
  await page.getByText("gilt ab sofort in allen Berechnungen").waitFor();
  expect(await page.getByTestId("basiszinssatz-eintrag").textContent()).toContain("1,77");

  // 10.000 € · 6,77 % · 10 / 365
  await leser.goto(portal.url + rechnung());
  expect(await kennung(leser, "result-interest")).toBe("18,55");
  expect(await leser.content()).not.toContain(hinweis);
  expect(await leser.content()).toContain(`vom Betreiber eingetragen (${quelle}, eingetragen am `);
  await aufruf(leser, { zinsen: 1855, prozent: 1.77 });
  await leser.goto(`${portal.url}/rechtsstand`);
  await leser.locator("#gesetz-bgb summary").click();
  await leser.getByText("1,77\u00a0%, vom Betreiber eingetragen").waitFor();

  await page.getByText("Ändern").click();
  await absenden(page, { satz: "1,07" }, "Korrigieren");
  await page.getByText("Gespeicherte Berechnungen behalten").waitFor();
  expect(await page.getByTestId("basiszinssatz-eintrag").textContent()).toMatch(/1,07.*Vorher:.*1,77/);
  // 10.000 € · 6,07 % · 10 / 365
  await aufruf(leser, { zinsen: 1663, prozent: 1.07 });

  await page.getByText("Ändern").click();
  await page.getByRole("button", { name: "Entfernen" }).click();
  await page.getByText("ist jetzt kein Wert mehr bekannt").waitFor();
  await aufruf(leser, undefined);
  await leser.goto(`${portal.url}/rechtsstand`);
  expect(await leser.content()).not.toContain("1,07\u00a0%, vom Betreiber");
});

/** Interest on 10,000 € as the calculator's link holds it. */
const stand = () =>
  `1.${Buffer.from(
    JSON.stringify({
      "forderungen.1.betrag": "10.000,00",
      "forderungen.1.verzugAb": datum(ab),
      bis: datum(bis),
      tagzaehlung: "act/365",
    }),
  ).toString("base64url")}`;

test("Im Browser rechnet die Seite mit dem eingetragenen Satz, und eine gespeicherte Berechnung behält ihren", async ({
  page,
  oeffnen,
}) => {
  await eintreten(page, portal.url, "admin", verwaltung);
  await absenden(page, { satz: "-0,5", fundstelle: quelle }, "Eintragen");
  await page.getByText("gilt ab sofort in allen Berechnungen").waitFor();
  await ansehen(page, "admin-basiszinssatz");
  await page.goto(`${portal.url}/admin/jahreswerte`);
  await page
    .getByText(/läuft am \d\d\.\d\d\.\d{4}\saus/)
    .first()
    .waitFor();
  await ansehen(page, "admin-jahreswerte");
  await page.getByRole("link", { name: "Freibeträge der Prozesskostenhilfe" }).click();
  await page.getByRole("heading", { level: 1, name: "Freibeträge der Prozesskostenhilfe" }).waitFor();
  await ansehen(page, "admin-jahreswert-pkh");
  await page.goto(portal.url + verwaltung);
  const leser = await oeffnen();
  await besuchen(leser, `${portal.url}/zinsrechner`);
  for (const [name, wert] of [
    ["forderungen.1.betrag", "10000"],
    ["forderungen.1.verzugAb", datum(ab)],
    ["bis", datum(bis)],
  ] as const)
    await leser.locator(`[name="${name}"]`).fill(wert);
  // 10.000 € · 4,50 % · 10 / 365 (or 366)
  await expect.poll(() => kennung(leser, "result-interest")).toMatch(/^12,(33|30)$/);
  await leser.getByText("vom Betreiber eingetragen").first().waitFor();

  const headers = { Origin: portal.url };
  await page.request.post(`${portal.url}/api/konto/verschwiegenheit`, {
    headers,
    data: { fassung: geltendeFassung },
  });
  const { id } = await (
    await page.request.post(`${portal.url}/api/berechnungen`, {
      headers,
      data: { rechner: "/zinsrechner", stand: stand(), bezeichnung: "Zinsen Huber" },
    })
  ).json();
  await page.getByText("Ändern").click();
  await absenden(page, { satz: "0,25" }, "Korrigieren");
  await page.getByText("Gespeicherte Berechnungen behalten").waitFor();
  await page.goto(`${portal.url}/meine-berechnungen/${id}`);
  // 10.000 € · 4,50 % · 10 / 365
  expect(await kennung(page, "result-interest")).toBe("12,33");
  await page.getByText("0,25\u00a0% statt \u22120,50\u00a0%").first().waitFor();
});

/** Makes the clock of a portal show another day, for what waits for one. */
const amTag = (am: string) =>
  `const jetzt = Date.now, um = Date.parse("${am}T12:00:00Z") - jetzt();
   Date.now = () => jetzt() + um;
   Temporal.Now.instant = () => Temporal.Instant.fromEpochMilliseconds(Date.now());`;

test("Zwei Wochen nach dem Beginn eines Halbjahrs steht der Verwaltung vor Augen, dass sein Satz fehlt, bis er eingetragen ist", async ({
  page,
}) => {
  const spaeter = await demoportal(schnellster(), {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(amTag(ab.replace(/01$/, "15")))}`,
  });
  try {
    const titel = page.getByText(`Der Basiszinssatz ab ${datum(ab)} fehlt`);
    await eintreten(page, spaeter.url, "free", "/dashboard");
    expect(await titel.count()).toBe(0);
    await eintreten(page, spaeter.url, "admin", "/dashboard");
    await titel.waitFor();
    for (const pfad of ["/admin", "/admin/mails", "/admin/protokoll", verwaltung]) {
      await page.goto(`${spaeter.url}${pfad}`);
      await titel.waitFor();
    }
    await absenden(page, { satz: "17,7", fundstelle: "" }, "Eintragen");
    await page.getByText("wäre ungewöhnlich").waitFor();
    await ansehen(page, "admin-basiszinssatz-fehlt");
    await page.getByLabel("Ich habe den ungewöhnlichen Satz geprüft").check();
    await absenden(page, { fundstelle: quelle }, "Eintragen");
    await page.getByText("gilt ab sofort in allen Berechnungen").waitFor();
    await expect.poll(() => titel.count()).toBe(0);
    await page.goto(`${spaeter.url}/dashboard`);
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    expect(await titel.count()).toBe(0);
  } finally {
    await spaeter.beenden();
  }
  // A portal of its own, two sign-ins and a look at six views: more than one ordinary journey.
}, 120_000);
