import type { Page } from "playwright-core";
import { expect } from "vitest";
import { befunde, breitenregeln, farbregeln } from "./befunde.ts";

type Ansicht = { readonly breite: number; readonly regeln?: readonly string[] };

/**
 * All rules hold for what is shown on the narrowest and on the widest page, and between them nothing is shown that neither
 * has. The dark scheme is other colours of the same document; which colours meet follows from the layout, narrow or wide.
 */
const ansichten: Readonly<Record<"light" | "dark", readonly Ansicht[]>> = {
  light: [{ breite: 360 }, { breite: 768, regeln: breitenregeln }, { breite: 1440 }],
  dark: [
    { breite: 1440, regeln: farbregeln },
    { breite: 360, regeln: farbregeln },
  ],
};
const mittlere: Ansicht = { breite: 768, regeln: farbregeln };

/** Looks at the page in every width and colour (`gesehen`) and finds nothing. */
export async function ansehen(page: Page, name: string): Promise<void> {
  expect(await gesehen(page, name)).toEqual([]);
}

/**
 * What is wrong with the page in any width and colour: what axe objects to, and whether it scrolls sideways. Takes a
 * picture of each where `BILDER` names a folder, in every width then.
 */
export async function gesehen(page: Page, name: string): Promise<string[]> {
  const { BILDER: bilder } = process.env;
  const funde: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const alle = ansichten[colorScheme];
    for (const { breite: width, regeln } of bilder && colorScheme === "dark" ? [...alle, mittlere] : alle) {
      await page.setViewportSize({ width, height: 900 });
      const wo = `${name} ${colorScheme} ${width}`;
      for (const fund of await befunde(page, regeln)) funde.push(`${wo}: ${fund}`);
      const breite = await page.evaluate(() => document.documentElement.scrollWidth);
      if (breite > width) funde.push(`${wo}: ${breite} px breit`);
      if (bilder)
        await page.screenshot({ path: `${bilder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
  // Until the page has its width again, a click may begin on one element and end on another.
  await page.waitForFunction(() => window.innerWidth === 1280);
  await page.evaluate(
    () => new Promise((fertig) => requestAnimationFrame(() => requestAnimationFrame(fertig))),
  );
  return funde;
}
