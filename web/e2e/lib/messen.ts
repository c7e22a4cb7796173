import { brotliCompressSync } from "node:zlib";
import type { Browser, Page, Response } from "playwright-core";
import { type Ansicht, kontext } from "./kontext.ts";

/** What a page loads of scripts and data without being touched; bytes after brotli. */
export type Ladung = {
  readonly skripte: number;
  readonly json: number;
  /** Scripts and data that stand in the page itself. */
  readonly eingebettet: number;
  readonly gesamt: number;
  readonly dateien: readonly string[];
};

/** What one visit shows: what was loaded, and what moved meanwhile. */
export type Besuch = { readonly ladung: Ladung; readonly sprung: Sprung };

const ruheMs = 5000;
const schriftverzugMs = 2000;

/**
 * Opens a page, its fonts arriving two seconds late, and leaves it alone.
 *
 * @param ruhe how long after the load event, and half a second after the fonts at least
 */
export async function besuch(
  browser: Browser,
  pfad: string,
  portal: string,
  ansicht: Ansicht = {},
  ruhe: number = ruheMs,
): Promise<Besuch> {
  const neu = await kontext(browser, portal, ansicht);
  const page = await neu.newPage();
  const antworten: Response[] = [];
  page.on("response", (antwort) => antworten.push(antwort));
  const schriften = await verzoegert(page);
  await page.addInitScript(sprungzaehler);
  await page.goto(pfad, { waitUntil: "load" });
  const geladen = Date.now();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(Math.max(500, ruhe - (Date.now() - geladen)));
  const eingebettet = await page
    .locator("script:not([src])")
    .evaluateAll((skripte) => skripte.map((skript) => skript.textContent ?? "").join("\n"));
  const { summe, wo } = await page.evaluate(() => ({ summe: window.sprungsumme, wo: window.spruenge }));
  const posten = await Promise.all(antworten.map(gewogen));
  await neu.close();
  return {
    ladung: summiert(posten, brotliCompressSync(eingebettet).length),
    sprung: { summe, wo, schriften: schriften() },
  };
}

/** What a page loads within five seconds after its load event. */
export async function ladung(
  browser: Browser,
  pfad: string,
  portal: string,
  ansicht: Ansicht = {},
): Promise<Ladung> {
  return (await besuch(browser, pfad, portal, ansicht)).ladung;
}

/** Sum of all layout shifts while the fonts arrive two seconds late; 0 is the aim. */
export async function layoutsprung(
  browser: Browser,
  pfad: string,
  ansicht: Ansicht,
  portal: string,
): Promise<Sprung> {
  return (await besuch(browser, pfad, portal, ansicht, 0)).sprung;
}

/** Holds the fonts back; gives how many so far. */
async function verzoegert(page: Page): Promise<() => number> {
  let zahl = 0;
  await page.route("**/*.woff2", async (route) => {
    zahl += 1;
    await new Promise((weiter) => setTimeout(weiter, schriftverzugMs));
    // The page may be closed by now.
    await route.continue().catch(() => {});
  });
  return () => zahl;
}

/** Runs in the page, before anything of it: adds up what moves, and where, in `sprungsumme` and `spruenge`. */
export function sprungzaehler(): void {
  const spruenge: string[] = [];
  Object.assign(window, { spruenge, sprungsumme: 0 });
  new PerformanceObserver((liste) => {
    for (const eintrag of liste.getEntries() as LayoutShift[]) {
      window.sprungsumme += eintrag.value;
      for (const { node } of eintrag.sources)
        spruenge.push(node?.parentElement?.outerHTML.slice(0, 120) ?? "");
    }
  }).observe({ type: "layout-shift", buffered: true });
}

type Posten = { readonly art: "skript" | "json"; readonly bytes: number; readonly name: string };

function summiert(alle: readonly (Posten | undefined)[], eingebettet: number): Ladung {
  const posten = alle.filter((einer) => einer !== undefined);
  const vonArt = (art: Posten["art"]) =>
    posten.filter((einer) => einer.art === art).reduce((summe, { bytes }) => summe + bytes, 0);
  const [skripte, json] = [vonArt("skript"), vonArt("json")];
  return {
    skripte,
    json,
    eingebettet,
    gesamt: skripte + json + eingebettet,
    dateien: posten.map(({ name, bytes }) => `${name} ${bytes}`),
  };
}

/** Bytes as they travelled: what the server does not compress counts in full. */
async function gewogen(antwort: Response): Promise<Posten | undefined> {
  const art = await artVon(antwort);
  if (art === undefined || antwort.status() !== 200) return undefined;
  const { responseBodySize } = await antwort.request().sizes();
  return { art, bytes: responseBodySize, name: new URL(antwort.url()).pathname };
}

async function artVon(antwort: Response): Promise<"skript" | "json" | undefined> {
  const typ = (await antwort.headerValue("content-type")) ?? "";
  if (/javascript/.test(typ)) return "skript";
  return /json|x-script/.test(typ) ? "json" : undefined;
}

export type Sprung = { readonly summe: number; readonly wo: readonly string[]; readonly schriften: number };

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node }[];
};

declare global {
  interface Window {
    sprungsumme: number;
    readonly spruenge: string[];
  }
}
