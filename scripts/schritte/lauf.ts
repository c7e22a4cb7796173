import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { befehleBeenden } from "./befehl.ts";
import { type Schritt, summe, type Umgebung, type Zaehlung } from "./schritt.ts";
import { schritte } from "./schritte.ts";

type Ergebnis = { readonly schritt: Schritt; readonly zaehlung: Zaehlung; readonly sekunden: number };

const gewuenscht = process.argv.slice(2);
const unbekannt = gewuenscht.filter((name) => !schritte.some((schritt) => schritt.name === name));
if (unbekannt.length > 0) {
  const namen = schritte.map((schritt) => schritt.name).join(", ");
  console.error(`Diesen Schritt gibt es nicht: ${unbekannt.join(", ")}. Es gibt: ${namen}.`);
  process.exit(1);
}

const umgebung: Umgebung = {
  wurzel: fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, ""),
  ablage: await mkdtemp(join(tmpdir(), "gebuehrenportal-test-")),
};
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    befehleBeenden();
    rm(umgebung.ablage, { recursive: true, force: true }).finally(() => process.exit(130));
  });
}

const ergebnisse: Ergebnis[] = [];
for (const schritt of schritte) {
  if (gewuenscht.length > 0 && !gewuenscht.includes(schritt.name)) continue;
  console.log(`\n━━ ${schritt.titel} ━━`);
  const beginn = performance.now();
  const zaehlung = await schritt.ausfuehren(umgebung).catch((fehler: unknown): Zaehlung => {
    console.error(fehler);
    return { bestanden: 0, gefehlt: 1, hinweis: "Der Schritt selbst ist gescheitert." };
  });
  const ergebnis = { schritt, zaehlung: nichtLeer(zaehlung), sekunden: (performance.now() - beginn) / 1000 };
  ergebnisse.push(ergebnis);
  console.log(zeile(ergebnis));
}
await rm(umgebung.ablage, { recursive: true, force: true });

const gesamt = summe(ergebnisse.map((ergebnis) => ergebnis.zaehlung));
if (ergebnisse.length > 1) console.log(`\n━━ Überblick ━━\n${ergebnisse.map(zeile).join("\n")}`);
console.log(`${gesamt.bestanden} passed, ${gesamt.gefehlt} failed`);
process.exitCode = gesamt.gefehlt === 0 ? 0 : 1;

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
