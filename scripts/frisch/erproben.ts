import { spawn } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as warten } from "node:timers/promises";
import { freierPort, stillerBefehl } from "../schritte/system.ts";
import type { Lauf, Maschine } from "./maschine.ts";
import type { Zeile } from "./tafel.ts";

const anlaufMs = 15 * 60_000;

/**
 * Takes a fresh clone through everything that is promised: first start, a computed page, stop, a moved folder, unit
 * tests, and the same start after `npm ci`. A pair that is refused must be so within seconds, before anything is installed.
 */
export async function erprobt(maschine: Maschine, { ganz }: { readonly ganz: boolean }): Promise<Zeile> {
  const { node, npm, woher, satz } = maschine.paar;
  const fehler: string[] = [];
  const werte: Record<string, string> = {};
  const pruefen = (gut: boolean, meldung: string) => {
    if (!gut) fehler.push(meldung);
  };
  if (satz) {
    const klon = maschine.klon(`${node} ${npm}`);
    const { code, sekunden, text } = maschine.lauf("npm", ["start"], klon);
    pruefen(code !== 0 && satz.test(text), `Abgelehnt werden sollte mit ${satz}: ${text}`);
    pruefen(!existsSync(join(klon, "node_modules")), "Vor der Ablehnung wurde schon installiert.");
    werte.abgelehnt = `${sekunden.toFixed(1)} s`;
    rmSync(klon, { recursive: true });
    return { paar: `${node} / ${npm}`, woher, werte, fehler };
  }
  let klon = maschine.klon(`${node} ${npm}`);
  const erster = await gestartet(maschine, klon, "npm");
  werte.start = erster.angabe;
  werte.MB = (await stillerBefehl("du", ["-sm", join(klon, "node_modules")])).split("\t")[0] ?? "";
  fehler.push(...erster.fehler);
  const neuerOrt = `${klon} umgezogen`;
  renameSync(klon, neuerOrt);
  klon = neuerOrt;
  const zweiter = await gestartet(maschine, klon, "node");
  werte.umgezogen = zweiter.angabe;
  fehler.push(...zweiter.fehler);
  const tests = (schritte: readonly string[]) => {
    const lauf = maschine.lauf("npm", ["test", ...(schritte.length > 0 ? ["--", ...schritte] : [])], klon);
    const [zaehlung = ""] = lauf.ausgabe.trimEnd().match(/\d+ passed, \d+ failed$/) ?? [];
    pruefen(lauf.code === 0 && zaehlung !== "", ende(lauf));
    return `${zaehlung} (${Math.round(lauf.sekunden)} s)`;
  };
  werte.einheiten = tests(["einheiten"]);
  if (ganz) werte["npm test"] = tests([]);
  pruefen(unveraendert(maschine, klon), "Die Befehle haben Dateien des Projekts verändert.");
  rmSync(klon, { recursive: true });

  klon = maschine.klon(`${node} ${npm} npm ci`);
  const ci = maschine.lauf("npm", ["ci"], klon);
  pruefen(ci.code === 0, ende(ci));
  const dritter = await gestartet(maschine, klon, "npm");
  werte["npm ci, start"] = `${Math.round(ci.sekunden)} s, ${dritter.angabe}`;
  fehler.push(...dritter.fehler);
  pruefen(unveraendert(maschine, klon), "npm ci und npm start haben Dateien des Projekts verändert.");
  rmSync(klon, { recursive: true });

  klon = maschine.klon(`${node} ${npm} zugleich`);
  const beide = await zugleich(maschine, klon);
  werte.zugleich = beide.angabe;
  fehler.push(...beide.fehler);
  pruefen(unveraendert(maschine, klon), "Zwei Befehle zugleich haben Dateien des Projekts verändert.");
  rmSync(klon, { recursive: true });
  return { paar: `${node} / ${npm}`, woher, werte, fehler };
}

function unveraendert({ lauf }: Maschine, klon: string): boolean {
  const stand = lauf("git", ["status", "--porcelain"], klon);
  return stand.code === 0 && stand.text === "";
}

const ende = ({ code, text }: Lauf): string => `Ende mit ${code}: ${text.trimEnd().slice(-1500)}`;

type Angabe = { readonly angabe: string; readonly fehler: readonly string[] };
/** Text of a page of the portal under test; empty where it does not answer with 200. */
type Seite = (pfad: string) => Promise<string>;

/**
 * The two commands of the README at once: the portal starts, three seconds later the tests in a second window. Until these
 * have ended every page that the sitemap names is asked for, round after round; each has to answer.
 */
async function zugleich(maschine: Maschine, klon: string): Promise<Angabe> {
  const runden = { ganz: 0, seiten: 0 };
  const start = gestartet(maschine, klon, "npm", async (seite) => {
    const stumm = new Set<string>();
    const adressen = [...(await seite("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, adresse = ""]) => new URL(adresse).pathname,
    );
    for (let geendet = false; !geendet; runden.ganz++) {
      geendet = runden.ganz > 0 && (await Promise.race([test.then(() => true), warten(0, false)]));
      for (const adresse of adressen) {
        runden.seiten++;
        if ((await seite(adresse)) === "") stumm.add(adresse);
      }
    }
    const fehler = adressen.length === 0 ? ["Das Verzeichnis der Seiten ist leer."] : [];
    return stumm.size > 0 ? [...fehler, `Während des Installierens stumm: ${[...stumm].join(", ")}`] : fehler;
  });
  const test = warten(3000).then(() => neben(maschine, klon, ["test", "--", "typen", "stil"]));
  const [portal, tests] = await Promise.all([start, test]);
  const gut = /\d+ passed, 0 failed\s*$/.test(tests);
  return {
    angabe: `${portal.angabe}, ${runden.seiten} Seiten in ${runden.ganz} Runden`,
    fehler: gut ? portal.fehler : [...portal.fehler, `Die Tests daneben: ${tests.slice(-1500)}`],
  };
}

/** What a command of npm prints while something else runs. */
function neben({ env, benutzer }: Maschine, klon: string, argumente: readonly string[]): Promise<string> {
  return new Promise((fertig) => {
    const kind = spawn("npm", argumente, { ...benutzer, cwd: klon, env, stdio: ["ignore", "pipe", "pipe"] });
    let text = "";
    for (const strom of [kind.stderr, kind.stdout])
      strom.on("data", (stueck) => {
        text += stueck;
      });
    kind.once("close", () => fertig(text));
  });
}

/**
 * Starts the portal, asks for a computed page and stops it: npm as at a terminal, the starter as a supervisor would.
 * `waehrend` says what was wrong while it ran.
 */
async function gestartet(
  { env, benutzer }: Maschine,
  klon: string,
  womit: "npm" | "node",
  waehrend: (seite: Seite) => Promise<readonly string[]> = async () => [],
): Promise<Angabe> {
  const port = await freierPort();
  const beginn = performance.now();
  const kind = spawn(womit, womit === "npm" ? ["start"] : ["scripts/start.mjs"], {
    ...benutzer,
    cwd: klon,
    env: { ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own: npm ends before the portal does.
    detached: true,
  });
  let text = "";
  for (const strom of [kind.stdout, kind.stderr])
    strom.on("data", (stueck) => {
      text += stueck;
    });
  const geendet = new Promise<string | number | null>((fertig) =>
    kind.once("exit", (code, signal) => fertig(code ?? signal)),
  );
  const seite: Seite = (pfad) =>
    fetch(`http://127.0.0.1:${port}${pfad}`).then(
      async (antwort) => (antwort.ok ? await antwort.text() : ""),
      () => "",
    );
  while ((await seite("/api/health")) === "") {
    if (kind.exitCode !== null || performance.now() - beginn > anlaufMs) {
      kind.kill("SIGKILL");
      return { angabe: "–", fehler: [`Das Portal kam nicht (${womit}): ${text.slice(-1500)}`] };
    }
    await warten(200);
  }
  const angabe = `${((performance.now() - beginn) / 1000).toFixed(1)} s`;
  const fehler: string[] = [...(await waehrend(seite))];
  // § 13 Abs. 1 RVG in force since 01.06.2025: 652,00 € up to 10.000 €, times 1,3.
  const rechnung = await seite("/rvgrechner?wert=10000&vv=3100&stichtag=2026-01-01");
  if (!/847,60/.test(rechnung)) fehler.push("Die gerechnete Seite nennt nicht 847,60 €.");
  const signal = womit === "npm" ? "SIGINT" : "SIGTERM";
  // Ctrl+C at a terminal reaches the whole group. npm 9.3 and newer keeps a SIGTERM to itself, which is why a supervisor
  // starts the starter without it.
  if (womit === "npm" && kind.pid !== undefined) process.kill(-kind.pid, signal);
  else kind.kill(signal);
  const code = await Promise.race([geendet, warten(60_000, "keinem Ende nach 60 s", { ref: false })]);
  // npm itself reports the signal it was ended by; what counts as a clean stop is the starter's own code.
  if (womit === "node" && code !== 0)
    fehler.push(`Nach ${signal} endete der Starter mit ${code}: ${text.slice(-1500)}`);
  for (let versuch = 0; versuch < 300 && lebt(kind.pid); versuch++) await warten(100);
  if (lebt(kind.pid)) {
    fehler.push(`Nach ${signal} laufen noch Prozesse.`);
    process.kill(-Number(kind.pid), "SIGKILL");
  }
  for (let versuch = 0; versuch < 50 && (await seite("/api/health")) !== ""; versuch++) await warten(100);
  if ((await seite("/api/health")) !== "") fehler.push(`Nach ${signal} antwortet das Portal noch.`);
  return { angabe, fehler };
}

/** Whether a process of the group is left. */
function lebt(gruppe: number | undefined): boolean {
  try {
    return gruppe !== undefined && process.kill(-gruppe, 0);
  } catch {
    return false;
  }
}
