import type { Page } from "playwright-core";
import { expect } from "vitest";
import { befunde, farbregeln } from "./befunde.ts";

/** The dark scheme is other colours of the same document; which colours meet follows from the layout, narrow or wide. */
const ansichten = {
  light: { breiten: [360, 768, 1440], regeln: undefined },
  dark: { breiten: [1440, 360], regeln: farbregeln },
} as const;

/**
 * Looks at the page in every width and colour: nothing that axe objects to, nothing that scrolls sideways. Takes a
 * picture of each where `BILDER` names a folder, in every width then.
 */
export async function ansehen(page: Page, name: string): Promise<void> {
  const { BILDER: bilder } = process.env;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { breiten, regeln } = ansichten[colorScheme];
    for (const width of bilder ? ansichten.light.breiten : breiten) {
      await page.setViewportSize({ width, height: 900 });
      expect(await befunde(page, regeln), `${name} ${colorScheme} ${width}`).toEqual([]);
      const breite = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(breite, `${name} ${width}`).toBeLessThanOrEqual(width);
      if (bilder)
        await page.screenshot({ path: `${bilder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
}
