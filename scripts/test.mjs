// `npm test`: the whole pipeline. Plain JavaScript, because this file is started by whatever Node the machine has.
// `npm test -- einheiten browser` runs only the named steps.
import { bereitstellen } from "./lib/bootstrap.mjs";

try {
  await bereitstellen({ skript: import.meta.url, mitTests: true });
  await import("./schritte/lauf.ts");
} catch (fehler) {
  console.error(fehler instanceof Error && fehler.name === "Error" ? fehler.message : fehler);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}
