import { fileURLToPath } from "node:url";
import { OAuth2Server } from "oauth2-mock-server";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { buendel as buendeln } from "../../../scripts/lib/buendel.ts";
import { demoadresse, demoPasswort, demoportal } from "../lib/demoportal.ts";
import type { Portal } from "../lib/portal.ts";
import { expect, test } from "../lib/test.ts";

/** What the page in the browser offers: the functions of `next-auth/react`. */
declare global {
  interface Window {
    readonly nextAuth: {
      getSession(): Promise<{ user: Record<string, unknown>; expires: string } | null>;
      signIn(anbieter: string, felder: object): Promise<Anmeldeantwort>;
      signOut(felder: object): Promise<{ url: string }>;
    };
  }
}
type Anmeldeantwort = { error: string | null; status: number; ok: boolean; url: string | null };

const seite = `<!doctype html><html lang="de"><title>Prüfling</title><div id="app"></div>
<script src="/pruefling.js"></script></html>`;

let buendel = "";
const google = new OAuth2Server();

beforeAll(async () => {
  buendel = await buendeln(fileURLToPath(new URL("../next-auth/client.js", import.meta.url)));
  await google.issuer.keys.generate("RS256");
  await google.start(0, "localhost");
  google.service.on("beforeTokenSigning", ({ payload }) => {
    Object.assign(payload, {
      sub: "google-1",
      email: "rosa@kanzlei.example",
      email_verified: true,
      name: "Rosa Luchs",
    });
  });
});
afterAll(() => google.stop());

describe.each(["PGlite", "PostgreSQL"] as const)("Der Client von next-auth@4 auf %s", (speicher) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await demoportal(speicher, {
      GOOGLE_CLIENT_ID: "portal",
      GOOGLE_CLIENT_SECRET: "geheim",
      GOOGLE_ISSUER: google.issuer.url ?? "",
    });
  }, 120_000);
  afterAll(() => portal?.beenden());

  /** The library's page on the portal's own origin, with the portal behind all its calls. */
  async function pruefling(page: Page): Promise<void> {
    await page.route(`${portal.url}/pruefling`, (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: seite }),
    );
    await page.route(`${portal.url}/pruefling.js`, (route) =>
      route.fulfill({ contentType: "text/javascript; charset=utf-8", body: buendel }),
    );
    await page.goto(`${portal.url}/pruefling`);
  }
  const stand = (page: Page, text: string) => page.locator("#stand", { hasText: text }).waitFor();
  const anmelden = (page: Page, email: string, password: string) =>
    page.evaluate(
      (felder) => window.nextAuth.signIn("credentials", { ...felder, redirect: false, remember: "true" }),
      { email, password },
    );

  test("meldet an, liest die Sitzung und meldet ab", async ({ page }) => {
    await pruefling(page);
    await stand(page, "unauthenticated");
    const antwort = await anmelden(page, demoadresse("premium"), demoPasswort);
    expect(antwort).toMatchObject({ ok: true, status: 200, error: null });
    await stand(page, `authenticated ${demoadresse("premium")}`);
    const sitzung = await page.evaluate(() => window.nextAuth.getSession());
    expect(Object.keys(sitzung?.user ?? {}).sort()).toEqual([
      "downloadAccessGranted",
      "email",
      "emailVerified",
      "id",
      "image",
      "isAuthor",
      "isGuestAuthor",
      "isTeamAdmin",
      "name",
      "newsletterConsent",
      "officeRole",
      "role",
      "subscriptionStatus",
      "teamId",
      "title",
      "trialEndsAt",
    ]);
    expect(sitzung?.user).toMatchObject({ subscriptionStatus: "premium", role: "user", isTeamAdmin: false });
    expect(new Date(sitzung?.expires ?? "").getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    await page.evaluate(() => window.nextAuth.signOut({ redirect: false }));
    await stand(page, "unauthenticated");
    expect(await page.evaluate(() => window.nextAuth.getSession())).toBeNull();
  });

  test.for([
    ["premium", "falsch-falsch", "CredentialsSignin"],
    ["gibt-es-nicht", "falsch-falsch", "CredentialsSignin"],
    ["gesperrt", "falsch-falsch", "CredentialsSignin"],
    ["gesperrt", demoPasswort, "ACCOUNT_DISABLED"],
    ["unbestaetigt", demoPasswort, "EMAIL_NOT_VERIFIED"],
  ] as const)("scheitert mit dem richtigen Code: %s, %s → %s", async ([name, passwort, code], { page }) => {
    await pruefling(page);
    const antwort = await anmelden(page, demoadresse(name), passwort);
    expect(antwort).toMatchObject({ ok: false, status: 401, error: code });
    expect(await page.evaluate(() => window.nextAuth.getSession())).toBeNull();
  });

  test("meldet über Google an", async ({ page }) => {
    await pruefling(page);
    await page.evaluate(() => window.nextAuth.signIn("google", { callbackUrl: "/pruefling" }));
    // What a redirect leads to is not replaced; the page is opened once more.
    await page.getByText("Seite nicht gefunden").first().waitFor();
    await page.goto(`${portal.url}/pruefling`);
    await stand(page, "authenticated rosa@kanzlei.example");
    const sitzung = await page.evaluate(() => window.nextAuth.getSession());
    expect(sitzung?.user).toMatchObject({
      name: "Rosa Luchs",
      emailVerified: true,
      subscriptionStatus: "free",
    });
  });

  test("meldet auf der Anmeldeseite über das Fenster von Google an", async ({ page }) => {
    await page.goto(`${portal.url}/login`);
    await page.locator('html[data-hydrated="true"]').waitFor({ state: "attached" });
    const fenster = page.waitForEvent("popup");
    await page.getByTestId("google-button").click();
    const offen = await fenster;
    await page.getByTestId("already-logged-in").waitFor();
    await expect.poll(() => offen.isClosed()).toBe(true);
    expect(await page.locator("html").getAttribute("data-session")).toBe("authenticated");
  });
});
