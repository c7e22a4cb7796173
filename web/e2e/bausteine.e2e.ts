import type { Locator, Page } from "playwright-core";
import { describe } from "vitest";
import { besuchen, expect, test } from "./lib/test.ts";

// The parts of the kit, each on a page that uses it.

async function offen(page: Page, pfad: string): Promise<void> {
  await besuchen(page, pfad);
}

/** What is said at a field, in the order of hint and error. */
async function beschreibung(feld: Locator): Promise<string> {
  const ids = ((await feld.getAttribute("aria-describedby")) ?? "").split(" ").filter(Boolean);
  const texte = await Promise.all(ids.map((id) => feld.page().locator(`[id="${id}"]`).textContent()));
  return texte.join(" ");
}

async function eingeben(feld: Locator, text: string): Promise<void> {
  await feld.fill(text);
  await feld.blur();
}

describe("Das Betragsfeld", () => {
  test.for([
    ["1234,56", "1.234,56"],
    ["1\u00a0234,56\u00a0€", "1.234,56"],
    ["EUR 1.234", "1.234,00"],
    ["1234,5", "1.234,50"],
  ] as const)("zeigt beim Verlassen, was es verstanden hat: %s", async ([getippt, verstanden], { page }) => {
    await offen(page, "/");
    const wert = page.getByLabel("Gegenstandswert");
    await eingeben(wert, getippt);
    expect(await wert.inputValue()).toBe(verstanden);
    expect(await wert.getAttribute("aria-invalid")).toBeNull();
  });

  test("fragt zurück, statt zu raten, und nimmt die gewählte Lesart mit der Tastatur", async ({ page }) => {
    await offen(page, "/");
    const wert = page.getByLabel("Gegenstandswert");
    await eingeben(wert, "1.234.5");
    expect(await wert.inputValue()).toBe("1.234.5");
    expect(await wert.getAttribute("aria-invalid")).toBe("true");
    expect(await beschreibung(wert)).toContain("Das ist mehrdeutig. Was meinen Sie?");
    const lesarten = page.getByRole("button", { name: /€$/ });
    expect(await lesarten.allTextContents()).toEqual(["12.345,00\u00a0€", "1.234,50\u00a0€"]);
    await wert.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await wert.inputValue()).toBe("1.234,50");
    expect(await wert.evaluate((feld) => feld === document.activeElement)).toBe(true);
    expect(await lesarten.count()).toBe(0);
  });

  test("sagt, dass ein Wort kein Betrag ist, und verstummt beim Weitertippen", async ({ page }) => {
    await offen(page, "/");
    const wert = page.getByLabel("Gegenstandswert");
    await eingeben(wert, "viel");
    expect(await beschreibung(wert)).toContain("Bitte geben Sie einen gültigen Wert ein.");
    await wert.fill("5");
    expect(await wert.getAttribute("aria-invalid")).toBeNull();
  });
});

describe("Das Tagfeld", () => {
  const heute = () => Temporal.Now.plainDateISO("Europe/Berlin");
  const gedruckt = (tag: Temporal.PlainDate) =>
    [String(tag.day).padStart(2, "0"), String(tag.month).padStart(2, "0"), tag.year].join(".");

  test.for([
    ["+2w", () => heute().add({ weeks: 2 })],
    ["-1t", () => heute().subtract({ days: 1 })],
    ["heute", heute],
  ] as const)(
    "rechnet %s vom heutigen Tag in Berlin und nennt den Wochentag",
    async ([text, tag], { page }) => {
      await offen(page, "/");
      const feld = page.getByLabel("Auftrag erteilt am");
      await eingeben(feld, text);
      expect(await feld.inputValue()).toBe(gedruckt(tag()));
      const wochentag = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"][tag().dayOfWeek - 1];
      expect(await feld.locator("xpath=following-sibling::span[1]").textContent()).toBe(wochentag);
    },
  );

  test("liest acht Ziffern und nimmt den Tag aus dem Kalender", async ({ page }) => {
    await offen(page, "/");
    const feld = page.getByLabel("Auftrag erteilt am");
    await eingeben(feld, "05032027");
    expect(await feld.inputValue()).toBe("05.03.2027");
    await page.locator('input[type="date"]').fill("2025-06-01");
    expect(await feld.inputValue()).toBe("01.06.2025");
  });
});

describe("Der Kopierknopf", () => {
  test("legt eine Tabelle für Word und Text für Mails in die Zwischenablage", async ({ page, portal }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: portal });
    await offen(page, "/gebuehrentabelle?stichtag=2025-06-01&wert=10000");
    await page.getByRole("button", { name: "Kopieren", exact: true }).click();
    await page.getByRole("status").getByText("Kopiert", { exact: true }).waitFor();
    const { html, text } = await page.evaluate(async () => {
      const [eintrag] = await navigator.clipboard.read();
      const lies = async (art: string) => (await eintrag?.getType(art))?.text() ?? "";
      return { html: await lies("text/html"), text: await lies("text/plain") };
    });
    const zeile = text.split(/\r?\n/).find((eine) => eine.startsWith("10.000,00\t"));
    expect(zeile?.split("\t").slice(0, 3)).toEqual(["10.000,00", "652,00", "847,60"]);
    expect(html).toMatch(/<table[\s>][\s\S]*847,60[\s\S]*<\/table>/);
  });

  test("sagt, wenn der Browser es nicht erlaubt", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, "write", {
        value: () => Promise.reject(new DOMException("verboten", "NotAllowedError")),
      });
    });
    await offen(page, "/gebuehrentabelle");
    await page.getByRole("button", { name: "Kopieren", exact: true }).click();
    await page.getByRole("status").getByText("Der Browser erlaubt das Kopieren hier nicht").waitFor();
  });

  test("ist ohne JavaScript nicht zu sehen", async ({ pageOhneJs: page }) => {
    await page.goto("/gebuehrentabelle");
    expect(await page.getByText("Kopieren", { exact: true }).isVisible()).toBe(false);
  });
});

describe("Der Aufklapper", () => {
  const titel = "Bereich und Sätze ändern";

  test("öffnet und schließt sich mit der Tastatur", async ({ page }) => {
    await offen(page, "/gebuehrentabelle");
    const feld = page.getByLabel("Werte von");
    expect(await feld.isVisible()).toBe(false);
    await page.locator("summary", { hasText: titel }).focus();
    await page.keyboard.press("Enter");
    await feld.waitFor({ state: "visible" });
    await page.keyboard.press("Space");
    await feld.waitFor({ state: "hidden" });
  });

  test("braucht kein JavaScript", async ({ pageOhneJs: page }) => {
    await page.goto("/gebuehrentabelle");
    const feld = page.getByLabel("Werte von");
    expect(await feld.isVisible()).toBe(false);
    await page.getByText(titel).click();
    expect(await feld.isVisible()).toBe(true);
  });
});

test("Nach einem unvollständigen Absenden steht der Fokus im ersten Feld mit Fehler", async ({ page }) => {
  await offen(page, "/rvgrechner?vv=3100");
  await page.getByLabel("Gegenstandswert").first().press("Enter");
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-invalid") === "true");
  const feld = page.locator(":focus");
  expect(await feld.evaluate((element) => (element as HTMLInputElement).labels?.[0]?.textContent)).toContain(
    "Gegenstandswert",
  );
  expect((await beschreibung(feld)).length).toBeGreaterThan(0);
});
