import type { Page } from "playwright-core";
import { befunde, farbregeln } from "../lib/befunde.ts";
import { fuellen } from "../lib/formular.ts";
import { besuchen, expect, test } from "../lib/test.ts";

async function absage(page: Page, error: string): Promise<void> {
  await page.route("**/api/auth/callback/credentials", (route) =>
    route.fulfill({ status: 401, json: { error } }),
  );
}

async function anmeldung(page: Page, email = "a@b.de", passwort = "geheim1"): Promise<void> {
  await besuchen(page, "/login");
  await fuellen(page, { email, password: passwort });
  await page.getByTestId("login-submit").click();
}

/** The server refuses the sign-in for this reason, and the page answers with this part. */
const nachAbsage = (error: string, teil: string) => async (page: Page) => {
  await absage(page, error);
  await anmeldung(page);
  await page.getByTestId(teil).waitFor();
};

/** Every state of the way into an account that a person can meet, and how to get there. */
const zustaende: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "Anmeldung mit Feldfehlern": async (page) => {
    await anmeldung(page, "a@b", "123");
    await page.getByTestId("error-password").waitFor();
  },
  "Anmeldung gescheitert": nachAbsage("CredentialsSignin", "auth-alert"),
  "Anmeldung mit Knopf zum Wiederholen": async (page) => {
    await page.route("**/api/auth/csrf", (route) => route.fulfill({ status: 500, json: {} }));
    await anmeldung(page);
    await page.getByTestId("alert-retry").waitFor();
  },
  "Anmeldung gelungen": async (page) => {
    await page.route("**/api/auth/callback/credentials", (route) => route.fulfill({ json: { url: "/" } }));
    await anmeldung(page);
    await page.getByTestId("login-success").waitFor();
  },
  "zweiter Schritt": nachAbsage("SECOND_FACTOR", "second-factor-form"),
  "zweiter Schritt mit falschem Code": async (page) => {
    await absage(page, "SECOND_FACTOR");
    await anmeldung(page);
    await page.locator("[name=totp]").fill("123456");
    await page.keyboard.press("Enter");
    await page.getByTestId("auth-alert").waitFor();
  },
  "Konto zur Löschung vorgemerkt": nachAbsage("ACCOUNT_DELETION_SCHEDULED", "restore-form"),
  "Anmeldung in der Überlagerung": async (page) => {
    await besuchen(page, "/");
    await page.getByRole("link", { name: "Anmelden" }).click();
    await page.getByTestId("login-overlay").waitFor();
  },
  "Registrierung in der Überlagerung": async (page) => {
    await besuchen(page, "/");
    await page.getByRole("link", { name: "Registrieren" }).click();
    await page.getByTestId("register-overlay").waitFor();
  },
  "Registrierung mit allen Fehlern": async (page) => {
    await besuchen(page, "/register");
    await page.locator("[name=terms]").check();
    await page.getByTestId("register-submit").click();
    await page.locator("[name=password]").fill("regen");
    await page.locator("[name=terms]").uncheck();
    await page.getByTestId("error-terms").waitFor();
  },
  "neues Passwort mit ungültigem Link": async (page) => {
    await page.goto("/reset-password?token=abc");
    await page.getByRole("link", { name: "Neuen Link anfordern" }).waitFor();
  },
  "ungültiger Link": async (page) => {
    await page.goto("/verify-email?token=abc");
    await page.getByText("Der Link ist ungültig oder abgelaufen.").waitFor();
  },
  "abgelaufene Sitzung": async (page) => {
    await besuchen(page, "/login?error=session_expired");
  },
};

test.for(Object.entries(zustaende))(
  "%s: ohne Befund, hell und dunkel; nichts ragt hinaus",
  async ([, herbeifuehren], { page }) => {
    await herbeifuehren(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await befunde(page, colorScheme === "dark" ? farbregeln : undefined), colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await fremdeWoerter(page)).toEqual([]);
  },
);

test.for([
  ["session_expired", "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an."],
  [
    "auth_error",
    "Bei der Überprüfung Ihrer Anmeldung ist ein Fehler aufgetreten. Bitte melden Sie sich erneut an.",
  ],
  ["google_cancelled", "Google-Anmeldung wurde abgebrochen."],
  ["%3Cscript%3E", "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut."],
] as const)("/login?error=%s zeigt schon ohne Skript: %s", async ([code, satz], { pageOhneJs: page }) => {
  await page.goto(`/login?error=${code}`);
  expect(await page.getByTestId("alert-message").textContent()).toBe(satz);
  expect(await page.getByTestId("auth-alert").getAttribute("role")).toBe("alert");
});

test("kein Feld spricht mit den Blasen des Browsers", async ({ page }) => {
  for (const pfad of ["/login", "/register", "/forgot-password"]) {
    await besuchen(page, pfad);
    const mitBlasen = await page
      .locator("main form")
      .evaluateAll((formulare) => (formulare as HTMLFormElement[]).filter((f) => !f.noValidate).length);
    expect(mitBlasen, pfad).toBe(0);
  }
});

/** Words of other languages that have no place in what a reader sees or hears. */
function fremdeWoerter(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const gehoert = [...document.querySelectorAll("[aria-label],[title],[placeholder]")].map((element) =>
      ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? "").join(" "),
    );
    // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
    const text = `${document.title} ${document.body.innerText} ${gehoert.join(" ")}`;
    const fremd =
      /\b(the|and|your|please|password|sign|log|login|logout|account|user|settings|submit|required|invalid|delete|session|device|loading|close|show|hide|remember|forgot|success)\b/gi;
    return text.match(fremd) ?? [];
  });
}

test("ein ungültiger Link für ein neues Passwort sagt es gleich, statt erst nach einem zu fragen", async ({
  pageOhneJs: page,
}) => {
  for (const pfad of ["/reset-password?token=abc", "/reset-password"]) {
    await page.goto(pfad);
    await page.getByText("Der Link ist ungültig oder abgelaufen.").waitFor();
    expect(await page.locator("main form").count(), pfad).toBe(0);
  }
});

test("ohne Skript lässt sich der Link einer Mail einlösen, obwohl seine Seite keinen Referrer nennt", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/verify-email?token=abc");
  const antwort = page.waitForResponse((eine) => eine.request().method() === "POST");
  await page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
  expect((await antwort).status()).toBe(422);
  await page.getByText("Der Link ist ungültig oder abgelaufen.").waitFor();
});
