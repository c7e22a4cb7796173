import type { Page } from "playwright-core";
import { expect } from "vitest";
import { befunde } from "./befunde.ts";

/** Looks at the page in every width and colour, with a picture of each where `BILDER` names a folder. */
export async function ansehen(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await befunde(page), `${name} ${colorScheme} ${width}`).toEqual([]);
      const breite = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(breite, `${name} ${width}`).toBeLessThanOrEqual(width);
      if (process.env.BILDER)
        await page.screenshot({
          path: `${process.env.BILDER}/${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
}
