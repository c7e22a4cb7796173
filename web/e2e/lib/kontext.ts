import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";

/** How to look at the portal. */
export type Ansicht = {
  readonly javaScript?: boolean;
  readonly breite?: number;
  readonly hoehe?: number;
  readonly farben?: "light" | "dark";
  /** Cookies of somebody who is signed in, as `context.storageState()` gives them. */
  readonly zustand?: NonNullable<BrowserContextOptions["storageState"]>;
};

const geduldMs = 120_000;

/** Opens a context as a German reader would have it. */
export async function kontext(
  browser: Browser,
  portal: string,
  { javaScript = true, breite = 1280, hoehe = 900, farben = "light", zustand }: Ansicht = {},
): Promise<BrowserContext> {
  const neu = await browser.newContext({
    baseURL: portal,
    javaScriptEnabled: javaScript,
    viewport: { width: breite, height: hoehe },
    colorScheme: farben,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    ...(zustand && { storageState: zustand }),
  });
  // No test is about time: a machine many times slower than ours opens the page, too.
  neu.setDefaultTimeout(geduldMs);
  return neu;
}
