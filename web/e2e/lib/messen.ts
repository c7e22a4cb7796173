import { brotliCompressSync } from "node:zlib";
import type { Browser, Response } from "playwright-core";
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

const ruheMs = 5000;

/** Opens a page, leaves it alone for five seconds after its load event and adds up what came in. */
export async function ladung(
  browser: Browser,
  pfad: string,
  portal: string,
  ansicht: Ansicht = {},
): Promise<Ladung> {
  const neu = await kontext(browser, portal, ansicht);
  const page = await neu.newPage();
  const antworten: Response[] = [];
  page.on("response", (antwort) => antworten.push(antwort));
  await page.goto(pfad, { waitUntil: "load" });
  await page.waitForTimeout(ruheMs);
  const eingebettet = await page
    .locator("script:not([src])")
    .evaluateAll((skripte) => skripte.map((skript) => skript.textContent ?? "").join("\n"));
  const posten = await Promise.all(antworten.map(gewogen));
  await neu.close();
  const vonArt = (art: string) =>
    posten.flatMap((einer) => (einer?.art === art ? [einer.bytes] : [])).reduce(addiert, 0);
  const teile = {
    skripte: vonArt("skript"),
    json: vonArt("json"),
    eingebettet: brotliCompressSync(eingebettet).length,
  };
  return {
    ...teile,
    gesamt: teile.skripte + teile.json + teile.eingebettet,
    dateien: posten.flatMap((einer) => (einer ? [`${einer.name} ${einer.bytes}`] : [])),
  };
}

/** Bytes as they travelled: what the server does not compress counts in full. */
async function gewogen(antwort: Response) {
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

function addiert(a: number, b: number): number {
  return a + b;
}

/** Sum of all layout shifts while the fonts arrive two seconds late; 0 is the aim. */
export async function layoutsprung(
  browser: Browser,
  pfad: string,
  ansicht: Ansicht,
  portal: string,
): Promise<Sprung> {
  const neu = await kontext(browser, portal, ansicht);
  const page = await neu.newPage();
  let schriften = 0;
  await page.route("**/*.woff2", async (route) => {
    schriften += 1;
    await new Promise((weiter) => setTimeout(weiter, 2000));
    await route.continue();
  });
  await page.addInitScript(() => {
    const spruenge: string[] = [];
    Object.assign(window, { spruenge, sprungsumme: 0 });
    new PerformanceObserver((liste) => {
      for (const eintrag of liste.getEntries() as LayoutShift[]) {
        window.sprungsumme += eintrag.value;
        for (const { node } of eintrag.sources)
          spruenge.push(node?.parentElement?.outerHTML.slice(0, 120) ?? "");
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(pfad, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  const { summe, wo } = await page.evaluate(() => ({ summe: window.sprungsumme, wo: window.spruenge }));
  await neu.close();
  return { summe, wo, schriften };
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
