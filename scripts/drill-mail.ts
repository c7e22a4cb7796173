// `npm run drill:mail`: kills a process again and again between the commit of a mail and its sending, and counts the
// files of the outbox afterwards. `--laeufe 5` kills five times; with DATABASE_URL on PostgreSQL, otherwise embedded.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as warten } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Datenbank, datenbankOeffnen } from "../web/app/platform/db/datenbank.server.ts";
import { dbStellen, zugangUeber } from "../web/app/platform/db/zugang.server.ts";
import { umgebungAus } from "../web/app/platform/env/env.server.ts";
import { jobsStarten } from "../web/app/platform/jobs/jobs.server.ts";
import { logErstellen } from "../web/app/platform/log/log.server.ts";
import {
  liegengebliebeneMails,
  mailEinreihen,
  mailstaende,
} from "../web/app/platform/mail/mail-store.server.ts";
import { postwegAus } from "../web/app/platform/mail/postweg.server.ts";
import { mailjobs, mailsNachholen } from "../web/app/platform/mail/versand.server.ts";

const laeufe = Number(process.argv[process.argv.indexOf("--laeufe") + 1] || 20) || 20;
const jeStoss = 5;
const nachholfristMs = 90_000;

if (process.argv[2] === "prozess") await prozess(process.argv[3] ?? "");
else await drill();

/** Writes mails and sends them by jobs, as the portal does, until it is killed. */
async function prozess(dataDir: string): Promise<void> {
  const { datenbank } = await dienste(dataDir);
  console.log("bereit");
  for (let stoss = 0; ; stoss++) {
    for (let i = 0; i < jeStoss; i++) {
      const id = await datenbank.db.transaction().execute((tx) =>
        mailEinreihen(tx, {
          an: `drill-${stoss}-${i}@kanzlei.example`,
          betreff: "Drill",
          text: "Text ".repeat(2000),
          html: `<p>${"Text ".repeat(2000)}</p>`,
          art: "drill",
        }),
      );
      console.log(id);
    }
    await warten(Math.random() * 300);
  }
}

async function drill(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "gp-drill-mail-"));
  const bestaetigt = new Set<string>();
  try {
    let unterbrochen = 0;
    for (let lauf = 1; lauf <= laeufe; lauf++) {
      const neu = await bisZumEnde(dataDir);
      for (const id of neu) bestaetigt.add(id);
      const offen = [...bestaetigt].filter((id) => !gesendete(dataDir).has(id)).length;
      if (offen > 0) unterbrochen += 1;
      console.log(
        `Lauf ${lauf}: ${neu.length} Mails bestätigt, beim Tod des Prozesses ${offen} noch nicht versandt`,
      );
    }
    await nachholen(dataDir, bestaetigt);
    const dateien = emls(dataDir);
    const ids = dateien.map(idAus);
    const doppelt = ids.length - new Set(ids).size;
    const fehlend = [...bestaetigt].filter((id) => !ids.includes(id)).length;
    const unvollstaendig = dateien.filter((name) => !vollstaendig(join(dataDir, "outbox", name))).length;
    console.log(
      `${laeufe} × kill -9, ${unterbrochen} davon zwischen Abschluss und Versand: ${bestaetigt.size} Mails bestätigt, ${ids.length} Dateien, fehlend ${fehlend}, doppelt ${doppelt}, unvollständig ${unvollstaendig}`,
    );
    if (fehlend + doppelt + unvollstaendig > 0 || unterbrochen === 0) process.exitCode = 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs the process until it is killed; gives the mails whose commit was acknowledged. */
async function bisZumEnde(dataDir: string): Promise<string[]> {
  const kind = spawn(process.execPath, [fileURLToPath(import.meta.url), "prozess", dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let ausgabe = "";
  kind.stdout?.setEncoding("utf8").on("data", (text: string) => {
    ausgabe += text;
  });
  const ende = new Promise((fertig) => kind.once("close", fertig));
  while (!ausgabe.includes("bereit")) {
    if (kind.exitCode !== null)
      throw new Error(`Der Prozess endete mit ${kind.exitCode}, bevor er bereit war.`);
    await warten(10);
  }
  await warten(200 + Math.random() * 2_500);
  toeten(kind);
  await ende;
  // The last line may have been cut off.
  return ausgabe
    .split("\n")
    .slice(0, -1)
    .filter((zeile) => zeile !== "bereit");
}

function toeten(kind: ChildProcess): void {
  kind.kill("SIGKILL");
}

/** One more start, as an operator would: the jobs send what was left. */
async function nachholen(dataDir: string, bestaetigt: ReadonlySet<string>): Promise<void> {
  const { datenbank, beenden } = await dienste(dataDir);
  const bis = Date.now() + nachholfristMs;
  while (Date.now() < bis && (await liegengebliebeneMails(datenbank.db, 0)).length > 0) await warten(500);
  while (Date.now() < bis && [...bestaetigt].some((id) => !gesendete(dataDir).has(id))) await warten(500);
  const gescheitert = await mailstaende(datenbank.db, { zustand: "gescheitert" });
  if (gescheitert.length > 0) console.log(`Aufgegeben: ${gescheitert.length}`);
  await beenden();
}

async function dienste(dataDir: string): Promise<{ datenbank: Datenbank; beenden: () => Promise<void> }> {
  const umgebung = umgebungAus({
    DATA_DIR: dataDir,
    DATABASE_URL: process.env.DATABASE_URL,
    APP_SECRET: "drill".repeat(8),
  });
  const datenbank = await datenbankOeffnen(umgebung, { art: "server" });
  dbStellen(zugangUeber(datenbank.pool));
  const log = logErstellen({ logLevel: "error" });
  const versand = { postweg: postwegAus(umgebung), textBehalten: false, log };
  const jobs = await jobsStarten(datenbank, log, mailjobs(versand));
  mailsNachholen(versand, 0).catch(() => undefined);
  const beenden = async () => {
    await jobs.beenden();
    dbStellen();
    await datenbank.schliessen();
  };
  return { datenbank, beenden };
}

function emls(dataDir: string): string[] {
  try {
    return readdirSync(join(dataDir, "outbox")).filter((name) => name.endsWith(".eml"));
  } catch {
    return [];
  }
}

function gesendete(dataDir: string): Set<string> {
  return new Set(emls(dataDir).map(idAus));
}

function idAus(name: string): string {
  return name.slice(-".eml".length - 36, -".eml".length);
}

/** The last line of a mail with two parts closes the boundary. */
function vollstaendig(datei: string): boolean {
  return /--\s*$/.test(readFileSync(datei, "utf8"));
}
