import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { wurzel } from "../../../scripts/lib/bootstrap.mjs";
import { type Postgres, postgresBereitstellen } from "../../../scripts/schritte/postgres.ts";
import { stillerBefehl } from "../../../scripts/schritte/system.ts";
import { ohneEinstellungen, type Portal, portalStarten } from "./portal.ts";

/** Password of every demo account. */
export const demoPasswort = "Demo-Passwort-1!";

export const demoadresse = (name: string): string => `${name}@demo.gebuehrenportal.test`;

export type Speicher = "PGlite" | "PostgreSQL";

/**
 * A portal of its own with the accounts of the demo.
 *
 * @throws {Error} the machine has no PostgreSQL where one is asked for
 */
export async function demoportal(
  speicher: Speicher,
  env: Readonly<Record<string, string>> = {},
): Promise<Portal> {
  const daten = await mkdtemp(join(tmpdir(), "gp-demo-"));
  let postgres: Postgres | undefined;
  if (speicher === "PostgreSQL") {
    postgres = await postgresBereitstellen(wurzel);
    if (!postgres) throw new Error("Es wurde kein PostgreSQL gefunden.");
  }
  const einstellungen = {
    DATA_DIR: daten,
    DEMO_MODE: "1",
    RATE_LIMITS: "relaxed",
    ...(postgres
      ? { DATABASE_URL: postgres.url, APP_SECRET: "nur-fuer-tests-nur-fuer-tests-nur-fuer-tests" }
      : {}),
  };
  const portal = await portalStarten(inject("bau"), { ...einstellungen, ...env });
  await stillerBefehl(process.execPath, [join(wurzel, "scripts/demo-reset.ts")], {
    cwd: wurzel,
    env: { ...ohneEinstellungen(), ...einstellungen },
  });
  return {
    ...portal,
    beenden: async () => {
      await portal.beenden();
      await postgres?.beenden();
      await rm(daten, { recursive: true, force: true });
    },
  };
}
