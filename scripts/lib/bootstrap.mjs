// Plain JavaScript without dependencies: the first thing that runs on a machine that has only Node 20 and npm.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Bedienfehler } from "./bedienfehler.mjs";
import { laufzeitumgebung } from "./bibliothek.mjs";
import { fehlendesPaket, installieren } from "./installation.mjs";
import { beigelegtesNode, fehlendeVoraussetzung, gefordert } from "./laufzeit.mjs";
import { allein } from "./schloss.mjs";
import { mitStarterEnden } from "./starter.mjs";

export { Bedienfehler };

/** Absolute path of the checkout. */
export const wurzel = fileURLToPath(new URL("../../", import.meta.url)).replace(/[\\/]$/, "");

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
  const jetzt = await vervollstaendigt({ mitTests });
  // The child of a re-execution is told what its parent did, for it cannot see it any more.
  const installiert = jetzt || process.env.GEBUEHRENPORTAL_INSTALLIERT === "1";
  if (Number(process.versions.node.split(".")[0]) >= gefordert) {
    return { installiert };
  }
  return erneutAusfuehren(skript, installiert);
}

/**
 * Installs what is missing, one command of this checkout at a time: whoever comes second waits, and then looks again.
 *
 * @returns {Promise<boolean>} whether this call has installed
 */
async function vervollstaendigt({ mitTests }) {
  const auftrag = { ordner: wurzel, mitTests };
  if (!fehlendesPaket(auftrag)) return false;
  return beimEinrichtenAllein(async (erbe) => {
    if (!fehlendesPaket(auftrag)) return false;
    await installieren({ ...auftrag, erbe });
    return true;
  });
}

/** Packages and the library of the pinned Node.js are fetched by one command at a time. */
function beimEinrichtenAllein(arbeit) {
  return allein(
    `einrichten ${wurzel}`,
    () =>
      process.stderr.write("Ein anderer Befehl installiert gerade die Pakete; es wird darauf gewartet …\n"),
    arbeit,
  );
}

async function erneutAusfuehren(skript, installiert) {
  const node = beigelegtesNode(wurzel);
  if (!existsSync(node))
    throw new Bedienfehler(
      `Das beigelegte Node.js fehlt unter ${node}; bitte löschen Sie den Ordner node_modules und rufen Sie den Befehl noch einmal auf.`,
    );
  const ablage = join(wurzel, "node_modules/.cache/gebuehrenportal/bibliothek");
  const umgebung =
    laufzeitumgebung(node, ablage, { holen: false }) ??
    (await beimEinrichtenAllein(() => laufzeitumgebung(node, ablage, { holen: true })));
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
