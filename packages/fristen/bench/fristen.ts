/** Speed of the law of deadlines. Ends with 1 where a limit is missed. */
import { feiertageMessen } from "./feiertage.ts";
import { fristMessen } from "./frist.ts";

const gehalten = [feiertageMessen(), fristMessen()];
if (gehalten.includes(false)) {
  console.error("Eine Grenze ist überschritten.");
  process.exitCode = 1;
}
