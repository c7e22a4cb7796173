import type { Page } from "playwright-core";

/**
 * Lets the clock of the page, which `page.clock.install` has made, go on only when the test says so: otherwise it also
 * counts the time that a busy machine takes.
 */
export async function uhrAnhalten(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}
