import { ansehen } from "./ansehen.ts";
import { besuchen, test } from "./test.ts";

/** One test for each page as `ansehen` looks at it. The rounds over all pages see them empty; these are filled. */
export function volleSeitenOhneBefund(pfade: readonly string[]): void {
  for (const pfad of pfade) {
    test(`${pfad} ist ohne Befund, hell und dunkel, in jeder Breite`, async ({ page }) => {
      await besuchen(page, pfad);
      await ansehen(page, `voll${pfad.replace(/\W+/g, "-")}`);
    });
  }
}
