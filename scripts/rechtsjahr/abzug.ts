import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { eingetragen, eintraege } from "./eintraege.ts";

/** Folders of their own in `node_modules`: their links lead into the copy, all others to the checkout. */
const eigene = "@gebuehrenportal";

/**
 * A copy of the files of the checkout below these folders, with the invented amendments entered; libraries are the checkout's. The
 * caller removes it.
 *
 * @returns its folder
 */
export function abzugMitEintraegen(wurzel: string, ordner: readonly string[]): string {
  const ziel = mkdtempSync(join(tmpdir(), "gebuehrenportal-rechtsjahr-"));
  const dateien = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", ...ordner], {
    cwd: wurzel,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const datei of dateien.split("\n").filter((name) => name !== "" && existsSync(join(wurzel, name)))) {
    mkdirSync(dirname(join(ziel, datei)), { recursive: true });
    cpSync(join(wurzel, datei), join(ziel, datei));
  }
  bibliothekenVerbinden(wurzel, ziel);
  for (const eintrag of eintraege) {
    const datei = join(ziel, eintrag.datei);
    writeFileSync(datei, eingetragen(readFileSync(datei, "utf8"), eintrag));
  }
  return ziel;
}

function bibliothekenVerbinden(wurzel: string, ziel: string): void {
  for (const ort of ["node_modules", "web/node_modules"].filter((name) => existsSync(join(wurzel, name)))) {
    mkdirSync(join(ziel, ort), { recursive: true });
    for (const name of readdirSync(join(wurzel, ort)))
      if (name === eigene)
        cpSync(join(wurzel, ort, name), join(ziel, ort, name), { recursive: true, verbatimSymlinks: true });
      else symlinkSync(join(wurzel, ort, name), join(ziel, ort, name));
  }
}
