import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { datenbankOeffnen } from "#platform/db/datenbank.server.ts";
import { ablageAus } from "#platform/storage/ablage.server.ts";
import { demoZuruecksetzen } from "../../app/demo.ts";

export type Testprozess = {
  /** Origin it listens on and believes to be its own. */
  readonly url: string;
  /** Ends it as an operator does; gives the exit code. */
  readonly beenden: () => Promise<number | null>;
};

/** Demo portals that share one database: two processes on PostgreSQL, one on the embedded database. */
export type Testportale = {
  readonly eins: Testprozess;
  readonly zwei: Testprozess;
  /** Runs `npm run demo:reset` beside them, which changes what pages show. */
  readonly zuruecksetzen: () => Promise<void>;
  readonly beenden: () => Promise<void>;
};

/** @param databaseUrl an empty PostgreSQL database; unset: embedded */
export async function testportale(databaseUrl: string | undefined): Promise<Testportale> {
  const ordner = mkdtempSync(join(tmpdir(), "gp-portale-"));
  const eins = await prozess(ordner, databaseUrl);
  const zwei = databaseUrl ? await prozess(ordner, databaseUrl) : eins;
  const datenbank = await datenbankOeffnen({ dataDir: ordner, databaseUrl }, { art: "skript" });
  await demoZuruecksetzen(datenbank.db, await ablageAus({ dataDir: ordner, s3: undefined }));
  await datenbank.schliessen();
  return {
    eins,
    zwei,
    zuruecksetzen: async () => {
      const skript = join(import.meta.dirname, "../../../scripts/demo-reset.ts");
      await promisify(execFile)(process.execPath, [skript], { env: umgebungFuer(ordner, databaseUrl) });
    },
    beenden: async () => {
      await Promise.all([eins.beenden(), zwei.beenden()]);
      rmSync(ordner, { recursive: true, force: true });
    },
  };
}

async function prozess(dataDir: string, databaseUrl: string | undefined): Promise<Testprozess> {
  // Both are one portal to their visitors, so they have one origin, whatever port they listen on.
  const kind = spawn(process.execPath, [join(import.meta.dirname, "prozess.ts")], {
    stdio: ["ignore", "pipe", "pipe"],
    env: umgebungFuer(dataDir, databaseUrl),
  });
  const ende = new Promise<number | null>((fertig) => kind.once("close", fertig));
  // One that never says where it is outlives no run.
  process.once("exit", () => kind.kill("SIGKILL"));
  let ausgabe = "";
  const port = await new Promise<string | undefined>((fertig) => {
    ende.then(() => fertig(undefined));
    for (const strom of [kind.stdout, kind.stderr])
      strom.setEncoding("utf8").on("data", (text: string) => {
        ausgabe += text;
        const laeuft = /läuft auf http:\/\/localhost:(\d+)/.exec(ausgabe);
        if (laeuft) fertig(laeuft[1]);
      });
  });
  if (port === undefined) throw new Error(`Das Portal läuft nicht: ${ausgabe}`);
  const beenden = () => {
    kind.kill("SIGTERM");
    return ende;
  };
  return { url: `http://127.0.0.1:${port}`, beenden };
}

const umgebungFuer = (dataDir: string, databaseUrl: string | undefined) => ({
  PATH: process.env.PATH,
  LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
  NODE_ENV: "production",
  PORT: "0",
  BASE_URL: testherkunft,
  DATA_DIR: dataDir,
  DEMO_MODE: "1",
  LOG_LEVEL: "info",
  APP_SECRET: "test".repeat(10),
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});

export const testherkunft = "http://portal.test";
