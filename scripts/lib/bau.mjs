import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { Bedienfehler, wurzel } from "./bootstrap.mjs";
import { allein } from "./schloss.mjs";

const build = join(wurzel, "web", "build");
const manifest = join(build, "quellen.txt");
/** Below this the frame of a compressed file eats what it saves. */
const kleinstes = 200;
/** Above this the last percents of Brotli take as long as all the rest of the build; such files are loaded on use only. */
const gross = 1_000_000;
const verpackbar = /\.(js|css|svg|json|txt|xml|webmanifest|ico|wasm)$/;

/** What the build is made from; tests and the running portal's data are not part of it. */
const quellen = ["web/app", "web/server", "web/public", "packages"];
const einzeln = [
  "package-lock.json",
  "web/package.json",
  "web/vite.config.ts",
  "web/entbehrlich.config.ts",
  "web/react-router.config.ts",
];
const ohneWirkung = /(\.test\.tsx?$|(^|\/)(node_modules|bench|\.react-router)(\/|$))/;

/**
 * Builds the portal unless the last build was made from exactly these sources (names, sizes and contents). Two commands
 * at once build one after the other.
 *
 * @returns {Promise<boolean>} whether something was built
 * @throws {Bedienfehler} the build failed; what it printed stands above
 */
export async function bauenWennNoetig() {
  if (gebaut() === quellenstand()) return false;
  return allein(
    `bauen ${build}`,
    () => process.stderr.write("Ein anderer Befehl baut gerade die Seiten; es wird darauf gewartet …\n"),
    (erbe) => {
      const stand = quellenstand();
      if (gebaut() === stand) return false;
      bauen(build, erbe);
      mkdirSync(build, { recursive: true });
      writeFileSync(manifest, stand);
      return true;
    },
  );
}

/**
 * Builds the portal into a folder below `web/` (from elsewhere the built server would not find its packages).
 *
 * @param {string} ordner
 * @param {number | "ignore"} erbe what the builder holds on to while it works, even if this process is killed
 * @throws {Bedienfehler} the build failed; what it printed stands above
 */
export function bauen(ordner, erbe = "ignore") {
  rmSync(ordner, { recursive: true, force: true });
  const vite = spawnSync(
    process.execPath,
    [join(wurzel, "node_modules/@react-router/dev/bin.cjs"), "build"],
    {
      cwd: join(wurzel, "web"),
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORTAL_BUILD_DIR: relative(join(wurzel, "web"), ordner),
      },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe", erbe],
    },
  );
  if (vite.status !== 0) {
    process.stderr.write(`${vite.stdout ?? ""}${vite.stderr ?? ""}`);
    throw new Bedienfehler("Das Portal ließ sich nicht bauen; die Meldungen dazu stehen oben.");
  }
  verpacken(join(ordner, "client"));
}

/** Hash over every source file's path and content. */
export function quellenstand() {
  const hash = createHash("sha256");
  for (const datei of [...quellen.flatMap((ordner) => dateien(ordner)), ...einzeln]) {
    hash
      .update(`${datei}\0`)
      .update(readFileSync(join(wurzel, datei)))
      .update("\0");
  }
  return hash.digest("hex");
}

function gebaut() {
  try {
    return readFileSync(manifest, "utf8");
  } catch {
    return undefined;
  }
}

function dateien(ordner) {
  let eintraege;
  try {
    eintraege = readdirSync(join(wurzel, ordner), { withFileTypes: true });
  } catch {
    return [];
  }
  return eintraege
    .map((eintrag) => ({ pfad: `${ordner}/${eintrag.name}`, istOrdner: eintrag.isDirectory() }))
    .filter(({ pfad }) => !ohneWirkung.test(pfad))
    .sort((a, b) => (a.pfad < b.pfad ? -1 : 1))
    .flatMap(({ pfad, istOrdner }) => (istOrdner ? dateien(pfad) : [pfad]));
}

/** Puts brotli and gzip beside every text file, so that the server only hands them out. */
function verpacken(ordner) {
  for (const eintrag of readdirSync(ordner, { withFileTypes: true })) {
    const pfad = join(ordner, eintrag.name);
    if (eintrag.isDirectory()) verpacken(pfad);
    else if (verpackbar.test(eintrag.name) && statSync(pfad).size >= kleinstes) {
      const inhalt = readFileSync(pfad);
      writeFileSync(
        `${pfad}.br`,
        brotliCompressSync(inhalt, {
          params: { [constants.BROTLI_PARAM_QUALITY]: inhalt.length > gross ? 9 : 11 },
        }),
      );
      writeFileSync(`${pfad}.gz`, gzipSync(inhalt, { level: 9 }));
    }
  }
}
