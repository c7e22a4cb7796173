import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { wurzel } from "../lib/bootstrap.mjs";
import type { Paar } from "./paare.ts";

/** What a command ended with, after how many seconds, what it printed, and the same with its messages after it. */
export type Lauf = {
  readonly code: number;
  readonly sekunden: number;
  readonly ausgabe: string;
  readonly text: string;
};

/** A bare machine as far as one can be had without another one. */
export type Maschine = {
  readonly paar: Paar;
  /** Environment of an ordinary user: pair first in PATH, no Chromium, no PostgreSQL, no apt. */
  readonly env: NodeJS.ProcessEnv;
  /** Who runs the commands: `nobody`, when root does the probing. */
  readonly benutzer: { readonly uid?: number; readonly gid?: number };
  /** A new clone of what is committed. */
  klon(name: string): string;
  lauf(programm: string, argumente: readonly string[], cwd: string): Lauf;
};

const niemand = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
/** Programs that a bare machine does not have. */
const fehlend =
  /^(node|nodejs|npm|npx|corepack|apt.*|dpkg|chrom.*|google-chrome.*|firefox.*|postgres|initdb|psql|pg_.*)$/;

/** @throws {Error} with what npm said, when the pair cannot be had */
export function maschine(ordner: string, paar: Paar): Maschine {
  const heim = join(ordner, "heim");
  const bin = join(ordner, `bin-${paar.node}-${paar.npm}`);
  const werkzeug = join(ordner, "werkzeug");
  for (const neu of [heim, bin]) mkdirSync(neu, { recursive: true });
  if (!readdirSync(ordner).includes("werkzeug")) {
    mkdirSync(werkzeug);
    for (const name of readdirSync("/usr/bin"))
      if (!fehlend.test(name)) symlinkSync(join("/usr/bin", name), join(werkzeug, name));
  }
  const node = join(geholt(ordner, `node-linux-${process.arch}`, paar.node), "bin/node");
  const npm = join(geholt(ordner, "npm", paar.npm), "bin/npm-cli.js");
  symlinkSync(node, join(bin, "node"));
  writeFileSync(join(bin, "npm"), `#!/bin/sh\nexec "${node}" "${npm}" "$@"\n`);
  chmodSync(join(bin, "npm"), 0o755);
  oeffnen(ordner);
  for (const eigen of [heim, ordner]) if (niemand.uid) chownSync(eigen, niemand.uid, niemand.gid);
  const env = {
    ...weitergegeben(),
    PATH: [bin, werkzeug].join(":"),
    HOME: heim,
    LANG: "C.UTF-8",
    npm_config_cache: join(heim, ".npm"),
  };
  const lauf = (programm: string, argumente: readonly string[], cwd: string): Lauf => {
    const beginn = performance.now();
    const kind = spawnSync(programm, argumente, {
      ...niemand,
      cwd,
      env,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    const sekunden = (performance.now() - beginn) / 1000;
    const ausgabe = kind.stdout ?? "";
    return { code: kind.status ?? 1, sekunden, ausgabe, text: `${ausgabe}${kind.stderr ?? ""}` };
  };
  const klon = (name: string): string => {
    const ziel = join(ordner, `Büro Müller's ${name}`);
    // Git refuses to read what belongs to somebody else, so the clone is handed over afterwards.
    const { status, stderr } = spawnSync("git", ["clone", "-q", wurzel, ziel], { encoding: "utf8" });
    if (status !== 0) throw new Error(`Das Klonen misslang: ${stderr}`);
    if (niemand.uid) spawnSync("chown", ["-R", `${niemand.uid}:${niemand.gid}`, ziel]);
    return ziel;
  };
  return { paar, env, benutzer: niemand, klon, lauf };
}

/** The folder of a package, fetched once. */
function geholt(ordner: string, paket: string, version: string): string {
  const ort = join(ordner, "pakete", `${paket}-${version}`);
  mkdirSync(ort, { recursive: true });
  const { status, stderr } = spawnSync(
    "npm",
    ["install", "--prefix", ort, "--no-save", "--ignore-scripts", "--no-bin-links", `${paket}@${version}`],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`${paket}@${version} ist nicht zu bekommen: ${stderr}`);
  return join(ort, "node_modules", paket);
}

/** Temporary folders are private; whoever runs the commands has to reach what lies in them. */
function oeffnen(ordner: string): void {
  chmodSync(ordner, 0o755);
}

/** The way to the registry, and nothing else of whoever probes. */
function weitergegeben(): NodeJS.ProcessEnv {
  const npm = (name: string) =>
    spawnSync("npm", ["config", "get", name], { encoding: "utf8" })
      .stdout.trim()
      .replace(/^(null|undefined)$/, "");
  const namen = /^((https?|no|all)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR))$/i;
  const eigene = Object.fromEntries(Object.entries(process.env).filter(([name]) => namen.test(name)));
  const cafile = npm("cafile");
  return { ...eigene, npm_config_registry: npm("registry"), ...(cafile && { npm_config_cafile: cafile }) };
}
