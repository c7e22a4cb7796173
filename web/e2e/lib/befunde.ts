import axe from "axe-core";
import type { Page } from "playwright-core";

/**
 * Every finding of axe with the elements it concerns, one line each.
 *
 * @param regeln only these rules; unset: all
 */
export async function befunde(page: Page, regeln?: readonly string[]): Promise<string[]> {
  await page.evaluate(ausgelaufen);
  // Half a megabyte, once for each document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const funde = await page.evaluate(
    async (runOnly) => {
      const ergebnis = await window.axe.run(document, {
        resultTypes: ["violations"],
        selectors: false,
        ...(runOnly && { runOnly }),
      });
      return ergebnis.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
    },
    regeln && [...regeln],
  );
  return funde.sort();
}

/** Runs in the page: a colour that is still changing would be judged halfway. What never ends is not waited for. */
async function ausgelaufen(): Promise<void> {
  const laeuft = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === "running" && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      );
  const spaetestens = performance.now() + 2_000;
  while (laeuft() && performance.now() < spaetestens) await new Promise((weiter) => setTimeout(weiter, 20));
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
