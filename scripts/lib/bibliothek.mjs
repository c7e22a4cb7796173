// Plain JavaScript for Node 20. The pinned Node.js needs libatomic, which a bare Debian or Ubuntu does not have.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const paket = "libatomic1";

/**
 * Makes sure that the pinned Node.js runs. A missing library is installed (root), or fetched from the distribution into
 * `ordner` (anybody else); then `node` becomes a script that names the folder, so that npm's own calls find it too.
 *
 * @param {string} node link in `node_modules/.bin`
 * @returns {boolean} false: it does not run, and the library could not be got
 */
export function nodeLauffaehig(node, ordner) {
  const laeuft = () => spawnSync(node, ["--version"]).status === 0;
  if (laeuft()) return true;
  if (process.platform !== "linux" || !existsSync("/usr/bin/apt-get")) return false;
  process.stdout.write(`Die Bibliothek ${paket} wird geholt …\n`);
  const installiert =
    process.getuid?.() === 0 &&
    (apt("install", "-y", paket) || (apt("update") && apt("install", "-y", paket)));
  if (installiert) return laeuft();
  const bibliotheken = holen(ordner) && entpackt(ordner);
  if (!bibliotheken) return false;
  const programm = realpathSync(node);
  rmSync(node);
  const zeilen = [
    "#!/bin/sh",
    `export LD_LIBRARY_PATH='${bibliotheken}'"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    `exec '${programm}' "$@"`,
  ];
  writeFileSync(node, `${zeilen.join("\n")}\n`, { mode: 0o755 });
  return laeuft();
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

function entpackt(ordner) {
  const ort = join(ordner, "inhalt/usr/lib");
  const architektur = existsSync(ort) && readdirSync(ort).find((name) => name.endsWith("-linux-gnu"));
  return architektur && join(ort, architektur);
}

function apt(...argumente) {
  return ruf("apt-get", argumente, "/");
}

function ruf(programm, argumente, cwd) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(programm, argumente, { cwd, env, stdio: "ignore", timeout: 120_000 }).status === 0;
}
