import { afterAll, beforeAll } from "vitest";
import { befunde } from "../lib/befunde.ts";
import { demoportal } from "../lib/demoportal.ts";
import { eintreten, linkAus } from "../lib/konto.ts";
import type { Portal } from "../lib/portal.ts";
import { bedienbar, expect, test } from "../lib/test.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await demoportal("PGlite");
}, 120_000);
afterAll(() => portal?.beenden());

for (const [pfad, name] of [
  ["/dashboard", "free"],
  ["/konto", "free"],
  ["/admin", "admin"],
  ["/login", "free"],
] as const)
  test(`${pfad} ist angemeldet ohne Befund, hell und dunkel, in jeder Breite`, async ({ page }) => {
    await eintreten(page, portal.url, name, pfad);
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
  const link = await linkAus(page, portal.url, "nora@example.org", /bestätigen Sie Ihre/);
  await page.goto(link);
  await page.getByText("Ihre E-Mail-Adresse wurde bestätigt.").waitFor();
  await page.goto(link);
  await page.getByText("Der Link ist ungültig oder abgelaufen.").waitFor();
});
