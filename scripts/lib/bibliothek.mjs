// Plain JavaScript for Node 20. The pinned Node.js needs libatomic, which a bare Debian or Ubuntu does not have.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

const paket = "libatomic1";

/**
 * What the environment of the pinned Node.js needs so that it finds its libraries: usually nothing. A missing library is
 * installed (root) or fetched from the distribution into `ordner` (anybody else).
 *
 * @returns {Record<string, string> | undefined} undefined: the library is missing and could not be got
 */
export function bibliothekspfad(node, ordner) {
  const laeuft = (env) => spawnSync(node, ["--version"], { env: { ...process.env, ...env } }).status === 0;
  if (laeuft({})) return {};
  if (process.platform !== "linux" || !existsSync("/usr/bin/apt-get")) return undefined;
  const geholt = abgelegt(ordner);
  if (geholt && laeuft(geholt)) return geholt;
  process.stdout.write(`Die Bibliothek ${paket} wird geholt …\n`);
  if (
    process.getuid?.() === 0 &&
    (apt("install", "-y", paket) || (apt("update") && apt("install", "-y", paket)))
  ) {
    return laeuft({}) ? {} : undefined;
  }
  const entpackt = holen(ordner) ? abgelegt(ordner) : undefined;
  return entpackt && laeuft(entpackt) ? entpackt : undefined;
}

/** Downloads and unpacks the package without any right but to write into the folder. */
function holen(ordner) {
  for (const teil of ["lists/partial", "cache/archives/partial"])
    mkdirSync(join(ordner, teil), { recursive: true });
  const eigene = [
    `Dir::State::Lists=${join(ordner, "lists")}`,
    `Dir::Cache=${join(ordner, "cache")}`,
    "Debug::NoLocking=1",
    "APT::Sandbox::User=",
  ].flatMap((angabe) => ["-o", angabe]);
  const geladen = apt(...eigene, "update") && ruf("apt-get", [...eigene, "download", paket], ordner);
  const datei = geladen && readdirSync(ordner).find((name) => name.startsWith(`${paket}_`));
  return Boolean(datei) && ruf("dpkg", ["-x", join(ordner, datei), join(ordner, "inhalt")], ordner);
}

function abgelegt(ordner) {
  const ort = join(ordner, "inhalt/usr/lib");
  const architektur = existsSync(ort) && readdirSync(ort).find((name) => name.endsWith("-linux-gnu"));
  if (!architektur) return undefined;
  const pfade = [join(ort, architektur), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return { LD_LIBRARY_PATH: pfade.join(":") };
}

function apt(...argumente) {
  return ruf("apt-get", argumente, "/");
}

function ruf(programm, argumente, cwd) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(programm, argumente, { cwd, env, stdio: "ignore", timeout: 120_000 }).status === 0;
}
