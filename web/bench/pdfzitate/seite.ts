// `npm run bench:pdfseite`: a long PDF on /paragraphen-profi in Chromium. Ends with code 1 when a bound is broken.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spaeterAufraeumen } from "../../../scripts/schritte/aufraeumen.ts";
import { testbau } from "../../e2e/lib/bau.ts";
import { type Browser, browserStarten } from "../../e2e/lib/browser.ts";
import { portalStarten } from "../../e2e/lib/portal.ts";
import { messlauf } from "../messlauf.ts";
import { langesPdf } from "./langes-pdf.ts";
import { nackterTextImBrowser } from "./nackt-im-browser.ts";

type Page = Awaited<ReturnType<Browser["newPage"]>>;

const runden = 5;
const bremse = 4;

type Lauf = {
  /** From the choice of the file to the first row, and to the last. */
  readonly erste: number;
  readonly alle: number;
  /** From the first page, when everything a scan needs is there, until everything is read. */
  readonly lesen: number;
  readonly normen: number;
  /** Longest block of the page's own thread; the browser reports from 50 ms on. */
  readonly laengste: number;
  /** Requests from the first page read to the last result. */
  readonly anfragen: number;
};

await messlauf(async (werte) => {
  const bau = testbau();
  spaeterAufraeumen(bau.entfernen);
  const portal = await portalStarten(bau.ordner, { RATE_LIMITS: "relaxed" });
  spaeterAufraeumen(portal.beenden);
  const browser = await browserStarten();
  spaeterAufraeumen(() => browser.close());
  const datei = langesPdf();
  const ablage = mkdtempSync(join(tmpdir(), "pdfseite-"));
  spaeterAufraeumen(() => rmSync(ablage, { recursive: true, force: true }));
  const pfad = join(ablage, "lang.pdf");
  writeFileSync(pfad, datei);
  const laeufe: Lauf[] = [];
  const nackt: number[] = [];
  for (let n = 0; n < runden; n++) {
    nackt.push(await nackterTextImBrowser(browser, datei));
    laeufe.push(await lesen(browser, portal.url, pfad, 1));
  }
  const gebremst: Lauf[] = [];
  for (let n = 0; n < runden; n++) gebremst.push(await lesen(browser, portal.url, pfad, bremse));
  const abbruch = await abbrechen(browser, portal.url, pfad);
  const ms = (name: string, zahl: number, hoechstens?: number) => ({
    name,
    wert: zahl,
    einheit: "ms",
    ...(hoechstens !== undefined && { hoechstens }),
  });
  const ganz = median(laeufe.map((lauf) => lauf.lesen));
  werte.push(
    ms("erste Vorschrift nach der Wahl der Datei", median(laeufe.map((lauf) => lauf.erste)), 1000),
    ms("alle Vorschriften", median(laeufe.map((lauf) => lauf.alle)), 6000),
    ms("gelesen, von der ersten Seite bis zur letzten", ganz),
    ms("nur der Text, von pdfium allein", median(nackt)),
    { name: "Vielfaches davon", wert: ganz / median(nackt), einheit: "", hoechstens: 2.5 },
    ms("längste Aufgabe der Seite", median(laeufe.map((lauf) => lauf.laengste))),
    ms(
      `längste Aufgabe der Seite, CPU ${bremse}-fach gebremst`,
      median(gebremst.map((lauf) => lauf.laengste)),
      100,
    ),
    ms("vom Abbrechen bis zur Ruhe", abbruch, 1000),
    {
      name: "Anfragen während des Lesens",
      wert: Math.max(...[...laeufe, ...gebremst].map((lauf) => lauf.anfragen)),
      einheit: "",
      hoechstens: 0,
    },
  );
  return `Chromium ${browser.version()}, ${(datei.length / 1e6).toFixed(1)} MB, ${laeufe[0]?.normen} Vorschriften, Median aus ${runden}`;
});

function median(zahlen: readonly number[]): number {
  return zahlen.toSorted((a, b) => a - b)[zahlen.length >> 1] ?? Number.NaN;
}

/** Reads the file on a page opened for it, with nothing loaded before the choice. */
async function lesen(browser: Browser, portal: string, pfad: string, langsamer: number): Promise<Lauf> {
  return mitSeite(browser, portal, async (page) => {
    const verbindung = await page.context().newCDPSession(page);
    await verbindung.send("Emulation.setCPUThrottlingRate", { rate: langsamer });
    await waehlen(page, pfad);
    await page.locator('[data-testid="profi-stand"][data-lage="fertig"]').waitFor({ timeout: 120_000 });
    // Then the last rows are there, too.
    await page.locator("[data-waechst]").waitFor({ state: "detached" });
    const normen = await page.getByTestId("profi-row").count();
    const anfragen = Number(await page.getByTestId("profi-anfragen").getAttribute("data-anzahl"));
    const { gewaehlt, begonnen, erste, gelesen, alle, aufgaben } = await page.evaluate(() => window.messung);
    const laengste = Math.max(0, ...aufgaben);
    return {
      erste: erste - gewaehlt,
      alle: alle - gewaehlt,
      lesen: gelesen - begonnen,
      normen,
      laengste,
      anfragen,
    };
  });
}

/** Milliseconds from the click on „Abbrechen“ to the file that lies still. */
async function abbrechen(browser: Browser, portal: string, pfad: string): Promise<number> {
  return mitSeite(browser, portal, async (page) => {
    await waehlen(page, pfad);
    await page.getByTestId("profi-row").first().waitFor();
    const beginn = performance.now();
    await page.getByRole("button", { name: "Abbrechen" }).click();
    await page.locator('[data-testid="profi-stand"][data-lage="abgebrochen"]').waitFor();
    return performance.now() - beginn;
  });
}

async function mitSeite<T>(browser: Browser, portal: string, arbeit: (page: Page) => Promise<T>): Promise<T> {
  const kontext = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "de-DE" });
  try {
    const page = await kontext.newPage();
    await page.goto(`${portal}/paragraphen-profi`);
    await page.locator('html[data-hydrated="true"]').waitFor({ state: "attached" });
    await page.waitForTimeout(1000);
    return await arbeit(page);
  } finally {
    await kontext.close();
  }
}

/** Chooses the file; the page itself notes when, and when what is seen. */
async function waehlen(page: Page, pfad: string): Promise<void> {
  await page.evaluate(() => {
    const messung = { gewaehlt: 0, begonnen: 0, erste: 0, gelesen: 0, alle: 0, aufgaben: [] as number[] };
    window.messung = messung;
    document.addEventListener("change", () => (messung.gewaehlt = performance.now()), {
      capture: true,
      once: true,
    });
    new PerformanceObserver((liste) => {
      messung.aufgaben.push(...liste.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
    new MutationObserver(() => {
      const nun = performance.now();
      if (messung.erste === 0 && document.querySelector('[data-testid="profi-row"]')) messung.erste = nun;
      const liest = '[data-testid="profi-stand"][data-lage="liest"]';
      if (messung.begonnen === 0 && document.querySelector(liest)) messung.begonnen = nun;
      const fertig = '[data-testid="profi-stand"][data-lage="fertig"]';
      if (messung.gelesen === 0 && document.querySelector(fertig)) messung.gelesen = nun;
      const vollstaendig = messung.gelesen > 0 && !document.querySelector("[data-waechst]");
      if (messung.alle === 0 && vollstaendig) messung.alle = nun;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.locator("input[type=file]").setInputFiles(pfad);
}

declare global {
  interface Window {
    messung: Readonly<Record<"gewaehlt" | "begonnen" | "erste" | "gelesen" | "alle", number>> & {
      readonly aufgaben: number[];
    };
  }
}
