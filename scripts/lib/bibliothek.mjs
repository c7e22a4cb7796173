// Plain JavaScript for Node 20. The pinned Node.js needs libatomic, which a bare Debian or Ubuntu does not have.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";

const paket = "libatomic1";

/**
 * What the pinned Node.js needs in its environment to run. A missing library is installed (root), or fetched from the
 * distribution into `ordner` (anybody else), which the environment then names; processes that it starts inherit it.
 *
 * @param {string} node the pinned binary
 * @param {{ holen: boolean }} wahl whether a library that is not here yet is fetched, by one process at a time
 * @returns {Record<string, string> | undefined} variables to add; undefined: it does not run, and the library could not be got
 */
export function laufzeitumgebung(node, ordner, { holen }) {
  if (laeuft(node, {})) return {};
  const geholt = mitBibliotheken(entpackt(ordner));
  if (geholt && laeuft(node, geholt)) return geholt;
  if (!holen) return undefined;
  if (process.platform !== "linux" || !existsSync("/usr/bin/apt-get")) return undefined;
  process.stderr.write(`Die Bibliothek ${paket} wird geholt …\n`);
  const installiert =
    process.getuid?.() === 0 &&
    (apt("install", "-y", paket) || (apt("update") && apt("install", "-y", paket)));
  if (installiert) return laeuft(node, {}) ? {} : undefined;
  const neu = geladen(ordner) ? mitBibliotheken(entpackt(ordner)) : undefined;
  return neu && laeuft(node, neu) ? neu : undefined;
}

function laeuft(node, env) {
  return spawnSync(node, ["--version"], { env: { ...process.env, ...env } }).status === 0;
}

function mitBibliotheken(ort) {
  return ort && { LD_LIBRARY_PATH: [ort, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter) };
}

/** Downloads and unpacks the package without any right but to write into the folder. */
function geladen(ordner) {
  for (const teil of ["lists/partial", "cache/archives/partial"])
    mkdirSync(join(ordner, teil), { recursive: true });
  const eigene = [
    `Dir::State::Lists=${join(ordner, "lists")}`,
    `Dir::Cache=${join(ordner, "cache")}`,
    "Debug::NoLocking=1",
    "APT::Sandbox::User=",
  ].flatMap((angabe) => ["-o", angabe]);
  const gekommen = apt(...eigene, "update") && ruf("apt-get", [...eigene, "download", paket], ordner);
  const datei = gekommen && readdirSync(ordner).find((name) => name.startsWith(`${paket}_`));
  const ausgepackt =
    Boolean(datei) && ruf("dpkg", ["-x", join(ordner, datei), join(ordner, "inhalt")], ordner);
  // The distribution's lists are several times the size of what is wanted.
  for (const rest of ["lists", "cache", datei ?? ""])
    if (rest) rmSync(join(ordner, rest), { recursive: true, force: true });
  return ausgepackt;
}

function entpackt(ordner) {
  const ort = join(ordner, "inhalt/usr/lib");
  const architektur = existsSync(ort)
    ? readdirSync(ort).find((name) => name.endsWith("-linux-gnu"))
    : undefined;
  return architektur && join(ort, architektur);
}

function apt(...argumente) {
  return ruf("apt-get", argumente, "/");
}

function ruf(programm, argumente, cwd) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(programm, argumente, { cwd, env, stdio: "ignore", timeout: 120_000 }).status === 0;
}
