import { befunde } from "./befunde.ts";
import { bedienbar, expect, test } from "./test.ts";

/**
 * One test for each page and colour scheme: nothing that axe objects to, and no scrolling sideways, on a phone and on a wide
 * screen. The rounds over all pages see them empty; these are filled.
 */
export function volleSeitenOhneBefund(pfade: readonly string[]): void {
  for (const pfad of pfade) {
    for (const farben of ["light", "dark"] as const) {
      test(`${pfad} ist ohne Befund (${farben === "light" ? "hell" : "dunkel"})`, async ({ oeffnen }) => {
        const page = await oeffnen({ farben });
        await page.goto(pfad);
        await bedienbar(page);
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await befunde(page), `${width} px`).toEqual([]);
          const ueber = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(ueber, `${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }
  }
}
