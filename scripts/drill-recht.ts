// `npm run drill:recht`: the random comparisons and properties of the law with a seed nobody has drawn before, which
// `npm test` keeps fixed. `--laeufe 5` draws five times; `--saat 123` repeats one run, as a failed one names it.
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { wurzel } from "./lib/bootstrap.mjs";
import { befehl } from "./schritte/befehl.ts";

const { values: wahl } = parseArgs({
  options: { laeufe: { type: "string", default: "1" }, saat: { type: "string" } },
});

const orte = ["packages", "gegenrechnung", "web/app/features/rechner"];
const gescheitert: string[] = [];
for (let lauf = 1; lauf <= Number(wahl.laeufe); lauf++) {
  const SAAT = wahl.saat ?? String(randomInt(2 ** 31));
  console.log(`Lauf ${lauf} mit SAAT=${SAAT}`);
  const code = await befehl("vitest", ["run", "--project=einheiten", ...orte], {
    cwd: wurzel,
    wurzel,
    env: { SAAT },
  });
  if (code !== 0) gescheitert.push(SAAT);
}
for (const saat of gescheitert) console.log(`Wiederholen: npm run drill:recht -- --saat ${saat}`);
if (gescheitert.length > 0) process.exitCode = 1;
