// `npm run drill:kill9`: kills a process with the embedded database amid inserts, ten times, and counts what is there
// afterwards. `--laeufe 3` runs it three times.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as warten } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { datenbankOeffnen } from "../web/app/platform/db/datenbank.server.ts";
import { sockelpfad } from "../web/app/platform/db/eingebettet.server.ts";
import { poolErstellen } from "../web/app/platform/db/pool.server.ts";

const laeufe = Number(process.argv[process.argv.indexOf("--laeufe") + 1] || 10) || 10;
const schreiber = 4;

if (process.argv[2] === "server") {
  await datenbankOeffnen({ dataDir: process.argv[3] ?? "", databaseUrl: undefined }, { art: "server" });
  console.log("bereit");
  // Stays until it is killed.
  setInterval(() => undefined, 60_000);
} else {
  await drill();
}

async function drill(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "gp-kill9-"));
  const bestaetigt = new Set<string>();
  let verloren = 0;
  let oeffnen = 0;
  try {
    for (let lauf = 1; lauf <= laeufe; lauf++) {
      const neu = await schreibenBisZumEnde(dataDir, lauf);
      for (const kennung of neu) bestaetigt.add(kennung);
      const beginn = performance.now();
      const gefunden = await lesen(dataDir);
      const ms = performance.now() - beginn;
      oeffnen = Math.max(oeffnen, ms);
      const fehlt = [...bestaetigt].filter((kennung) => !gefunden.has(kennung)).length;
      verloren += fehlt;
      console.log(
        `Lauf ${lauf}: ${neu.length} neu bestätigt, insgesamt ${bestaetigt.size} bestätigt, ${bestaetigt.size - fehlt} davon gefunden (geöffnet und gelesen in ${Math.round(ms)} ms)`,
      );
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(
    `Bestätigt ${bestaetigt.size}, gefunden ${bestaetigt.size - verloren}, verloren ${verloren}; längstes Öffnen ${Math.round(oeffnen)} ms`,
  );
  if (verloren > 0 || bestaetigt.size === 0) process.exitCode = 1;
}

/** Starts the database, writes until it is killed, and gives the rows whose commit was acknowledged. */
async function schreibenBisZumEnde(dataDir: string, lauf: number): Promise<string[]> {
  const server = spawn(process.execPath, [fileURLToPath(import.meta.url), "server", dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await bereit(server);
  const pool = poolErstellen({ sockel: sockelpfad(dataDir) }, { max: schreiber });
  await pool.query("create table if not exists drill (kennung text primary key, fuellung text not null)");
  const bestaetigt: string[] = [];
  const schreiben = Array.from({ length: schreiber }, async (_, nr) => {
    for (let i = 0; ; i++) {
      const kennung = `${lauf}-${nr}-${i}`;
      await pool.query("insert into drill values ($1, repeat('x', 300))", [kennung]);
      bestaetigt.push(kennung);
    }
  });
  const beendet = Promise.allSettled(schreiben);
  await warten(300 + Math.random() * 700);
  server.kill("SIGKILL");
  await beendet;
  await pool.end();
  return bestaetigt;
}

async function lesen(dataDir: string): Promise<Set<string>> {
  const datenbank = await datenbankOeffnen({ dataDir, databaseUrl: undefined }, { art: "server" });
  const { rows } = await datenbank.pool.query<{ kennung: string }>("select kennung from drill");
  await datenbank.schliessen();
  return new Set(rows.map(({ kennung }) => kennung));
}

function bereit(server: ChildProcess): Promise<void> {
  return new Promise((fertig, gescheitert) => {
    server.stdout?.once("data", () => fertig());
    server.once("exit", (code) =>
      gescheitert(new Error(`Der Server endete mit ${code}, bevor er bereit war.`)),
    );
  });
}
