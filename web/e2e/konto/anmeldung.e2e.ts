import type { Page, Route } from "playwright-core";
import { fuellen } from "../lib/formular.ts";
import { bedienbar, besuchen, expect, test } from "../lib/test.ts";
import { uhrAnhalten } from "../lib/uhr.ts";

/** Opens the sign-in with a server that answers as the test says; what it was asked is counted. */
async function mitServer(page: Page, antwort: (route: Route) => unknown, adresse = "/login") {
  const aufrufe: string[] = [];
  let angemeldet = false;
  await page.route("**/api/auth/**", async (route) => {
    const pfad = new URL(route.request().url()).pathname;
    aufrufe.push(pfad);
    if (pfad.endsWith("/providers")) return route.fulfill({ json: { credentials: {} } });
    if (pfad.endsWith("/csrf")) return route.fulfill({ json: { csrfToken: "t" } });
    if (pfad.endsWith("/session")) return route.fulfill({ json: angemeldet ? { user: {} } : {} });
    if (pfad.endsWith("/get-token")) return route.fulfill({ json: { token: "m" } });
    if (pfad.endsWith("/callback/credentials")) return antwort(route);
    return route.continue();
  });
  await besuchen(page, adresse);
  return {
    gesendet: () => aufrufe.filter((pfad) => pfad.endsWith("/callback/credentials")).length,
    abfragen: () => aufrufe.filter((pfad) => pfad.endsWith("/session")).length,
    sitzungGeben: () => {
      angemeldet = true;
    },
  };
}

const abgelehnt = (error: string) => (route: Route) =>
  route.fulfill({ status: 401, json: { error, url: `http://x/api/auth/error?error=${error}` } });

async function ausfuellen(page: Page, email = "a@b.de", passwort = "geheim"): Promise<void> {
  await fuellen(page, { email, password: passwort });
}
const absenden = (page: Page) => page.getByTestId("login-submit").click();
const text = (page: Page, id: string) => page.getByTestId(id).textContent();

test("die Seite zeigt, was sie zeigen soll", async ({ page }) => {
  await besuchen(page, "/login?email=a%40b.de");
  expect(await page.locator("h1").textContent()).toBe("Willkommen zurück");
  expect(await page.getByText("Melden Sie sich beim Gebührenportal an").count()).toBe(1);
  expect(await text(page, "google-button")).toBe("Mit Google anmelden");
  expect(await page.getByLabel("E-Mail-Adresse").inputValue()).toBe("a@b.de");
  expect(await page.getByRole("link", { name: "Passwort vergessen?" }).getAttribute("href")).toBe(
    "/forgot-password",
  );
  const registrieren = page.getByRole("link", { name: "Jetzt kostenlos registrieren" });
  expect(await registrieren.getAttribute("href")).toBe("/register");
  await page.goto("/login?redirect=billing&subscription=premium");
  expect(await registrieren.getAttribute("href")).toBe("/register?redirect=billing&type=premium");
});

test("das Passwort lässt sich anzeigen und verbergen", async ({ page }) => {
  await besuchen(page, "/login");
  const schalter = page.getByTestId("toggle-password");
  expect(await schalter.getAttribute("aria-label")).toBe("Passwort anzeigen");
  await schalter.click();
  expect(await page.locator("[name=password]").getAttribute("type")).toBe("text");
  expect(await schalter.getAttribute("aria-label")).toBe("Passwort verbergen");
});

test("ein leeres Feld schaltet den Knopf ab, ein falsches sagt beim Verlassen, was fehlt", async ({
  page,
}) => {
  const server = await mitServer(page, abgelehnt("CredentialsSignin"));
  const knopf = page.getByTestId("login-submit");
  expect(await knopf.isDisabled()).toBe(true);
  await ausfuellen(page, "a@b", "12345");
  expect(await knopf.isDisabled()).toBe(false);
  await page.locator("[name=email]").focus();
  await page.locator("[name=password]").focus();
  expect(await text(page, "error-email")).toBe("Bitte geben Sie eine gültige E-Mail-Adresse ein.");
  await absenden(page);
  expect(await text(page, "error-password")).toBe("Das Passwort muss mindestens 6 Zeichen lang sein.");
  expect(await text(page, "alert-title")).toBe("Eingabefehler");
  expect(await text(page, "alert-message")).toBe("Bitte füllen Sie alle Pflichtfelder aus.");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
  await page.locator("[name=email]").fill("a@b.de");
  expect(await page.getByTestId("error-email").count()).toBe(0);
  expect(server.gesendet()).toBe(0);
});

test("drei Fehler gehen hinaus, drei Versuche werden angehalten, dann ist der Knopf aus; nach 60 s geht er wieder", async ({
  page,
}) => {
  await page.clock.install();
  const server = await mitServer(page, abgelehnt("CredentialsSignin"));
  await ausfuellen(page);
  const gesendet: number[] = [];
  const meldungen: (string | null)[] = [];
  for (let i = 0; i < 6; i += 1) {
    await absenden(page);
    await expect.poll(() => page.getByTestId("auth-alert").count()).toBe(1);
    await page.waitForFunction(
      () => document.querySelector('[data-testid="login-submit"]')?.textContent === "Anmelden",
    );
    gesendet.push(server.gesendet());
    meldungen.push(await text(page, "alert-message"));
  }
  expect(gesendet).toEqual([1, 2, 3, 3, 3, 3]);
  expect(meldungen[2]).toBe("E-Mail-Adresse oder Passwort ist falsch. Bitte überprüfen Sie Ihre Eingaben.");
  expect(meldungen[3]).toBe(
    "Zu viele Anmeldeversuche. Bitte warten Sie einige Minuten und versuchen Sie es erneut.",
  );
  const knopf = page.getByTestId("login-submit");
  expect(await knopf.isDisabled()).toBe(true);
  await page.clock.fastForward(61_000);
  await expect.poll(() => knopf.isDisabled()).toBe(false);
  await absenden(page);
  await expect.poll(() => server.gesendet()).toBe(4);
});

test("nach dem Erfolg wird eine Sekunde gewartet und dann alle 500 ms gefragt, höchstens dreißigmal", async ({
  page,
}) => {
  await page.clock.install();
  const server = await mitServer(page, (route) => route.fulfill({ json: { url: "/" } }));
  await ausfuellen(page);
  await uhrAnhalten(page);
  const vorher = server.abfragen();
  await absenden(page);
  await page.getByTestId("login-success").waitFor();
  expect(await text(page, "login-success")).toBe("Anmeldung erfolgreich");
  expect(await page.getByTestId("login-submit").isDisabled()).toBe(true);
  expect(server.abfragen()).toBe(vorher);
  // More often than thirty times: an answer may come after the clock has already gone on.
  for (let i = 0; i < 300 && (await page.getByTestId("auth-alert").count()) === 0; i += 1)
    await page.clock.runFor(500);
  expect(await text(page, "alert-message")).toBe(
    "Sitzung konnte nicht etabliert werden. Bitte versuchen Sie es erneut.",
  );
  // The background check of the page may have asked once on its own.
  expect(server.abfragen() - vorher).toBeGreaterThanOrEqual(30);
  expect(server.abfragen() - vorher).toBeLessThanOrEqual(31);
});

for (const [adresse, ziel] of [
  ["/login?redirect=billing&subscription=premium", "/billing-confirmation?type=premium"],
  ["/login?redirect=billing", "/subscription"],
] as const)
  test(`auf dem Weg zur Bestellung führt ${adresse} nach ${ziel}`, async ({ page }) => {
    const server = await mitServer(page, (route) => route.fulfill({ json: { url: "/" } }), adresse);
    server.sitzungGeben();
    await ausfuellen(page);
    // The session exists in this page alone: the server itself leads from the order back to the sign-in.
    const aufgerufen = page.waitForRequest(`**${ziel}`);
    await absenden(page);
    await aufgerufen;
  });

test("ein Ausfall bietet an, es erneut zu versuchen", async ({ page }) => {
  const server = await mitServer(page, (route) =>
    server.gesendet() === 1 ? route.abort() : abgelehnt("ACCOUNT_DISABLED")(route),
  );
  await ausfuellen(page);
  await absenden(page);
  await page.getByTestId("alert-retry").waitFor();
  expect(await text(page, "alert-title")).toBe("Verbindungsfehler");
  await page.getByTestId("alert-retry").click();
  await page.getByText("Ihr Konto wurde deaktiviert.").waitFor();
  expect(await page.getByTestId("alert-retry").count()).toBe(0);
});

test("nach 30 Sekunden ist die Anfrage abgelaufen", async ({ page }) => {
  await page.clock.install();
  const server = await mitServer(page, () => undefined);
  await ausfuellen(page);
  await absenden(page);
  await page.getByText("Anmeldung läuft ...").waitFor();
  await expect.poll(() => server.gesendet()).toBe(1);
  await page.clock.fastForward(31_000);
  await page.getByTestId("auth-alert").waitFor();
  expect(await text(page, "alert-message")).toBe(
    "Die Anfrage ist abgelaufen. Bitte versuchen Sie es erneut.",
  );
});

test("laden die Anmeldewege nicht, führt der Weg zur Fehlerseite", async ({ page }) => {
  await mitServer(page, abgelehnt("CredentialsSignin"));
  await page.route("**/api/auth/providers", (route) => route.fulfill({ status: 500, json: {} }));
  await ausfuellen(page);
  await absenden(page);
  await page.waitForURL("**/api/auth/error");
  expect(await page.locator("h1").textContent()).toBe("Anmeldung nicht möglich");
  expect(await page.getByRole("link", { name: "Zur Anmeldung" }).getAttribute("href")).toBe("/login");
});

test("verlangt das Konto einen zweiten Schritt, wird der Code nachgereicht", async ({ page }) => {
  const felder: (string | null)[] = [];
  await mitServer(page, (route) => {
    const gesendet = new URLSearchParams(route.request().postData() ?? "");
    felder.push(gesendet.get("totp"), gesendet.get("recoveryCode"));
    return abgelehnt("SECOND_FACTOR")(route);
  });
  await ausfuellen(page);
  await absenden(page);
  const schritt = page.getByTestId("second-factor-form");
  await schritt.getByText("Bitte geben Sie den Bestätigungscode ein.").waitFor();
  await page.locator("[name=totp]").fill("123 456");
  await schritt.getByRole("button", { name: "Bestätigen" }).click();
  await page.getByTestId("alert-message").waitFor();
  await page.getByRole("button", { name: "Wiederherstellungscode verwenden" }).click();
  await page.locator("[name=recoveryCode]").fill("abcd-efgh");
  await schritt.getByRole("button", { name: "Bestätigen" }).click();
  await expect.poll(() => felder.length).toBe(6);
  expect(felder).toEqual([null, null, "123456", null, null, "abcd-efgh"]);
});

test("die Überlagerung lädt erst beim ersten Antippen, hält den Fokus und schließt mit Escape", async ({
  page,
}) => {
  const skripte: string[] = [];
  page.on("request", (anfrage) => anfrage.resourceType() === "script" && skripte.push(anfrage.url()));
  await besuchen(page, "/");
  await page.waitForLoadState("networkidle");
  expect(skripte.filter((url) => url.includes("ueberlagerung"))).toEqual([]);
  await page.getByRole("link", { name: "Anmelden" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByTestId("login-overlay");
  await dialog.waitFor();
  expect(await dialog.getAttribute("aria-labelledby")).toBe("ueberlagerung-titel");
  for (let i = 0; i < 20; i += 1) {
    await page.keyboard.press("Tab");
    const draussen = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(draussen).toBe(false);
  }
  await dialog.getByRole("link", { name: "Jetzt kostenlos registrieren" }).click();
  await page.getByTestId("register-overlay").waitFor();
  expect(page.url()).toMatch(/\/$/);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByTestId("register-overlay").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Anmelden");
  expect(skripte.some((url) => url.includes("ueberlagerung"))).toBe(true);
});

test("ohne Skript kommt ein Fehler mit der Seite zurück", async ({ pageOhneJs: page }) => {
  await page.goto("/login");
  await ausfuellen(page, "niemand@example.org", "falsch-falsch");
  const antwort = page.waitForResponse((eine) => eine.request().method() === "POST");
  await absenden(page);
  expect((await antwort).status()).toBe(422);
  expect(await text(page, "alert-message")).toBe(
    "E-Mail-Adresse oder Passwort ist falsch. Bitte überprüfen Sie Ihre Eingaben.",
  );
  expect(await page.locator("[name=email]").inputValue()).toBe("niemand@example.org");
});

test("die eingetippte Adresse bleibt beim Neuladen und steht unter „Passwort vergessen?“, nie in der Adresszeile", async ({
  page,
}) => {
  await besuchen(page, "/login");
  await ausfuellen(page, "nora@example.org", "Regen-Sommer-8!");
  await page.locator("[name=remember]").check();
  await page.reload();
  await bedienbar(page);
  const email = page.locator("[name=email]");
  await expect.poll(() => email.inputValue()).toBe("nora@example.org");
  await expect.poll(() => page.locator("[name=remember]").isChecked()).toBe(true);
  expect(await page.locator("[name=password]").inputValue()).toBe("");
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  await page.waitForURL("**/forgot-password");
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("button", { name: "Link anfordern" }).waitFor();
  await expect.poll(() => email.inputValue()).toBe("nora@example.org");
  await page.reload();
  await bedienbar(page);
  await expect.poll(() => email.inputValue()).toBe("nora@example.org");
});
