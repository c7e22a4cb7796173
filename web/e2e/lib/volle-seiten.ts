import { befunde } from "./befunde.ts";
import { besuchen, expect, test } from "./test.ts";

/**
 * One test for each page and colour scheme: nothing that axe objects to, and no scrolling sideways, on a phone and on a wide
 * screen. The rounds over all pages see them empty; these are filled.
 */
export function volleSeitenOhneBefund(pfade: readonly string[]): void {
  for (const pfad of pfade) {
    for (const farben of ["light", "dark"] as const) {
      test(`${pfad} ist ohne Befund (${farben === "light" ? "hell" : "dunkel"})`, async ({ oeffnen }) => {
        const page = await oeffnen({ farben });
        await besuchen(page, pfad);
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await befunde(page), `${width} px`).toEqual([]);
          const breite = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(breite, `${width} px`).toBeLessThanOrEqual(width);
        }
      });
    }
  }
}
