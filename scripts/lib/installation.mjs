// Plain JavaScript without dependencies: runs on Node 20, before anything is installed.
import { spawn } from "node:child_process";
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { Bedienfehler } from "./bedienfehler.mjs";
import { entbehrlichesEntfernen } from "./entbehrliches.mjs";
import { beigelegtesNode } from "./laufzeit.mjs";

/** npm's own record of what it installed, written last: without it an installation is not whole. */
const verzeichnis = "node_modules/.package-lock.json";
/** Where test tools are laid out before they come to the others. */
const nebenan = "node_modules/.ergaenzung";

/**
 * Compares the lock file with npm's own record of what it installed. Optional packages are left out, for which of them
 * belong here is npm's business, but for the pinned Node.js.
 *
 * @param {{ ordner: string, mitTests?: boolean }} auftrag
 * @returns {string | undefined} path of the first missing or outdated package
 */
export function fehlendesPaket({ ordner, mitTests = false }) {
  const soll = lesen(ordner, "package-lock.json");
  if (!soll)
    throw new Bedienfehler(
      "Die Datei package-lock.json fehlt; bitte holen Sie das Projekt noch einmal vollständig.",
    );
  const ist = lesen(ordner, verzeichnis);
  if (!ist) return "node_modules";
  for (const [pfad, paket] of Object.entries(soll)) {
    if (!pfad.includes("node_modules/") || paket.optional || paket.devOptional) continue;
    if (paket.dev && !mitTests) continue;
    const vorhanden = ist[pfad];
    if (!vorhanden || vorhanden.version !== paket.version || vorhanden.integrity !== paket.integrity)
      return pfad;
  }
  return fehlendesNode(ordner, soll);
}

/** The pinned Node.js is optional to npm, for it exists for few systems only. */
function fehlendesNode(ordner, soll) {
  const node = beigelegtesNode(ordner);
  const pfad = node && Object.keys(soll).find((einer) => node.startsWith(join(ordner, einer, "bin")));
  return pfad && !existsSync(node) ? pfad : undefined;
}

function lesen(ordner, datei) {
  try {
    return JSON.parse(readFileSync(join(ordner, datei), "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * Installs what the lock file names; what a killed installation has left behind is mended by that. Where only test tools are
 * missing they are added, so that a running portal loses nothing it has loaded or will load; otherwise everything is
 * installed anew. Only one process may do so at a time.
 *
 * @param {{ ordner: string, mitTests: boolean, erbe?: number | "ignore" }} auftrag `erbe` keeps the lock while npm works
 * @throws {Bedienfehler} no right to write, no network, no npm
 */
export async function installieren({ ordner, mitTests, erbe = "ignore" }) {
  schreibbar(ordner);
  if (mitTests && !fehlendesPaket({ ordner })) await ergaenzen({ ordner, erbe });
  else await allesNeu({ ordner, mitTests, erbe });
}

function schreibbar(ordner) {
  try {
    accessSync(ordner, constants.W_OK);
    if (existsSync(join(ordner, "node_modules"))) accessSync(join(ordner, "node_modules"), constants.W_OK);
  } catch {
    throw new Bedienfehler(
      `Im Ordner ${ordner} fehlt das Schreibrecht, deshalb lassen sich die Pakete nicht installieren.`,
    );
  }
}

/** Test tools are left out for a running portal, unless they are here already: they are half of what there is to load. */
async function allesNeu({ ordner, mitTests, erbe }) {
  process.stderr.write("Pakete werden installiert (beim ersten Mal dauert das etwa eine Minute) …\n");
  const tests = mitTests || existsSync(join(ordner, "node_modules", "vitest", "package.json"));
  // npm deletes everything first; killed amid that, the old record must not claim to be true.
  rmSync(join(ordner, verzeichnis), { force: true });
  const npm = await npmLauf(ordner, ["ci", `--${tests ? "include" : "omit"}=dev`], erbe);
  if (npm.status !== 0) throw new Bedienfehler(satzZu(npm));
  entbehrlichesWeg(ordner, tests);
}

/**
 * npm cannot add without laying out anew what is there. So everything is laid out beside it, mostly from npm's own cache,
 * and only what is missing moves over; npm's record comes last, so whatever ends this halfway, the next call begins again.
 */
async function ergaenzen({ ordner, erbe }) {
  process.stderr.write("Die Testwerkzeuge werden dazu installiert (das dauert etwa eine Minute) …\n");
  const ablage = join(ordner, nebenan);
  rmSync(ablage, { recursive: true, force: true });
  try {
    const pakete = lesen(ordner, "package-lock.json");
    const eigene = Object.keys(pakete).filter((pfad) => !pfad.includes("node_modules/"));
    for (const datei of [
      ".npmrc",
      "package-lock.json",
      ...eigene.map((pfad) => join(pfad, "package.json")),
    ]) {
      mkdirSync(dirname(join(ablage, datei)), { recursive: true });
      copyFileSync(join(ordner, datei), join(ablage, datei));
    }
    const npm = await npmLauf(ablage, ["ci", "--include=dev"], erbe);
    if (npm.status !== 0) throw new Bedienfehler(satzZu(npm));
    entbehrlichesWeg(ablage, true);
    for (const pfad of hinzukommende({ pakete, ablage, ordner }))
      umziehen(join(ablage, pfad), join(ordner, pfad));
    renameSync(join(ablage, verzeichnis), join(ordner, verzeichnis));
  } finally {
    rmSync(ablage, { recursive: true, force: true });
  }
}

/**
 * Folders that move over, outer ones first: what only tests need, and what is not here yet, such as the part of a test tool
 * for this system, which the lock file calls nothing but optional.
 *
 * @param {{ pakete: Record<string, { dev?: boolean, devOptional?: boolean }>, ablage: string, ordner: string }} auftrag
 * @returns {string[]}
 */
export function hinzukommende({ pakete, ablage, ordner }) {
  return Object.entries(pakete)
    .filter(([pfad]) => pfad.includes("node_modules/") && existsSync(join(ablage, pfad)))
    .filter(([pfad, { dev, devOptional }]) => dev || devOptional || !existsSync(join(ordner, pfad)))
    .map(([pfad]) => pfad)
    .sort((a, b) => a.length - b.length);
}

/** An inner folder has moved with its outer one, and what belongs to another system is not there at all. */
function umziehen(von, nach) {
  if (!existsSync(von)) return;
  rmSync(nach, { recursive: true, force: true });
  mkdirSync(dirname(nach), { recursive: true });
  renameSync(von, nach);
}

function entbehrlichesWeg(ordner, mitTests) {
  if (beigelegtesNode(ordner))
    entbehrlichesEntfernen(ordner, lesen(ordner, "package-lock.json"), { mitTests });
}

/** @returns {Promise<{ status: number | null, stderr: string, error?: Error }>} */
function npmLauf(ordner, auftrag, erbe) {
  return new Promise((fertig) => {
    const npm = spawn(
      "npm",
      // Fewer and shorter retries than npm's own: without a network the sentence shall come within seconds.
      [
        ...auftrag,
        "--include=optional",
        // Nothing here needs one.
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
        "--fetch-retries=2",
        "--fetch-retry-mintimeout=1000",
        "--fetch-retry-maxtimeout=4000",
      ],
      {
        cwd: ordner,
        // npm must not run on the pinned binary that it is about to delete, nor with another idea of what to leave out.
        env: { ...process.env, NODE_ENV: undefined, PATH: ohneBinaries(process.env.PATH) },
        stdio: ["ignore", "ignore", "pipe", erbe],
        shell: process.platform === "win32",
      },
    );
    let stderr = "";
    npm.stderr.setEncoding("utf8").on("data", (stueck) => {
      stderr += stueck;
    });
    npm.once("error", (error) => fertig({ status: null, stderr, error }));
    npm.once("close", (status) => fertig({ status, stderr }));
  });
}

/** One sentence for what npm reports. */
export function satzZu({ error, stderr = "", status }) {
  if (error?.code === "ENOENT")
    return "Das Programm npm wurde nicht gefunden; bitte installieren Sie Node.js mit npm.";
  if (/EACCES|EPERM|EROFS/.test(stderr)) {
    return "Beim Installieren der Pakete fehlte ein Schreibrecht; bitte prüfen Sie die Rechte am Projektordner und am npm-Zwischenspeicher.";
  }
  if (/ENOSPC/.test(stderr)) return "Zum Installieren der Pakete fehlt Platz auf dem Datenträger.";
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i.test(
      stderr,
    )
  ) {
    return "Die Pakete konnten nicht geladen werden, weil das Netz nicht erreichbar ist; bitte versuchen Sie es mit Netzverbindung noch einmal.";
  }
  if (/EUSAGE/.test(stderr)) {
    return "Die Pakete konnten nicht installiert werden, weil package.json und package-lock.json nicht zusammenpassen; bitte holen Sie das Projekt noch einmal vollständig.";
  }
  const erste = stderr
    .split("\n")
    .map((zeile) => zeile.replace(/^npm (error|ERR!)\s*/, "").trim())
    .find((zeile) => zeile !== "" && !/^code /.test(zeile));
  return `Die Pakete konnten nicht installiert werden (npm meldet: ${erste ?? `Ende mit ${status}`}).`;
}

function ohneBinaries(pfad = "") {
  return pfad
    .split(delimiter)
    .filter((teil) => !/node_modules[\\/](\.bin|node-linux-)/.test(teil))
    .join(delimiter);
}
