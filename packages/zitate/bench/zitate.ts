/** Speed and quality of the reader of citations. `--schluss` reads the final part of the gold set, too. Ends with 1 where a limit is missed. */
import { vollregister } from "../src/register/vollregister.ts";
import { guetePruefen } from "./guete.ts";
import { tempoPruefen } from "./tempo.ts";

const gehalten = [guetePruefen(vollregister, process.argv.includes("--schluss")), tempoPruefen(vollregister)];
if (gehalten.includes(false)) {
  console.error("Eine Grenze ist überschritten.");
  process.exitCode = 1;
}
