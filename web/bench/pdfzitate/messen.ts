/**
 * Citations in whole PDFs: quality on the files of this folder, speed on a long one. `--scans` reads the scanned ones, too,
 * which takes a minute. Ends with 1 where a limit is missed.
 */
import { guetePruefen } from "./guete.ts";
import { tempoPruefen } from "./tempo.ts";

const gehalten = [await guetePruefen(process.argv.includes("--scans")), await tempoPruefen()];
if (gehalten.includes(false)) {
  console.error("Eine Grenze ist überschritten.");
  process.exitCode = 1;
}
