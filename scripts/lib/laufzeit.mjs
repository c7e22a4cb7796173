// Plain JavaScript without dependencies that even an old Node.js reads: it says in one sentence what is missing.
import { join } from "node:path";

/** The Node.js on which the portal runs. */
export const gefordert = 26;

/**
 * The oldest Node.js that may install, per line: older ones make npm leave out native parts of the bundler, whose
 * packages ask for these versions. `scripts/lib/laufzeit.test.ts` compares them with the lock file.
 */
export const zumInstallieren = ["20.19.0", "22.12.0"];

/**
 * Where npm puts the Node.js that comes with the project. Always the package's own file, never the link in
 * `node_modules/.bin`: two packages share its name, and older npm removes it together with the one that does not belong here.
 *
 * @returns {string | undefined} undefined where no package exists for the system
 */
export function beigelegtesNode(wurzel, system = diesesSystem()) {
  if (!hatEigenes(system)) return undefined;
  return join(wurzel, "node_modules", `node-linux-${system.arch}`, "bin", "node");
}

/**
 * What is missing to run the project's commands at all, to be said before anything is installed.
 *
 * @param {string} version of the running Node.js, as in `process.versions.node`
 * @returns {string | undefined} one German sentence, or undefined when nothing is missing
 */
export function fehlendeVoraussetzung(version, system = diesesSystem()) {
  if (hauptversion(version) >= gefordert) return undefined;
  if (!hatEigenes(system))
    return `Auf diesem System wird Node.js ab Version ${gefordert} gebraucht, denn eine eigene Ausgabe liegt nur für Linux mit glibc auf x64 und arm64 bei; gefunden wurde ${version}.`;
  const genuegt = zumInstallieren.some((von) => gleicheReihe(version, von) && !aelter(version, von));
  const neueReihe = hauptversion(version) > Math.max(...zumInstallieren.map(hauptversion));
  if (genuegt || neueReihe) return undefined;
  const [erste, zweite] = zumInstallieren.map((von) => von.replace(/\.0$/, ""));
  return `Zum Installieren wird Node.js ab Version ${erste}, in der Reihe 22 ab ${zweite} gebraucht; gefunden wurde ${version}.`;
}

function diesesSystem() {
  const bericht = process.report?.getReport?.();
  const { header } = typeof bericht === "string" ? JSON.parse(bericht) : (bericht ?? {});
  return {
    platform: process.platform,
    arch: process.arch,
    glibc: Boolean(header?.glibcVersionRuntime),
  };
}

function hatEigenes({ platform, arch, glibc }) {
  return platform === "linux" && (arch === "x64" || arch === "arm64") && glibc;
}

function hauptversion(version) {
  return Number(version.split(".")[0]);
}

function gleicheReihe(a, b) {
  return hauptversion(a) === hauptversion(b);
}

function aelter(a, b) {
  return Number(a.split(".")[1]) < Number(b.split(".")[1]);
}
