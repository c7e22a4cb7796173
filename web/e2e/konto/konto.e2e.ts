import type { Page } from "playwright-core";
import { skriptgrenze } from "../lib/adressen.ts";
import { ansehen } from "../lib/ansehen.ts";
import { gemeinsamesDemoportal } from "../lib/demoportal.ts";
import { fuellen } from "../lib/formular.ts";
import { eintreten, linkAus } from "../lib/konto.ts";
import { ladung, layoutsprung } from "../lib/messen.ts";
import { bedienbar, besuchen, expect, test } from "../lib/test.ts";

const portal = gemeinsamesDemoportal();

/** What the registration asks of a new account, in the order of its fields. */
const neues = (name: string, email: string) => ({
  name,
  email,
  emailConfirm: email,
  password: "Regen-Sommer-8!",
  passwordConfirm: "Regen-Sommer-8!",
});

for (const [pfad, name] of [
  ["/dashboard", "free"],
  ["/konto", "free"],
  ["/admin", "admin"],
  ["/admin/mails", "admin"],
  ["/admin/protokoll", "admin"],
  ["/login", "free"],
  ["/rvgrechner", "free"],
] as const)
  test(`${pfad} ist angemeldet ohne Befund, hell und dunkel, in jeder Breite`, async ({ page }) => {
    await eintreten(page, portal.url, name, pfad);
    await page.locator("details").evaluateAll((klappen) => {
      for (const klappe of klappen) klappe.setAttribute("open", "");
    });
    await ansehen(page, `konto${pfad.replace(/\W+/g, "-")}`);
  });

test("auf dem Telefon rollt das Protokoll seitwärts, statt Adressen zu zerlegen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await eintreten(page, portal.url, "admin", "/admin/protokoll");
  const adresse = page.locator("tbody td", { hasText: "@" }).first();
  expect((await adresse.boundingBox())?.width).toBeGreaterThan(200);
  expect(
    (
      await page
        .locator("td", { hasText: /^Selbst$/ })
        .first()
        .boundingBox()
    )?.height,
  ).toBeLessThan(120);
  const bereiche = page.getByRole("link", { name: /^(Konten|Jahreswerte|E-Mails|Protokoll)$/ });
  const zeilen = await bereiche.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(zeilen).toHaveLength(4);
  expect(new Set(zeilen).size, "die Bereiche stehen in einer Zeile").toBe(1);
});

test("eine Registrierung meldet an, und der Link der E-Mail bestätigt die Adresse", async ({ page }) => {
  await besuchen(page, `${portal.url}/register`);
  await fuellen(page, { ...neues("Nora Neu", "nora@example.org"), emailConfirm: "Nora@example.org" });
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
  await page.getByRole("link", { name: "ein neues Passwort" }).waitFor();
});

const seitenDesAdmins = ["/dashboard", "/konto", "/admin", "/admin/basiszinssatz", "/admin/protokoll"];

test("die Seiten des Kontos laden höchstens so viel wie ein Rechner", async ({ page, browser }) => {
  await eintreten(page, portal.url, "admin", "/dashboard");
  const zustand = await page.context().storageState();
  const seiten = [...seitenDesAdmins, "/admin/mails"];
  const gewichte = await Promise.all(seiten.map((pfad) => ladung(browser, pfad, portal.url, { zustand })));
  for (const { gesamt, dateien } of gewichte)
    expect(gesamt, dateien.join("\n")).toBeLessThanOrEqual(skriptgrenze.rechner);
});

test("angemeldet springt keine Seite, auch wenn die Schriften spät kommen", async ({ page, browser }) => {
  await eintreten(page, portal.url, "admin", "/dashboard");
  const zustand = await page.context().storageState();
  const lagen = [...seitenDesAdmins, "/login"].flatMap((pfad) =>
    [360, 1440].map((breite) => ({ pfad, breite })),
  );
  const spruenge = await Promise.all(
    lagen.map(async ({ pfad, breite }) => {
      const { summe, wo, schriften } = await layoutsprung(browser, pfad, { breite, zustand }, portal.url);
      return { pfad, breite, summe, wo, spaet: schriften > 0 };
    }),
  );
  expect(spruenge).toEqual(lagen.map((lage) => ({ ...lage, summe: 0, wo: [], spaet: true })));
});

test("mit der Tastatur allein: registrieren, zum Konto gehen, abmelden", async ({ page }) => {
  await besuchen(page, `${portal.url}/register`);
  const reihenfolge = await weiterBis(page, "[name=name]");
  expect(reihenfolge[0]).toContain("Zum Inhalt");
  for (const [name, wert] of Object.entries(neues("Tasta Tur", "tasta@example.org"))) {
    await weiterBis(page, `[name=${name}]`);
    await page.keyboard.type(wert);
  }
  await weiterBis(page, "[name=terms]");
  await page.keyboard.press("Space");
  await weiterBis(page, '[data-testid="register-submit"]');
  await page.keyboard.press("Enter");
  await page.getByTestId("already-logged-in").waitFor();
  await bedienbar(page);
  await weiterBis(page, "main a[href='/dashboard']");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
  await bedienbar(page);
  await weiterBis(page, "main a[href='/konto']");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/konto");
  await bedienbar(page);
  await weiterBis(page, "#passkeys summary");
  await page.keyboard.press("Enter");
  await weiterBis(page, "[name=passkeyName]");
  await weiterBis(page, '[data-testid="logout-button"]', "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${portal.url}/`);
});

/** Presses Tab until the focus is on `ziel`; every stop on the way must be visible as such. */
async function weiterBis(page: Page, ziel: string, taste: "Tab" | "Shift+Tab" = "Tab"): Promise<string[]> {
  const halte: string[] = [];
  for (let i = 0; i < 80; i += 1) {
    const halt = await page.evaluate((gesucht) => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const rahmen = (eines: Element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(eines);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      };
      // What only a script can focus (the content after a change of page) shows no frame.
      const sichtbar =
        element.matches('[tabindex="-1"]') ||
        rahmen(element) ||
        (element.parentElement !== null && rahmen(element.parentElement));
      return { da: element.matches(gesucht), sichtbar, name: element.outerHTML.slice(0, 160) };
    }, ziel);
    if (halt) {
      halte.push(halt.name);
      expect(halt.sichtbar, halt.name).toBe(true);
      if (halt.da) return halte;
    }
    await page.keyboard.press(taste);
  }
  throw new Error(`${ziel} wurde nicht erreicht: ${halte.join("\n")}`);
}
