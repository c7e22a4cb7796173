// `node scripts/bereit.mjs [--mit-tests] DATEI …`: installs what is missing, then runs the project's file on the pinned
// Node. With `--trocken` behind it the file's imports are loaded, all of them, and nothing is done: whether a long command
// would start at all. Plain JavaScript, because this file is started by whatever Node the machine has.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { abbrechen, bereitstellen, wurzel } from "./lib/bootstrap.mjs";

try {
  const mitTests = process.argv.includes("--mit-tests");
  await bereitstellen({ skript: import.meta.url, mitTests });
  if (mitTests) process.argv.splice(process.argv.indexOf("--mit-tests"), 1);
  const [datei] = process.argv.splice(2, 1);
  const adresse = pathToFileURL(join(wurzel, datei)).href;
  if (process.argv.includes("--trocken")) {
    const { nurEinfuhren } = await import("./lib/trocken.mjs");
    nurEinfuhren(adresse);
  }
  await import(adresse);
} catch (fehler) {
  abbrechen(fehler);
}
