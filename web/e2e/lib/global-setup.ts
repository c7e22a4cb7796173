import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { wurzel } from "../../../scripts/lib/bootstrap.mjs";
import { postgresBereitstellen } from "../../../scripts/schritte/postgres.ts";
import { postgresquelle, type Quelle } from "../../app/platform/db/testing-quellen.server.ts";
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

/** The portal and the browser; what does not start leaves no database behind. */
async function gestartet(ordner: string, datenbank: Quelle | undefined) {
  try {
    const portal = await portalStarten(ordner, {
      RATE_LIMITS: "relaxed",
      ...(datenbank && { DATABASE_URL: datenbank.url, APP_SECRET: "nur-fuer-tests".repeat(3) }),
    });
    return [portal, await browserserverStarten()] as const;
  } catch (fehler) {
    await datenbank?.entfernen();
    throw fehler;
  }
}

/**
 * One build, one portal, one PostgreSQL and one browser for all browser tests of a run. The portal is on PostgreSQL where the
 * machine has it, for which it computes less; what the databases decide is tested with portals on either.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bau = testbau();
  const postgres = await postgresBereitstellen(wurzel);
  const datenbank = postgres && (await postgresquelle(postgres.url));
  const [portal, browser] = await gestartet(bau.ordner, datenbank);
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
    await datenbank?.entfernen();
    await postgres?.beenden();
    bau.entfernen();
    if (!vorbereitet) await rm(demovorlage, { recursive: true, force: true });
  };
}
