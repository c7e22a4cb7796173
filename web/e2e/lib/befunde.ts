import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

/**
 * The minified axe-core: the program of the package's main file at less than half its size. It would write down the HTML of
 * every element it looks at, of the whole page above all; only that of what it objects to is wanted, and written here.
 */
const quelle = `${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")}
axe.configure({ noHtml: true });`;
const zeichenJeElement = 300;

/** What the colour scheme decides; everything else is the same in both. */
export const farbregeln: readonly string[] = ["color-contrast", "link-in-text-block"];

/** What the width decides beside what it shows: which colours meet, and what scrolls in itself. */
export const breitenregeln: readonly string[] = [...farbregeln, "scrollable-region-focusable"];

/**
 * Every finding of axe with the elements it concerns, one line each.
 *
 * @param regeln only these rules; unset: all
 */
export async function befunde(page: Page, regeln?: readonly string[]): Promise<string[]> {
  await page.evaluate(ausgelaufen);
  // Two thirds of a megabyte, once for each document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(quelle);
  const funde = await page.evaluate(
    async ({ runOnly, zeichen }) => {
      const ergebnis = await window.axe.run(document, {
        resultTypes: ["violations"],
        selectors: false,
        elementRef: true,
        // The style sheets would be read for one rule (lock of orientation), which holds for all of them (`architecture/`).
        preload: false,
        ...(runOnly && { runOnly }),
      });
      return ergebnis.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ element }) => element?.outerHTML.slice(0, zeichen)).join(" ")}`,
      );
    },
    { runOnly: regeln && [...regeln], zeichen: zeichenJeElement },
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
