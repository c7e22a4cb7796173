import { alsRvgFragment, rvgFormularAus } from "#features/rechner/testing.ts";
import type { Browser } from "../e2e/lib/browser.ts";
import type { Messwert } from "./messwert.ts";

const bremse = 4;
const eingabe = "123456,78";

/** Twenty fees in three matters: as much as a page of this kind has to carry in practice. */
const grosseRechnung = rvgFormularAus([
  {
    stufe: "instanz",
    felder: { wert: "250.000", mehrwert: "50.000", auftraggeber: "3" },
    gebuehren: ["3100", "3101", "3104", "1003", "1000"],
  },
  { stufe: "ermittlung", gebuehren: ["4100", "4102", "4104", "4141"] },
  {
    stufe: "strafgericht",
    gebuehren: ["4106", ...Array<string>(8).fill("4108"), { nr: "4142", felder: { wert: "80.000" } }, "4141"],
  },
]);

/** What needs no tier, so that the page shows a result that has to change. */
const freieRechnung = rvgFormularAus([
  { stufe: "instanz", felder: { wert: "250.000" }, gebuehren: ["3100", "3104", "1003"] },
]);

/**
 * The longest task on the main thread while somebody types a value on a slow machine: once in a large calculation (the
 * page answers with the hint to the tier it needs), once in one that shows its result.
 */
export async function tippenMessen(browser: Browser, portal: string, pfad: string): Promise<Messwert[]> {
  const gross = await laengsteAufgabe(browser, `${portal}${pfad}#${alsRvgFragment(grosseRechnung)}`);
  const frei = await laengsteAufgabe(browser, `${portal}${pfad}#${alsRvgFragment(freieRechnung)}`);
  if (!frei.neuesErgebnis)
    throw new Error("Beim Tippen hat sich kein Ergebnis geändert; es wurde nichts gemessen.");
  const positionen = grosseRechnung.angelegenheiten.flatMap(
    (angelegenheit) => angelegenheit.positionen,
  ).length;
  const name = (was: string) => `${pfad} längste Aufgabe beim Tippen, ${was}, CPU ${bremse}-fach gebremst`;
  return [
    { name: name(`${positionen} Positionen`), wert: gross.ms, einheit: "ms", hoechstens: 50 },
    { name: name("mit Ergebnis"), wert: frei.ms, einheit: "ms", hoechstens: 50 },
  ];
}

/** `ms` is 0 when no task reached the 50 ms from which on the browser reports. */
async function laengsteAufgabe(
  browser: Browser,
  url: string,
): Promise<{ ms: number; neuesErgebnis: boolean }> {
  const kontext = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "de-DE" });
  const page = await kontext.newPage();
  const fehler: string[] = [];
  page.on("pageerror", ({ message }) => fehler.push(message));
  await page.goto(url);
  await page.locator('html[data-hydrated="true"]').waitFor({ state: "attached" });
  const feld = page.getByLabel(/^Gegenstandswert/).first();
  await feld.click();
  await page.waitForTimeout(1500);
  const verbindung = await kontext.newCDPSession(page);
  await verbindung.send("Emulation.setCPUThrottlingRate", { rate: bremse });
  await page.evaluate(() => {
    Object.assign(window, { langeAufgaben: [] });
    new PerformanceObserver((liste) => {
      window.langeAufgaben.push(...liste.getEntries().map((eintrag) => eintrag.duration));
    }).observe({ type: "longtask" });
  });
  const summe = async () => (await page.getByTestId("result-total").allTextContents()).join();
  const vorher = await summe();
  await feld.fill("");
  await page.keyboard.type(eingabe, { delay: 150 });
  await page.waitForTimeout(1500);
  const aufgaben = await page.evaluate(() => window.langeAufgaben);
  const nachher = await summe();
  await kontext.close();
  if (fehler.length > 0) throw new Error(`Fehler auf der Seite: ${fehler.join(" | ")}`);
  console.log(`  ${aufgaben.length} Aufgaben über 50 ms: ${aufgaben.map(Math.round).join(", ")}`);
  return { ms: Math.max(0, ...aufgaben), neuesErgebnis: nachher !== "" && vorher !== nachher };
}

declare global {
  interface Window {
    langeAufgaben: number[];
  }
}
