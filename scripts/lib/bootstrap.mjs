// Plain JavaScript without dependencies: the first thing that runs on a machine that has only Node 20 and npm.
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { laufzeitumgebung } from "./bibliothek.mjs";
import { entbehrlichesEntfernen } from "./entbehrliches.mjs";
import { beigelegtesNode, fehlendeVoraussetzung, gefordert } from "./laufzeit.mjs";
import { mitStarterEnden } from "./starter.mjs";

/** Absolute path of the checkout. */
export const wurzel = fileURLToPath(new URL("../../", import.meta.url)).replace(/[\\/]$/, "");

/** A fault the operator can mend; its message is one German sentence and is shown without a stack. */
export class Bedienfehler extends Error {}

/** Prints the sentence of an operator's fault (or the stack of a bug) and ends the process with code 1. */
export function abbrechen(fehler) {
  process.stderr.write(`${fehler instanceof Bedienfehler ? fehler.message : (fehler?.stack ?? fehler)}\n`);
  process.exit(1);
}

/**
 * Installs what the lock file names, if something is missing or has another version, and makes sure that the
 * calling script runs on Node ≥ 26: if it does not, the script is run again with the pinned binary, this process
 * only waits and ends with the same exit code (the promise then never resolves).
 *
 * @param {{ skript: URL | string, mitTests?: boolean }} auftrag `skript` is the caller's `import.meta.url`;
 *   `mitTests` also asks for the development packages.
 * @returns {Promise<{ installiert: boolean }>} whether packages were installed just now
 * @throws {Bedienfehler} no suitable Node, no network, no right to write
 */
export async function bereitstellen({ skript, mitTests = false }) {
  const hindernis = fehlendeVoraussetzung(process.versions.node);
  if (hindernis) throw new Bedienfehler(hindernis);
  const fehlt = fehlendesPaket({ mitTests });
  if (fehlt) installieren({ mitTests });
  // The child of a re-execution is told what its parent did, for it cannot see it any more.
  const installiert = Boolean(fehlt) || process.env.GEBUEHRENPORTAL_INSTALLIERT === "1";
  if (Number(process.versions.node.split(".")[0]) >= gefordert) {
    return { installiert };
  }
  return erneutAusfuehren(skript, installiert);
}

/**
 * Compares the lock file with npm's own record of what it installed (`node_modules/.package-lock.json`, written
 * last). Optional packages are left out, for which of them belong here is npm's business.
 *
 * @returns {string | undefined} path of the first missing or outdated package
 */
export function fehlendesPaket({ mitTests = false, ordner = wurzel } = {}) {
  const soll = lesen(join(ordner, "package-lock.json"));
  if (!soll)
    throw new Bedienfehler(
      "Die Datei package-lock.json fehlt; bitte holen Sie das Projekt noch einmal vollständig.",
    );
  const ist = lesen(join(ordner, "node_modules", ".package-lock.json"));
  if (!ist) return "node_modules";
  for (const [pfad, paket] of Object.entries(soll)) {
    if (!pfad.includes("node_modules/") || paket.optional || paket.devOptional) continue;
    if (paket.dev && !mitTests) continue;
    const vorhanden = ist[pfad];
    if (!vorhanden || vorhanden.version !== paket.version || vorhanden.integrity !== paket.integrity)
      return pfad;
  }
  return undefined;
}

function lesen(datei) {
  try {
    return JSON.parse(readFileSync(datei, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** Test tools are left out for a running portal, unless they are here already: they are half of what there is to load. */
function installieren({ mitTests }) {
  try {
    accessSync(wurzel, constants.W_OK);
    if (existsSync(join(wurzel, "node_modules"))) accessSync(join(wurzel, "node_modules"), constants.W_OK);
  } catch {
    throw new Bedienfehler(
      `Im Ordner ${wurzel} fehlt das Schreibrecht, deshalb lassen sich die Pakete nicht installieren.`,
    );
  }
  process.stderr.write("Pakete werden installiert (beim ersten Mal dauert das etwa eine Minute) …\n");
  const tests = mitTests || existsSync(join(wurzel, "node_modules", "vitest", "package.json"));
  const npm = spawnSync(
    "npm",
    // Fewer and shorter retries than npm's own: without a network the sentence shall come within seconds.
    [
      "ci",
      `--${tests ? "include" : "omit"}=dev`,
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
      cwd: wurzel,
      // npm must not run on the pinned binary that it is about to delete, nor with another idea of what to leave out.
      env: { ...process.env, NODE_ENV: undefined, PATH: ohneBinaries(process.env.PATH) },
      stdio: ["ignore", "ignore", "pipe"],
      encoding: "utf8",
      shell: process.platform === "win32",
    },
  );
  if (npm.status !== 0) throw new Bedienfehler(satzZu(npm));
  if (beigelegtesNode(wurzel))
    entbehrlichesEntfernen(wurzel, lesen(join(wurzel, "package-lock.json")), { mitTests: tests });
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

function erneutAusfuehren(skript, installiert) {
  const node = beigelegtesNode(wurzel);
  if (!existsSync(node))
    throw new Bedienfehler(
      `Das beigelegte Node.js fehlt unter ${node}; bitte löschen Sie den Ordner node_modules und rufen Sie den Befehl noch einmal auf.`,
    );
  const umgebung = laufzeitumgebung(node, join(wurzel, "node_modules/.cache/gebuehrenportal/bibliothek"));
  if (!umgebung)
    throw new Bedienfehler(
      "Das beigelegte Node.js lässt sich nicht ausführen; meist fehlt ihm die Bibliothek libatomic.so.1 (Debian und Ubuntu: Paket libatomic1, Fedora und SUSE: libatomic), bitte installieren Sie sie.",
    );
  const datei = skript instanceof URL || String(skript).startsWith("file:") ? fileURLToPath(skript) : skript;
  const kind = spawn(node, [...process.execArgv, datei, ...process.argv.slice(2)], {
    stdio: "inherit",
    env: {
      ...process.env,
      ...umgebung,
      // Whatever the commands start themselves finds the pinned Node.js first.
      PATH: [dirname(node), process.env.PATH].filter(Boolean).join(delimiter),
      // The child ends when this process is gone.
      GEBUEHRENPORTAL_STARTER: String(process.pid),
      ...(installiert ? { GEBUEHRENPORTAL_INSTALLIERT: "1" } : {}),
    },
  });
  let gewollt = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => {
      gewollt = true;
      kind.kill(signal);
    });
  mitStarterEnden(() => kind.kill("SIGTERM"));
  return new Promise((_, ablehnen) => {
    kind.on("error", () =>
      ablehnen(new Bedienfehler(`Das beigelegte Node.js (${node}) lässt sich nicht ausführen.`)),
    );
    // A child that was stopped before it could answer the signal has no code of its own; that is no fault.
    kind.on("exit", (code) => process.exit(code ?? (gewollt ? 0 : 1)));
  });
}

function ohneBinaries(pfad = "") {
  return pfad
    .split(delimiter)
    .filter((teil) => !/node_modules[\\/](\.bin|node-linux-)/.test(teil))
    .join(delimiter);
}
