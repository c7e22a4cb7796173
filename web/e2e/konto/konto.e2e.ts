import { createHmac } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { befunde } from "../lib/befunde.ts";
import { demoadresse, demoPasswort, demoportal } from "../lib/demoportal.ts";
import type { Portal } from "../lib/portal.ts";
import { bedienbar, expect, test } from "../lib/test.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await demoportal("PGlite");
}, 120_000);
afterAll(() => portal?.beenden());

async function anmelden(page: Page, name: string, ziel: string): Promise<void> {
  await page.goto(`${portal.url}/login?redirect=${encodeURIComponent(ziel)}`);
  await bedienbar(page);
  await page.locator("[name=email]").fill(demoadresse(name));
  await page.locator("[name=password]").fill(demoPasswort);
  await page.getByTestId("login-submit").click();
  await page.waitForURL(`${portal.url}${ziel}`);
  await bedienbar(page);
}

for (const [pfad, name] of [
  ["/dashboard", "free"],
  ["/konto", "free"],
  ["/admin", "admin"],
  ["/login", "free"],
] as const)
  test(`${pfad} ist angemeldet ohne Befund, hell und dunkel, in jeder Breite`, async ({ page }) => {
    await anmelden(page, name, "/dashboard");
    await page.goto(portal.url + pfad);
    await bedienbar(page);
    await page.locator("details").evaluateAll((klappen) => {
      for (const klappe of klappen) klappe.setAttribute("open", "");
    });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await befunde(page), `${colorScheme} ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  });

test("eine Registrierung meldet an, und der Link der E-Mail bestätigt die Adresse", async ({ page }) => {
  await page.goto(`${portal.url}/register`);
  await bedienbar(page);
  for (const [name, wert] of [
    ["name", "Nora Neu"],
    ["email", "nora@example.org"],
    ["emailConfirm", "Nora@example.org"],
    ["password", "Regen-Sommer-8!"],
    ["passwordConfirm", "Regen-Sommer-8!"],
  ] as const)
    await page.locator(`[name=${name}]`).fill(wert);
  expect(await page.getByTestId("register-submit").isDisabled()).toBe(true);
  await page.locator("[name=terms]").check();
  await page.getByTestId("register-submit").click();
  await page.getByTestId("register-success").waitFor();
  await page.getByTestId("already-logged-in").waitFor();
  await expect
    .poll(async () => (await mails(page, "nora@example.org")).length, { timeout: 15_000 })
    .toBeGreaterThan(0);
  const link = (await mails(page, "nora@example.org"))
    .flatMap(({ links }) => links)
    .find((url) => /verify/.test(url));
  await page.goto(link ?? "");
  await page.getByText("Ihre E-Mail-Adresse wurde bestätigt.").waitFor();
  await page.goto(link ?? "");
  await page.getByText("Der Link ist ungültig oder abgelaufen.").waitFor();
});

test("zwei Schritte lassen sich einrichten, und die nächste Anmeldung fragt nach dem Code", async ({
  page,
}) => {
  await anmelden(page, "premium2", "/konto");
  await page.getByText("Zwei Schritte einrichten").click();
  const einrichten = page.locator('[data-handlung="faktor-beginnen"]');
  await einrichten.locator("[name=password]").fill(demoPasswort);
  await einrichten.getByRole("button", { name: "Einrichten" }).click();
  await page.getByRole("img", { name: "QR-Code für die Authentifizierungs-App" }).waitFor();
  const uri = await page.getByRole("link", { name: /öffnen Sie die App/ }).getAttribute("href");
  const geheimnis = new URL(uri ?? "").searchParams.get("secret") ?? "";
  const bestaetigen = page.locator('[data-handlung="faktor-bestaetigen"]');
  await bestaetigen.locator("[name=totp]").fill(totp(geheimnis, -1));
  await bestaetigen.getByRole("button", { name: "Bestätigen" }).click();
  await page.getByTestId("recovery-codes").waitFor();
  const codes = await page.getByTestId("recovery-codes").locator("li").allTextContents();
  expect(codes.length).toBeGreaterThanOrEqual(8);
  await page.getByTestId("logout-button").click();
  await page.waitForURL(`${portal.url}/`);
  await page.goto(`${portal.url}/login`);
  await bedienbar(page);
  await page.locator("[name=email]").fill(demoadresse("premium2"));
  await page.locator("[name=password]").fill(demoPasswort);
  await page.keyboard.press("Enter");
  await page.getByTestId("second-factor-form").waitFor();
  await page.keyboard.type(totp(geheimnis, 0));
  await page.keyboard.press("Enter");
  await page.getByTestId("already-logged-in").waitFor();
});

test("„Überall abmelden“ beendet auch die Sitzung eines anderen Browsers", async ({ page, oeffnen }) => {
  const anderer = await oeffnen();
  await anmelden(anderer, "basic", "/dashboard");
  await anmelden(page, "basic", "/konto");
  expect(await page.getByTestId("session-list").locator("li").count()).toBeGreaterThanOrEqual(2);
  await page.getByRole("button", { name: "Überall abmelden" }).click();
  await page.getByText("Sie sind auf allen Geräten abgemeldet.").waitFor();
  await anderer.goto(`${portal.url}/konto`);
  expect(new URL(anderer.url()).pathname).toBe("/login");
});

test("die Verwaltung sucht und ändert Konten, das eigene nicht; andere haben keinen Zugriff", async ({
  page,
  oeffnen,
}) => {
  await anmelden(page, "admin", "/admin");
  await page.getByLabel("Name oder E-Mail-Adresse").fill("gast@");
  await page.keyboard.press("Enter");
  await page.getByText("1 Konto, die neuesten zuerst").waitFor();
  const karte = page.getByTestId("user-row");
  await karte.getByLabel("Autor", { exact: true }).check();
  await karte.getByRole("button", { name: /Speichern/ }).click();
  await karte.getByText("Gespeichert").waitFor();
  await page.reload();
  expect(await karte.getByLabel("Autor", { exact: true }).isChecked()).toBe(true);
  await page.goto(`${portal.url}/admin?query=admin%40`);
  await page.getByText("Das eigene Konto können Sie hier nicht ändern.").waitFor();
  const fremde = await oeffnen();
  await anmelden(fremde, "moderator", "/dashboard");
  const antwort = await fremde.goto(`${portal.url}/admin`);
  expect(antwort?.status()).toBe(403);
  expect(await fremde.locator("h1").textContent()).toBe("Kein Zugriff");
});

type Mail = { readonly links: readonly string[] };

async function mails(page: Page, an: string): Promise<readonly Mail[]> {
  const antwort = await page.request.get(`${portal.url}/api/demo/mails?to=${encodeURIComponent(an)}`);
  return ((await antwort.json()) as { mails: Mail[] }).mails;
}

/** Code of an authenticator app (RFC 6238), `schritt` half minutes away from now. */
function totp(geheimnis: string, schritt: number): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...geheimnis]
    .map((zeichen) => alphabet.indexOf(zeichen).toString(2).padStart(5, "0"))
    .join("");
  const schluessel = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const zaehler = Buffer.alloc(8);
  zaehler.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + schritt));
  const hmac = createHmac("sha1", schluessel).update(zaehler).digest();
  const stelle = (hmac.at(-1) ?? 0) & 15;
  return String((hmac.readUInt32BE(stelle) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
