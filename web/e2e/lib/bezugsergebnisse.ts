import { test } from "./test.ts";

/**
 * One test for each reference result of the requirements: without JavaScript the page at this address shows the amount.
 *
 * @param referenzen query and amount in euros
 * @param angaben `was`: beginning of the title; `adresse`: what stands before the query; `stelle`: test id of the result
 */
export function bezugsergebnisse(
  referenzen: readonly (readonly [query: string, betrag: string])[],
  {
    was,
    adresse = "",
    stelle = "result-total",
  }: { readonly was: (query: string) => string; readonly adresse?: string; readonly stelle?: string },
): void {
  for (const [query, betrag] of referenzen)
    test.concurrent(`${was(query)} ohne JavaScript ${betrag}`, async ({ oeffnen, expect: erwarte }) => {
      const page = await oeffnen({ javaScript: false });
      await page.goto(adresse + query);
      erwarte(await page.getByTestId(stelle).textContent()).toBe(`${betrag}\u00a0€`);
    });
}
