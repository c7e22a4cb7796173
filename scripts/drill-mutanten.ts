// `npm run drill:mutanten -- PATH`: changes the code at one place after the other (a file or a folder) and says which
// changes no test notices. Works on a copy; the checkout stays as it is. `--tests PATH` asks only the tests there,
// `--kerne 2` uses two cores instead of one, `--ziel 90` fails below that score, `--json DATEI` keeps the whole report.
// Changes of what a module computes once, when it is loaded, need every test again for each of them: `--statische` tries
// them, too; without it they count neither for nor against the tests.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { wurzel } from "./lib/bootstrap.mjs";
import { ausgewertet, zeilen } from "./mutanten/bericht.ts";
import { gleichwertige } from "./mutanten/gleichwertig.ts";
import { kopieAnlegen, mutierbar } from "./mutanten/kopie.ts";
import { betroffeneTests, vitestKonfiguration } from "./mutanten/tests.ts";
import { uebersetzungPruefen } from "./mutanten/uebersetzung.ts";
import { vorlageAnlegen } from "./mutanten/vorlage.ts";
import { aufraeumen, beiAbbruchAufraeumen } from "./schritte/aufraeumen.ts";
import { befehl, befehleBeenden } from "./schritte/befehl.ts";
import { postgresBereitstellen } from "./schritte/postgres.ts";

const { values: wahl, positionals: pfade } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: "string", multiple: true, default: [] },
    kerne: { type: "string", default: "1" },
    ziel: { type: "string", default: "0" },
    json: { type: "string" },
    statische: { type: "boolean", default: false },
  },
});

setPriority(10);
beiAbbruchAufraeumen(befehleBeenden);
try {
  await drill();
} finally {
  await aufraeumen();
}

async function drill(): Promise<void> {
  const ziele = pfade.map((pfad) => relative(wurzel, join(process.env.INIT_CWD ?? process.cwd(), pfad)));
  const dateien = await mutierbar(wurzel, ziele);
  if (dateien.length === 0)
    return fehler("Nennen Sie eine Datei oder einen Ordner: npm run drill:mutanten -- PFAD");
  const orte = wahl.tests.length > 0 ? wahl.tests : heimat(dateien);
  const tests = await betroffeneTests(wurzel, dateien, orte);
  if (tests.length === 0) return fehler(`Kein Test führt zu ${ziele.join(", ")}.`);
  console.log(
    `${dateien.length} Dateien, ${tests.length} Testdateien unter ${orte.join(", ")} führen zu ihnen.`,
  );

  const kopie = await kopieAnlegen(wurzel);
  const mitDatenbank = tests.some((datei) => datei.endsWith(".db.test.ts"));
  const server = mitDatenbank ? await postgresBereitstellen(wurzel) : undefined;
  const vorlage = server && (await vorlageAnlegen(server.url));
  await writeFile(join(kopie, "vitest.mutanten.config.ts"), vitestKonfiguration(tests));
  await writeFile(
    join(kopie, "stryker.config.json"),
    JSON.stringify(strykerKonfiguration(dateien, mitDatenbank)),
  );
  const code = await befehl("stryker", ["run", "stryker.config.json"], {
    cwd: kopie,
    wurzel: kopie,
    env: { TEST_DATABASE_URL: server?.url, TEST_DATABASE_VORLAGE: vorlage, DATABASE_URL: undefined },
  });
  const bericht = await readFile(join(kopie, "mutanten.json"), "utf8").catch(() => undefined);
  if (code !== 0 || bericht === undefined) return fehler("Der Lauf ist abgebrochen.");
  if (wahl.json) await copyFile(join(kopie, "mutanten.json"), wahl.json);
  // The pages' types are generated.
  if (dateien.some((datei) => datei.startsWith("web/")))
    await befehl("react-router", ["typegen"], { cwd: join(kopie, "web"), wurzel: kopie });
  const ergebnis = ausgewertet(await uebersetzungPruefen(kopie, JSON.parse(bericht)), gleichwertige);
  for (const zeile of zeilen(ergebnis)) console.log(zeile);
  if (ergebnis.prozent < Number(wahl.ziel)) process.exitCode = 1;
}

/** The law is tested by the law packages, the portal by the portal: pages that happen to compute do not count. */
function heimat(dateien: readonly string[]): string[] {
  return [...new Set(dateien.map((datei) => `${datei.split("/")[0]}/`))];
}

/** What is mutated stands in the copy, so Stryker may change it in place; types play no part when tests run. */
function strykerKonfiguration(dateien: readonly string[], mitDatenbank: boolean) {
  return {
    plugins: ["@stryker-mutator/vitest-runner"],
    testRunner: "vitest",
    vitest: {
      configFile: "vitest.mutanten.config.ts",
      related: false,
      pool: mitDatenbank ? "forks" : "threads",
    },
    coverageAnalysis: "perTest",
    mutate: dateien,
    inPlace: true,
    disableTypeChecks: false,
    allowConsoleColors: false,
    concurrency: Number(wahl.kerne),
    ignoreStatic: !wahl.statische,
    // Added to one and a half times what the tests took: an endless loop costs this much, a loaded machine must not.
    timeoutMS: mitDatenbank ? 20_000 : 8_000,
    reporters: ["json"],
    jsonReporter: { fileName: "mutanten.json" },
    checkers: [],
  };
}

function fehler(satz: string): void {
  console.error(satz);
  process.exitCode = 1;
}
