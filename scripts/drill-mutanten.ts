// `npm run drill:mutanten -- PATH`: changes the code at one place after the other (a file or a folder) and says which
// changes no test notices. Works on a copy; the checkout stays as it is. `--tests PATH` asks only the tests there,
// `--kerne 2` uses two cores instead of one, `--ziel 90` fails below that score, `--json DATEI` keeps the whole report.
// `--stichprobe 60` tries that many, drawn by a chance that `--saat` changes: enough to know the score of a large folder.
// `--ohne-compiler` does not ask the compiler, which takes minutes in the portal: what it refuses then counts as survived.
// Changes of what a module computes once, when it is loaded, count neither for nor against the tests; a test that imports
// it only while it runs makes them count as survived.
import { writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { wurzel } from "./lib/bootstrap.mjs";
import { alsBericht, ausgewertet, zeilen } from "./mutanten/bericht.ts";
import { durchlaeufeBeenden, messen, pruefen, type Umgebung } from "./mutanten/durchlauf.ts";
import { gleichwertige } from "./mutanten/gleichwertig.ts";
import { instrumentieren } from "./mutanten/instrumentieren.ts";
import { kopieAnlegen, mutierbar } from "./mutanten/kopie.ts";
import type { Messung } from "./mutanten/plan.ts";
import { gezogene, nurGezogene } from "./mutanten/stichprobe.ts";
import { betroffeneTests, laeuferDatei, vitestKonfiguration } from "./mutanten/tests.ts";
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
    stichprobe: { type: "string" },
    saat: { type: "string", default: "1" },
    "ohne-compiler": { type: "boolean", default: false },
  },
});

setPriority(10);
beiAbbruchAufraeumen(() => {
  befehleBeenden();
  durchlaeufeBeenden();
});
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
  if (wahl.stichprobe !== undefined && !/^[1-9]\d*$/.test(wahl.stichprobe))
    return fehler("Eine Stichprobe ist eine ganze Zahl ab 1: npm run drill:mutanten -- --stichprobe 60 PFAD");
  const orte = wahl.tests.length > 0 ? wahl.tests : heimat(dateien);
  const tests = await betroffeneTests(wurzel, dateien, orte);
  if (tests.length === 0) return fehler(`Kein Test führt zu ${ziele.join(", ")}.`);
  console.log(
    `${dateien.length} Dateien, ${tests.length} Testdateien unter ${orte.join(", ")} führen zu ihnen.`,
  );

  const kopie = await kopieAnlegen(wurzel);
  const mitDatenbank = tests.some((datei) => datei.endsWith(".db.test.ts"));
  const server = mitDatenbank ? await postgresBereitstellen(wurzel) : undefined;
  const env = {
    NODE_ENV: "test",
    TEST_DATABASE_URL: server?.url,
    TEST_DATABASE_VORLAGE: server && (await vorlageAnlegen(server.url)),
    DATABASE_URL: undefined,
  };
  await writeFile(join(kopie, "vitest.mutanten.config.ts"), vitestKonfiguration(tests));
  await writeFile(join(kopie, "vitest.mutanten.runner.ts"), laeuferDatei);
  const { quellen, aenderungen } = await instrumentieren(kopie, dateien);
  const gemessen = await messen(kopie, env);
  const auswahl =
    wahl.stichprobe === undefined
      ? undefined
      : gezogene(aenderungen, gemessen, { anzahl: Number(wahl.stichprobe), saat: wahl.saat });
  const messung = auswahl ? nurGezogene(gemessen, auswahl) : gemessen;
  const beginn = performance.now();
  const { befunde, unwiederholbar } = await aufKernen(kopie, messung, env);
  console.log(
    `${befunde.size} Änderungen in ${Math.round((performance.now() - beginn) / 1000)} s; ${unwiederholbar.length} Tests bestehen nicht zweimal nacheinander und zählten nicht.`,
  );
  const statisch = new Set(messung.beimLaden.filter((id) => !befunde.has(id)));
  const bericht = alsBericht(quellen, aenderungen, (id) =>
    statisch.has(id) || (auswahl && !auswahl.has(id)) ? "Ignored" : (befunde.get(id) ?? "NoCoverage"),
  );
  await Promise.all(Object.entries(quellen).map(([datei, text]) => writeFile(join(kopie, datei), text)));
  // The pages' types are generated.
  if (!wahl["ohne-compiler"] && dateien.some((datei) => datei.startsWith("web/")))
    await befehl("react-router", ["typegen"], { cwd: join(kopie, "web"), wurzel: kopie });
  const geprueft = wahl["ohne-compiler"] ? bericht : await uebersetzungPruefen(kopie, bericht);
  if (wahl.json) await writeFile(wahl.json, JSON.stringify(geprueft));
  const ergebnis = ausgewertet(geprueft, gleichwertige);
  // What was not drawn says nothing of the list of equivalent changes.
  for (const zeile of zeilen(auswahl ? { ...ergebnis, ueberholt: [] } : ergebnis)) console.log(zeile);
  if (ergebnis.prozent < Number(wahl.ziel)) process.exitCode = 1;
}

/** Each core tries its share of the changes. */
async function aufKernen(kopie: string, { jeTest }: Messung, env: Umgebung) {
  const kerne = Math.max(1, Number(wahl.kerne));
  const teile = await Promise.all(
    Array.from({ length: kerne }, (_, kern) => {
      const meine = Object.entries(jeTest).map(
        ([test, male]) =>
          [
            test,
            Object.fromEntries(Object.entries(male).filter(([id]) => Number(id) % kerne === kern)),
          ] as const,
      );
      return pruefen(kopie, `kern-${kern}`, Object.fromEntries(meine), env);
    }),
  );
  return {
    befunde: new Map(teile.flatMap(({ befunde }) => [...befunde])),
    unwiederholbar: [...new Set(teile.flatMap(({ unwiederholbar }) => unwiederholbar))],
  };
}

/** The law is tested by the law packages, the portal by the portal: pages that happen to compute do not count. */
function heimat(dateien: readonly string[]): string[] {
  const orte = new Set(dateien.map((datei) => `${datei.split("/")[0]}/`));
  // The second engines stand beside the packages they compute anew.
  return orte.has("packages/") ? [...orte, "gegenrechnung/"] : [...orte];
}

function fehler(satz: string): void {
  console.error(satz);
  process.exitCode = 1;
}
