import type { Locator, Page } from "playwright-core";

/** Fills fields by what stands beside them, in this order. */
export async function eintragen(
  wo: Page | Locator,
  angaben: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [beschriftung, wert] of Object.entries(angaben)) await wo.getByLabel(beschriftung).fill(wert);
}

/** Fills fields by their names, in this order. */
export async function fuellen(wo: Page | Locator, felder: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, wert] of Object.entries(felder)) await wo.locator(`[name=${name}]`).fill(wert);
}

/** Sends the form of a calculator, where no script follows the typing. */
export const berechnen = (page: Page) => page.getByRole("button", { name: "Berechnen" }).click();
