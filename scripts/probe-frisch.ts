// `npm run probe:frisch`: a fresh clone on every supported pair of Node.js and npm, as somebody without rights would
// run it, in a folder with a blank, an apostrophe and an umlaut. `-- --ganz` adds the whole `npm test` in the first and
// the last pair, `-- 22.12.0/10.9.2` tries one pair only. Ends with 1 when anything failed.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { erprobt } from "./frisch/erproben.ts";
import { maschine } from "./frisch/maschine.ts";
import { abgelehnte, type Paar, paare } from "./frisch/paare.ts";
import { tafel, type Zeile } from "./frisch/tafel.ts";
import { spaeterAufraeumen } from "./schritte/aufraeumen.ts";

const argumente = process.argv.slice(2);
const ganz = argumente.includes("--ganz");
const gewaehlt = (paar: Paar) => {
  const namen = argumente.filter((eines) => !eines.startsWith("--"));
  return namen.length === 0 || namen.includes(`${paar.node}/${paar.npm}`);
};
const ordner = mkdtempSync(join(tmpdir(), "gp-frisch-"));
spaeterAufraeumen(() => rmSync(ordner, { recursive: true, force: true }));

const zeilen: Zeile[] = [];
try {
  for (const paar of [...paare, ...abgelehnte].filter(gewaehlt)) {
    const rand = paar === paare[0] || paar === paare.at(-1);
    const zeile = await erprobt(maschine(ordner, paar), { ganz: ganz && rand });
    zeilen.push(zeile);
    console.log(tafel([zeile]));
  }
} finally {
  rmSync(ordner, { recursive: true, force: true });
}
console.log(`\n${tafel(zeilen)}`);
const gefehlt = zeilen.filter(({ fehler }) => fehler.length > 0);
for (const { paar, fehler } of gefehlt) console.log(`\n${paar}:\n${fehler.join("\n")}`);
console.log(`${zeilen.length - gefehlt.length} passed, ${gefehlt.length} failed`);
process.exit(gefehlt.length === 0 && zeilen.length > 0 ? 0 : 1);
