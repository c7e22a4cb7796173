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

/** Opens a context as a German reader would have it. */
export function kontext(
  browser: Browser,
  portal: string,
  { javaScript = true, breite = 1280, hoehe = 900, farben = "light", zustand }: Ansicht = {},
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: portal,
    javaScriptEnabled: javaScript,
    viewport: { width: breite, height: hoehe },
    colorScheme: farben,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    ...(zustand && { storageState: zustand }),
  });
}
