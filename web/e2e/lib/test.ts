import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { test as basis, inject } from "vitest";
import { type Ansicht, kontext } from "./kontext.ts";

type Werkzeuge = {
  /** Address of the portal, without trailing slash. */
  readonly portal: string;
  readonly browser: Browser;
  /** Opens a page in a context of its own; `goto` takes paths. Errors of its scripts and what its policy blocks fail the test. */
  readonly oeffnen: (ansicht?: Ansicht) => Promise<Page>;
  /** A page at 1280 × 900 in light colours. */
  readonly page: Page;
  /** A page at 1280 × 900 in light colours, without JavaScript. */
  readonly pageOhneJs: Page;
};

let verbindung: Promise<Browser> | undefined;

/** One connection per worker to the run's one browser. */
export function verbundenerBrowser(): Promise<Browser> {
  verbindung ??= chromium.connect(inject("browser"));
  return verbindung;
}

/** Vitest's `test` with a portal and a browser; see `Werkzeuge` for what a test may ask for. */
export const test = basis.extend<Werkzeuge>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures a fixture needs
  portal: async ({}, use) => use(inject("portal")),
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures a fixture needs
  browser: async ({}, use) => use(await verbundenerBrowser()),
  oeffnen: async ({ browser, task }, use) => {
    const offene: BrowserContext[] = [];
    const fehler: string[] = [];
    await use(async (ansicht) => {
      const neu = await kontext(browser, inject("portal"), ansicht);
      offene.push(neu);
      const page = await neu.newPage();
      page.on("pageerror", ({ message }) => fehler.push(message));
      page.on("console", (zeile) => {
        if (/Content Security Policy/.test(zeile.text())) fehler.push(zeile.text());
      });
      return page;
    });
    const gescheitert = task.result?.state === "fail";
    const bilder = gescheitert
      ? await Promise.all(offene.flatMap((einer) => einer.pages()).map(bestand))
      : [];
    await Promise.all(offene.map((einer) => einer.close()));
    if (gescheitert)
      throw new Error(["Als der Test scheiterte, zeigten die Seiten:", ...bilder, ...fehler].join("\n"));
    if (fehler.length > 0) throw new Error(`Fehler in Skripten der Seite: ${fehler.join(" | ")}`);
  },
  page: async ({ oeffnen }, use) => use(await oeffnen()),
  pageOhneJs: async ({ oeffnen }, use) => use(await oeffnen({ javaScript: false })),
});

export { expect } from "vitest";

const zeichenJeSeite = 3_000;

/** What a page shows, as a screen reader would tell it: what is open over it first. */
async function bestand(page: Page): Promise<string> {
  const dialoge = await page
    .locator("dialog[open]")
    .all()
    .catch(() => []);
  const inhalte = [...dialoge, page.locator("main")].map((teil) =>
    teil
      .ariaSnapshot({ timeout: 5_000 })
      .then((inhalt) => inhalt.slice(0, zeichenJeSeite))
      .catch(String),
  );
  return [page.url(), ...(await Promise.all(inhalte))].join("\n");
}

/** Waits until the page's event handlers are attached (`<html data-hydrated="true">`). */
export async function bedienbar(page: Page): Promise<void> {
  await page.locator('html[data-hydrated="true"]').waitFor({ state: "attached" });
}

/** Opens a page and waits until it can be used. */
export async function besuchen(
  page: Page,
  adresse: string,
  angaben?: Parameters<Page["goto"]>[1],
): Promise<void> {
  await page.goto(adresse, angaben);
  await bedienbar(page);
}
