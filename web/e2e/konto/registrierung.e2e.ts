import type { Page, Route } from "playwright-core";
import { fuellen } from "../lib/formular.ts";
import { bedienbar, besuchen, expect, test } from "../lib/test.ts";
import { uhrAnhalten } from "../lib/uhr.ts";

const werte = {
  name: "Nora Neu",
  email: "nora@example.org",
  emailConfirm: "nora@example.org",
  password: "Regen-Sommer-8!",
  passwordConfirm: "Regen-Sommer-8!",
} as const;

/** The registration with a server that answers as the test says; gives what it was sent. */
async function mitServer(
  page: Page,
  { adresse = "/register", registrieren, anmelden = 200 }: Angaben = {},
): Promise<{ readonly gesendet: unknown[] }> {
  const gesendet: unknown[] = [];
  let angemeldet = false;
  await page.route("**/api/auth/**", async (route) => {
    const pfad = new URL(route.request().url()).pathname;
    if (pfad.endsWith("/providers")) return route.fulfill({ json: { credentials: {} } });
    if (pfad.endsWith("/csrf")) return route.fulfill({ json: { csrfToken: "t" } });
    if (pfad.endsWith("/session")) return route.fulfill({ json: angemeldet ? { user: {} } : {} });
    if (pfad.endsWith("/get-token")) return route.fulfill({ json: { token: "m" } });
    if (pfad.endsWith("/register")) {
      gesendet.push(route.request().postDataJSON());
      return (registrieren ?? ((r) => r.fulfill({ status: 201, json: { message: "" } })))(route);
    }
    if (!pfad.endsWith("/callback/credentials")) return route.continue();
    angemeldet = anmelden === 200;
    return route.fulfill({ status: anmelden, json: { url: "/" } });
  });
  await besuchen(page, adresse);
  return { gesendet };
}
type Angaben = {
  readonly adresse?: string;
  readonly registrieren?: (route: Route) => unknown;
  readonly anmelden?: number;
};

async function ausfuellen(page: Page, anders: Partial<Record<keyof typeof werte, string>> = {}) {
  await fuellen(page, { ...werte, ...anders });
  await page.locator("[name=terms]").check();
}
const absenden = (page: Page) => page.getByTestId("register-submit").click();
const text = (page: Page, id: string) => page.getByTestId(id).textContent();

test("Felder melden sich beim Verlassen, danach bei jeder Änderung; gesendet wird erst, was stimmt", async ({
  page,
}) => {
  const { gesendet } = await mitServer(page);
  expect(await page.locator("[name=newsletter]").isChecked()).toBe(false);
  await page.locator("[name=terms]").check();
  expect(await page.getByTestId("register-submit").isDisabled()).toBe(false);
  await absenden(page);
  expect(await text(page, "alert-message")).toBe("Bitte korrigieren Sie die markierten Felder.");
  expect(await text(page, "error-name")).toBe("Bitte geben Sie Ihren vollständigen Namen ein.");
  expect(await text(page, "error-emailConfirm")).toBe("Bitte bestätigen Sie Ihre E-Mail-Adresse.");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
  expect(await page.getByTestId("register-submit").isDisabled()).toBe(true);
  await ausfuellen(page, { emailConfirm: "NORA@example.org ", password: "schwach" });
  expect(await text(page, "error-password")).toBe("Das Passwort muss mindestens 8 Zeichen lang sein.");
  expect(await text(page, "strength-label")).toBe("Schwach");
  expect(await text(page, "error-passwordConfirm")).toBe("Die Passwörter stimmen nicht überein.");
  await page.locator("[name=password]").fill(werte.password);
  expect(await page.getByTestId("error-passwordConfirm").count()).toBe(0);
  expect(await text(page, "strength-label")).toBe("Stark");
  await page.locator("[name=terms]").uncheck();
  expect(await text(page, "error-terms")).toContain("Bitte stimmen Sie den Nutzungsbedingungen");
  expect(gesendet).toEqual([]);
});

test("nach dem Erfolg wird nach 1,5 s angemeldet und nach weiteren 1,5 s neu geladen", async ({ page }) => {
  await page.clock.install();
  const { gesendet } = await mitServer(page);
  await ausfuellen(page);
  await uhrAnhalten(page);
  const anmeldungen: string[] = [];
  page.on("request", (r) => r.url().endsWith("/callback/credentials") && anmeldungen.push(r.url()));
  await absenden(page);
  await page.getByTestId("register-success").waitFor();
  expect(await text(page, "register-success")).toBe(
    "Registrierung erfolgreich! Sie werden automatisch angemeldet.",
  );
  const { name, email, password } = werte;
  expect(gesendet).toEqual([{ name, email, password, newsletterConsent: false }]);
  await page.clock.runFor(1_400);
  expect(anmeldungen).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => anmeldungen.length).toBe(1);
  let geladen = false;
  page.once("load", () => {
    geladen = true;
  });
  await page.clock.runFor(1_400);
  expect(geladen).toBe(false);
  // The answer of the sign-in begins the second wait; when it comes the clock of the page does not say.
  for (let i = 0; i < 50 && !geladen; i += 1) {
    await page.clock.runFor(200).catch(() => undefined);
    await new Promise((weiter) => setTimeout(weiter, 100));
  }
  expect(geladen).toBe(true);
});

test("auf dem Weg zur Bestellung geht es danach zur Bestätigung", async ({ page }) => {
  await mitServer(page, { adresse: "/register?redirect=billing&type=premium&cycle=unbekannt" });
  expect(await page.evaluate(() => localStorage.getItem("selectedSubscription"))).toBe("premium");
  await ausfuellen(page);
  // The session exists in this page alone: the server itself leads from the order back to the sign-in.
  const aufgerufen = page.waitForRequest("**/billing-confirmation?type=premium&cycle=monthly");
  await absenden(page);
  await aufgerufen;
});

test("scheitert die automatische Anmeldung, führt der Weg mit der Adresse zur Anmeldung", async ({
  page,
}) => {
  await mitServer(page, { adresse: "/register?redirect=billing&type=basic", anmelden: 401 });
  await ausfuellen(page);
  await absenden(page);
  // In one look: two seconds later it is gone.
  await page
    .getByText(
      "Ihr Konto wurde erstellt, aber die automatische Anmeldung ist fehlgeschlagen. Bitte melden Sie sich an.",
    )
    .waitFor();
  await page.waitForURL("**/login?email=nora%40example.org&redirect=billing&subscription=basic");
  expect(await page.locator("[name=email]").inputValue()).toBe(werte.email);
});

test.for([
  [
    (r: Route) =>
      r.fulfill({
        status: 409,
        json: { error: "Diese E-Mail-Adresse ist bereits registriert.", field: "email" },
      }),
    "Diese E-Mail-Adresse ist bereits registriert.",
  ],
  [
    (r: Route) => r.fulfill({ status: 500, json: { error: "Interner Fehler" } }),
    "Registrierung fehlgeschlagen. Bitte versuchen Sie es erneut.",
  ],
  [
    (r: Route) => r.fulfill({ status: 400, json: {} }),
    "Registrierung fehlgeschlagen. Bitte versuchen Sie es erneut.",
  ],
  [
    (r: Route) => r.abort(),
    "Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.",
  ],
] as const)("eine Absage sagt, woran es lag (%#)", async ([registrieren, satz], { page }) => {
  await mitServer(page, { registrieren });
  await ausfuellen(page);
  await absenden(page);
  await page.getByTestId("auth-alert").waitFor();
  expect(await text(page, "alert-message")).toBe(satz);
});

test("ohne Skript prüft der Server und gibt Fehler und Angaben mit der Seite zurück", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/register");
  await fuellen(page, { name: "N", email: "nora@example.org" });
  const antwort = page.waitForResponse((eine) => eine.request().method() === "POST");
  await absenden(page);
  expect((await antwort).status()).toBe(422);
  expect(await text(page, "error-name")).toBe("Der Name muss mindestens 2 Zeichen lang sein.");
  expect(await text(page, "error-terms")).toContain("Bitte stimmen Sie");
  expect(await page.locator("[name=email]").inputValue()).toBe("nora@example.org");
});

test("die Überlagerung registriert an Ort und Stelle und lädt die Seite neu, auf der man war", async ({
  page,
}) => {
  await mitServer(page, { adresse: "/gebuehrentabelle" });
  await page.getByRole("link", { name: "Registrieren" }).click();
  await page.getByTestId("register-overlay").waitFor();
  await ausfuellen(page);
  const geladen = page.waitForEvent("load");
  await absenden(page);
  await page.getByTestId("register-success").waitFor();
  await geladen;
  expect(new URL(page.url()).pathname).toBe("/gebuehrentabelle");
  await bedienbar(page);
  expect(await page.getByTestId("register-overlay").count()).toBe(0);
});

const eingetragen = (page: Page) =>
  page
    .getByTestId("register-form")
    .evaluate((formular) => Object.fromEntries(new FormData(formular as HTMLFormElement)));
const { name, email, emailConfirm } = werte;
const ohnePasswort = { name, email, emailConfirm, password: "", passwordConfirm: "", terms: "true" };

test("was eingetippt ist, überlebt das Neuladen, Passwörter nie; nach dem Erfolg ist es vergessen", async ({
  page,
}) => {
  await mitServer(page);
  await ausfuellen(page);
  const gespeichert = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(await gespeichert()).not.toContain(werte.password);
  // Twice: putting something back must not be what loses it.
  for (let i = 0; i < 2; i += 1) {
    await page.reload();
    await bedienbar(page);
    await expect.poll(() => eingetragen(page)).toEqual(ohnePasswort);
  }
  expect(await page.getByTestId("register-submit").isDisabled()).toBe(false);
  await besuchen(page, "/gebuehrentabelle");
  await page.getByRole("link", { name: "Registrieren" }).click();
  await expect.poll(() => eingetragen(page)).toEqual(ohnePasswort);
  for (const feld of ["password", "passwordConfirm"] as const)
    await page.locator(`[name=${feld}]`).fill(werte[feld]);
  await absenden(page);
  await page.getByTestId("register-success").waitFor();
  expect(await gespeichert()).not.toContain(werte.email);
});

test("die Abmeldung in einem anderen Tab leert das offene Formular", async ({ page }) => {
  await mitServer(page);
  await ausfuellen(page);
  await page.evaluate(() => dispatchEvent(new Event("eingaben-vergessen")));
  const leer = Object.fromEntries(Object.keys(werte).map((feld) => [feld, ""]));
  await expect.poll(() => eingetragen(page)).toEqual(leer);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
