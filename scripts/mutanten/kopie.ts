import { cp, glob, mkdir, mkdtemp, readdir, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { spaeterAufraeumen } from "../schritte/aufraeumen.ts";

const keinQuelltext = /\.(test|e2e|d)\.tsx?$|(^|\/)(faelle|bench|testing)\/|(^|\/)testing[^/]*$/;
const nichtKopiert = new Set(["node_modules", ".git", "data", "bilder", "build"]);

/** The files under the given paths that can be changed: no tests, cases or measurements. Paths from the root. */
export async function mutierbar(wurzel: string, ziele: readonly string[]): Promise<string[]> {
  const gefunden = await Promise.all(
    ziele.map(async (ziel) => {
      if ((await stat(join(wurzel, ziel))).isFile()) return [ziel];
      const alle: string[] = [];
      const exclude = (name: string) => nichtKopiert.has(basename(name));
      for await (const datei of glob("**/*.{ts,tsx}", { cwd: join(wurzel, ziel), exclude })) alle.push(datei);
      return alle.map((datei) => join(ziel, datei));
    }),
  );
  return [...new Set(gefunden.flat())].filter((datei) => !keinQuelltext.test(datei)).sort();
}

/**
 * A copy of the checkout in a temporary folder. The installed packages are links, only those of the house lead into the
 * copy: otherwise the tests would import the unchanged code through the names of the packages.
 */
export async function kopieAnlegen(wurzel: string): Promise<string> {
  const kopie = await mkdtemp(join(tmpdir(), "gebuehrenportal-mutanten-"));
  spaeterAufraeumen(() => rm(kopie, { recursive: true, force: true }));
  await cp(wurzel, kopie, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (pfad) => !nichtKopiert.has(basename(pfad)),
  });
  const eigene = join("node_modules", "@gebuehrenportal");
  await mkdir(join(kopie, eigene), { recursive: true });
  for (const name of await readdir(join(wurzel, "node_modules"))) {
    if (name === "@gebuehrenportal" || name.startsWith(".vite")) continue;
    await symlink(join(wurzel, "node_modules", name), join(kopie, "node_modules", name));
  }
  // Their links are relative, so they lead into the copy.
  await cp(join(wurzel, eigene), join(kopie, eigene), { recursive: true, verbatimSymlinks: true });
  return kopie;
}
