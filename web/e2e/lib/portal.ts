import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freierPort } from "../../../scripts/schritte/system.ts";

/** A portal of our own: fresh data folder, free port. */
export type Portal = { readonly url: string; readonly pid: number; beenden(): Promise<void> };

const projekt = fileURLToPath(new URL("../../..", import.meta.url));
/** No test is about time: whoever needs this long to start, or to end, hangs, and that is a fault. */
const fristMs = 150_000;
const endeMs = 60_000;

/**
 * Starts the built portal and waits until it answers.
 *
 * @param bauOrdner folder with `server/` and `client/` as `bauen` writes them
 * @param env further settings, for example `DATABASE_URL`
 * @throws {Error} with what the portal printed, when it does not come up
 */
export async function portalStarten(
  bauOrdner: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Portal> {
  const daten = await mkdtemp(join(tmpdir(), "gp-"));
  const port = await freierPort();
  const kind = spawn(
    process.execPath,
    [join(import.meta.dirname, "portal-prozess.ts"), join(bauOrdner, "server/index.js")],
    {
      cwd: projekt,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...ohneEinstellungen(),
        NODE_ENV: "production",
        LOG_LEVEL: "error",
        PORT: String(port),
        DATA_DIR: daten,
        ...env,
      },
    },
  );
  let ausgabe = "";
  for (const strom of [kind.stdout, kind.stderr]) {
    strom.setEncoding("utf8").on("data", (stueck: string) => {
      ausgabe += stueck;
    });
  }
  let zuEnde = false;
  const ende = new Promise<void>((fertig) =>
    kind.once("close", () => {
      zuEnde = true;
      fertig();
    }),
  );
  const beenden = async () => {
    if (!zuEnde) kind.kill("SIGTERM");
    let gehaengt = false;
    const uhr = setTimeout(() => {
      gehaengt = true;
      kind.kill("SIGKILL");
    }, endeMs);
    await ende;
    clearTimeout(uhr);
    await rm(daten, { recursive: true, force: true });
    if (gehaengt) throw new Error(`Das Portal hat sich nicht beendet: ${ausgabe.trim()}`);
  };
  const url = `http://localhost:${port}`;
  const spaetestens = Date.now() + fristMs;
  while (!(await antwortet(url))) {
    if (zuEnde || Date.now() > spaetestens) {
      const grund = zuEnde ? "es hat sich beendet" : `keine Antwort nach ${fristMs / 1000} s`;
      await beenden();
      throw new Error(`Das Portal ist nicht gestartet (${grund}): ${ausgabe.trim()}`);
    }
    await new Promise((weiter) => setTimeout(weiter, 100));
  }
  return { url, pid: kind.pid ?? 0, beenden };
}

/** What a developer may have set for a portal of their own must not reach ours. */
export function ohneEinstellungen(): NodeJS.ProcessEnv {
  const eigene =
    /^(HOST|BASE_URL|DATABASE_URL|APP_SECRET|DEMO_MODE|RATE_LIMITS|TRUSTED_PROXY|ANBIETER_.*|VITEST.*|NODE_OPTIONS)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !eigene.test(name)));
}

async function antwortet(url: string): Promise<boolean> {
  // An answer that never comes must not outlast the time the portal has to start.
  return fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
    (antwort) => antwort.ok,
    () => false,
  );
}
