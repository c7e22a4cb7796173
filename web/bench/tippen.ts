import { formularAus } from "../app/features/rechner/rvg/formular.ts";
import { alsFragment } from "../app/features/rechner/rvg/fragment.ts";
import type { Browser } from "../e2e/lib/browser.ts";
import type { Messwert } from "./messwert.ts";

const bremse = 4;
const eingabe = "123456,78";

/** Twenty fees in three matters: a large calculation as it occurs in practice. */
const grosseRechnung = formularAus([
  {
    stufe: "vorgerichtlich",
    gebuehren: ["2300", "1000", "1008", "7000", "7003", "7005"],
    felder: { wert: "250.000" },
  },
  {
    stufe: "instanz",
    gebuehren: ["3100", "3101", "3104", "1003", "1008", "7000", "7003"],
    felder: { wert: "250.000" },
  },
  {
    stufe: "berufung",
    gebuehren: ["3200", "3201", "3202", "1004", "1008", "7000", "7003"],
    felder: { wert: "250.000" },
  },
]);

/** The longest task on the main thread while somebody types a value into a large calculation on a slow machine. */
export async function tippenMessen(browser: Browser, portal: string, pfad: string): Promise<Messwert[]> {
  const kontext = await browser.newContext({
    baseURL: portal,
    viewport: { width: 1440, height: 900 },
    locale: "de-DE",
  });
  const page = await kontext.newPage();
  const fehler: string[] = [];
  page.on("pageerror", ({ message }) => fehler.push(message));
  await page.goto(`${pfad}#${alsFragment(grosseRechnung)}`);
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
  const vorher = await page.getByTestId("result-total").first().textContent();
  await feld.fill("");
  await page.keyboard.type(eingabe, { delay: 150 });
  await page.waitForTimeout(1500);
  const aufgaben = await page.evaluate(() => window.langeAufgaben);
  const nachher = await page.getByTestId("result-total").first().textContent();
  const positionen = grosseRechnung.angelegenheiten.flatMap(({ positionen }) => positionen).length;
  await kontext.close();
  if (fehler.length > 0) throw new Error(`Fehler auf der Seite: ${fehler.join(" | ")}`);
  if (vorher === nachher)
    throw new Error("Das Ergebnis hat sich beim Tippen nicht geändert; es wurde nichts gemessen.");
  console.log(
    `  ${positionen} Positionen, ${aufgaben.length} Aufgaben über 50 ms: ${aufgaben.map(Math.round).join(", ")}`,
  );
  return [
    // The browser reports a task only from 50 ms on; none reported means below that.
    {
      name: `${pfad} längste Aufgabe beim Tippen, CPU ${bremse}-fach gebremst`,
      wert: Math.max(0, ...aufgaben),
      einheit: "ms",
      hoechstens: 50,
    },
  ];
}

declare global {
  interface Window {
    langeAufgaben: number[];
  }
}
