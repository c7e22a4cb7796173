import type { Page } from "playwright-core";
import { expect } from "vitest";
import { befunde } from "./befunde.ts";

const farbregeln = ["color-contrast", "link-in-text-block"];

/** Looks at the page in every width and colour, with a picture of each where `BILDER` names a folder. */
export async function ansehen(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // The dark scheme is other colours of the same document.
      const regeln = colorScheme === "dark" ? farbregeln : undefined;
      expect(await befunde(page, regeln), `${name} ${colorScheme} ${width}`).toEqual([]);
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
