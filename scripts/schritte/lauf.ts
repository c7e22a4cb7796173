import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wurzel } from "../lib/bootstrap.mjs";
import {
  aufraeumen,
  beiAbbruchAufraeumen,
  spaeterAufraeumen,
  weiterWennNichtAbgebrochen,
} from "./aufraeumen.ts";
import { befehleBeenden } from "./befehl.ts";
import { type Schritt, summe, type Umgebung, type Zaehlung } from "./schritt.ts";
import { schritte } from "./schritte.ts";

type Ergebnis = { readonly schritt: Schritt; readonly zaehlung: Zaehlung; readonly sekunden: number };

const betroffen = "betroffen";

if (process.argv.includes("--hilfe")) {
  console.log("npm test -- [Schritt …] [Pfad …] führt nur diese Schritte aus, ohne Angabe alle:");
  for (const { name, inhalt } of schritte) console.log(`  ${name.padEnd(12)} ${inhalt}`);
  console.log("Ein Pfad, etwa packages/gebuehren, beschränkt sie auf die Tests, die darunter liegen.");
  console.log(
    `${betroffen} nimmt davon nur, was die Änderungen gegenüber main erreicht, ohne Seiten in Chromium.`,
  );
  process.exit(0);
}

const nurBetroffenes = process.argv.includes(betroffen);
const angaben = process.argv.slice(2).filter((name) => name !== betroffen);
const pfade = angaben.filter((name) => existsSync(join(wurzel, name)));
const gewaehlt = gewaehlteSchritte(angaben.filter((name) => !pfade.includes(name)));
const ablage = await mkdtemp(join(tmpdir(), "gebuehrenportal-test-"));
const umgebung: Umgebung = { wurzel, ablage, pfade, ...(nurBetroffenes && { seit: "main" }) };
// Dozens of portals start in a run; each but the first is spared a fifth of that.
process.env.NODE_COMPILE_CACHE ??= join(ablage, "kompiliert");
spaeterAufraeumen(() => rm(umgebung.ablage, { recursive: true, force: true }));
beiAbbruchAufraeumen(befehleBeenden);

const ergebnisse: Ergebnis[] = [];
for (const gruppe of gruppiert(gewaehlt)) {
  ergebnisse.push(...(await Promise.all(gruppe.map(ausgefuehrt))));
  await weiterWennNichtAbgebrochen();
}
await aufraeumen();

const gesamt = summe(ergebnisse.map((ergebnis) => ergebnis.zaehlung));
if (ergebnisse.length > 1) console.log(`\n━━ Überblick ━━\n${ergebnisse.map(zeile).join("\n")}`);
// Where the beginning of the output is lost, its end still says what to look at.
if (gesamt.stellen) console.log(["", ...gesamt.stellen].join("\n✗ ").trimStart());
console.log(`${gesamt.bestanden} passed, ${gesamt.gefehlt} failed`);
// Whatever a step may have left behind must not keep the command from ending.
process.exit(gesamt.gefehlt === 0 ? 0 : 1);

/** Without names all steps; a name that is neither a step nor a path ends the run. */
function gewaehlteSchritte(namen: readonly string[]): readonly Schritt[] {
  const unbekannt = namen.filter((name) => !schritte.some((schritt) => schritt.name === name));
  if (unbekannt.length > 0) {
    const bekannt = schritte.map((schritt) => schritt.name).join(", ");
    throw new Error(`Diesen Schritt gibt es nicht: ${unbekannt.join(", ")}. Es gibt: ${bekannt}.`);
  }
  if (namen.length > 0) return schritte.filter((schritt) => namen.includes(schritt.name));
  return nurBetroffenes ? schritte.filter(({ name }) => name !== "bau" && name !== "browser") : schritte;
}

/** Steps that go side by side stand together, all others alone. */
function gruppiert(alle: readonly Schritt[]): readonly (readonly Schritt[])[] {
  const gruppen: Schritt[][] = [];
  for (const schritt of alle) {
    const letzte = gruppen.at(-1);
    if (schritt.nebenher && letzte?.at(-1)?.nebenher) letzte.push(schritt);
    else gruppen.push([schritt]);
  }
  return gruppen;
}

/** Runs one step to its end, whatever happens in it. */
async function ausgefuehrt(schritt: Schritt): Promise<Ergebnis> {
  console.log(`\n━━ ${schritt.titel} ━━`);
  const beginn = performance.now();
  const zaehlung = await schritt.ausfuehren(umgebung).catch((fehler: unknown): Zaehlung => {
    console.error(fehler);
    return { bestanden: 0, gefehlt: 1, hinweis: "Der Schritt selbst ist gescheitert." };
  });
  const ergebnis = { schritt, zaehlung: nichtLeer(zaehlung), sekunden: (performance.now() - beginn) / 1000 };
  console.log(zeile(ergebnis));
  return ergebnis;
}

/** A step that saw no test at all has failed. */
function nichtLeer(zaehlung: Zaehlung): Zaehlung {
  return zaehlung.bestanden + zaehlung.gefehlt > 0
    ? zaehlung
    : { bestanden: 0, gefehlt: 1, hinweis: "Der Schritt hat keinen Test gesehen." };
}

function zeile({ schritt, zaehlung, sekunden }: Ergebnis): string {
  const zeichen = zaehlung.gefehlt === 0 ? "✓" : "✗";
  const hinweis = zaehlung.hinweis === undefined ? "" : `  ${zaehlung.hinweis}`;
  const zahlen = `${zaehlung.bestanden} bestanden, ${zaehlung.gefehlt} gefehlt`;
  const zeit = sekunden.toLocaleString("de-DE", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${zeichen} ${schritt.titel.padEnd(12)} ${zahlen.padEnd(28)} ${zeit.padStart(6)} s${hinweis}`;
}
