import { type Browser, type BrowserServer, chromium } from "playwright-core";
import { chromiumArgumente, chromiumFinden } from "./chromium.ts";

export type { Browser } from "playwright-core";

/** A browser for this process alone. */
export async function browserStarten(): Promise<Browser> {
  return chromium.launch(await startangaben());
}

/** A browser that several processes share; they connect to its `wsEndpoint()`. */
export async function browserserverStarten(): Promise<BrowserServer> {
  return chromium.launchServer(await startangaben());
}

async function startangaben() {
  const { pfad, env } = await chromiumFinden();
  return {
    executablePath: pfad,
    args: [...chromiumArgumente],
    // Where a machine has no language, Chromium gives a file with an umlaut in its name none at all.
    env: { ...process.env, LC_ALL: "C.UTF-8", ...env },
  };
}
