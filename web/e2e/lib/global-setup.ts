import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { wurzel } from "../../../scripts/lib/bootstrap.mjs";
import { postgresBereitstellen } from "../../../scripts/schritte/postgres.ts";
import { testbau } from "./bau.ts";
import { browserserverStarten } from "./browser.ts";
import { portalStarten } from "./portal.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the portal under test, without trailing slash. */
    readonly portal: string;
    /** Folder of the build, for tests that start portals of their own. */
    readonly bau: string;
    /** Folder in which the portals of a run keep data with the demo for each other. */
    readonly demovorlage: string;
    /** A PostgreSQL on which tests may create databases; empty where the machine has none. */
    readonly postgres: string;
    /** Where the shared browser listens. */
    readonly browser: string;
  }
}

/** One build, one portal, one PostgreSQL and one browser for all browser tests of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bau = testbau();
  const portal = await portalStarten(bau.ordner, { RATE_LIMITS: "relaxed" });
  const browser = await browserserverStarten();
  const postgres = await postgresBereitstellen(wurzel);
  project.provide("postgres", postgres?.url ?? "");
  project.provide("portal", portal.url);
  project.provide("bau", bau.ordner);
  const { TEST_DEMOVORLAGE: vorbereitet } = process.env;
  const demovorlage = vorbereitet ?? (await mkdtemp(join(tmpdir(), "gp-vorlage-")));
  project.provide("demovorlage", demovorlage);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await portal.beenden();
    await postgres?.beenden();
    bau.entfernen();
    if (!vorbereitet) await rm(demovorlage, { recursive: true, force: true });
  };
}
