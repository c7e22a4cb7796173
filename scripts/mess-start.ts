// `npm run bench:start`: from `npm start` to the first 200 of /api/health with nothing to build, five times, on a
// folder that already holds a database. The target is a median under 3 s.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as warten } from "node:timers/promises";
import { projektordner } from "../web/app/platform/env/ordner.server.ts";

const ziel = 3000;
const laeufe = 5;
const dataDir = mkdtempSync(join(tmpdir(), "gp-start-"));

try {
  console.log(`Erster Start mit neuer Datenbank: ${await gemessen()} ms`);
  const zeiten: number[] = [];
  for (let lauf = 1; lauf <= laeufe; lauf++) {
    zeiten.push(await gemessen());
    console.log(`Lauf ${lauf}: ${zeiten.at(-1)} ms`);
  }
  const median = zeiten.toSorted((a, b) => a - b)[Math.floor(laeufe / 2)] ?? Number.NaN;
  console.log(`Median ${median} ms (Ziel: unter ${ziel} ms)`);
  if (!(median < ziel)) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function gemessen(): Promise<number> {
  const port = await freierPort();
  const beginn = performance.now();
  const portal = spawn("npm", ["start"], {
    cwd: projektordner,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const beendet = new Promise<void>((fertig) => portal.once("exit", () => fertig()));
  try {
    while (performance.now() - beginn < 60_000) {
      const antwort = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
      if (antwort?.status === 200) return Math.round(performance.now() - beginn);
      if (portal.exitCode !== null) throw new Error("Das Portal hat sich beendet, bevor es bereit war.");
      await warten(10);
    }
    throw new Error("Das Portal war nach einer Minute nicht bereit.");
  } finally {
    // npm's own children too: the process group. npm ends before the portal has closed its database.
    const { pid } = portal;
    if (pid && portal.exitCode === null) process.kill(-pid, "SIGTERM");
    await beendet;
    while (pid && lebt(pid)) await warten(50);
  }
}

/** Whether anybody of a process group is left. */
function lebt(gruppe: number): boolean {
  try {
    return process.kill(-gruppe, 0);
  } catch {
    return false;
  }
}

function freierPort(): Promise<number> {
  return new Promise((fertig) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const adresse = server.address();
      server.close(() => fertig(typeof adresse === "object" && adresse ? adresse.port : 0));
    });
  });
}
