import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { testbau } from "./bau.ts";
import { chromiumArgumente, chromiumFinden } from "./chromium.ts";
import { portalStarten } from "./portal.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the portal under test, without trailing slash. */
    readonly portal: string;
    /** Where the shared browser listens. */
    readonly browser: string;
  }
}

/** One build, one portal and one browser for all browser tests of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { pfad, env } = await chromiumFinden();
  const bau = testbau();
  const portal = await portalStarten(bau.ordner, { RATE_LIMITS: "relaxed" });
  const browser = await chromium.launchServer({
    executablePath: pfad,
    args: [...chromiumArgumente],
    env: { ...process.env, ...env },
  });
  project.provide("portal", portal.url);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await portal.beenden();
    bau.entfernen();
  };
}
