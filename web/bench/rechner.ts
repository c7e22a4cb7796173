// `npm run bench:rechner`: what the files of a calculation promise, measured on this machine. Ends with code 1 when a bound
// is broken. Every document has figures of its own, so that no cache can answer for the typesetting.

import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { cent, tag } from "@gebuehrenportal/recht";
import type { Blatt } from "#dokumente/blatt/blatt.ts";
import { blattAlsDocx } from "#dokumente/blatt/blatt-docx.server.ts";
import { blattAlsPdf } from "#dokumente/blatt/blatt-pdf.server.ts";
import { blattAlsXlsx } from "#dokumente/blatt/blatt-xlsx.server.ts";
import { blattrechnung, type ProzesskostenEingabe, prozesskosten } from "#features/rechner/testing.ts";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { haelt, type Messwert, tabellenzeile } from "./messwert.ts";

const heute = tag("2026-11-21");
const rechnung = await blattrechnung("/rvgrechner");
let laufend = 0;

function blatt(): Blatt {
  laufend += 1;
  const query = new URLSearchParams(`wert=${10_000 + laufend}&vv=3100,3104,1003`);
  const antwort = rechnung?.blattAusQuery(query, heute, true);
  if (antwort?.art !== "blatt") throw new Error("Die Rechnung der Messung geht nicht auf.");
  return antwort.blatt;
}
const kopf = () => ({ erstelltAm: heute, aktenzeichen: `${laufend}/26` });

const arten = {
  PDF: () => blattAlsPdf(blatt(), kopf()),
  Word: () => blattAlsDocx(blatt(), kopf()),
  Excel: () => blattAlsXlsx(blatt(), kopf()),
};

/** Memory of the whole process in MB, after the garbage has been collected as far as a program can ask for it. */
async function speicher(): Promise<number> {
  for (let i = 0; i < 3; i += 1) {
    globalThis.gc?.();
    await new Promise((weiter) => setTimeout(weiter, 100));
  }
  return process.memoryUsage.rss() / 2 ** 20;
}

async function setzen(anzahl: number, machen: () => Promise<unknown>): Promise<number> {
  const beginn = performance.now();
  for (let i = 0; i < anzahl; i += 1) await machen();
  return (anzahl * 1000) / (performance.now() - beginn);
}

const median = (werte: readonly number[]): number =>
  werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? Number.NaN;

/** Three instances with derivation, and a document of 6 KB as text: the measure for them. */
const massstab: unknown = JSON.parse(
  readFileSync(new URL("../../packages/gebuehren/bench/sechs-kilobyte.json", import.meta.url), "utf8"),
);
const prozess: ProzesskostenEingabe = {
  wert: cent(1_000_000),
  rolle: "klaeger",
  instanzen: [1, 2, 3].map(() => ({ am: heute, ende: "urteil" })),
};
/** The sides differ, so that no bill serves twice. */
const ungleich: ProzesskostenEingabe = { ...prozess, eigene: { parteien: 3 } };

let verbraucht = 0;
function rechnen(eingabe: ProzesskostenEingabe): void {
  const ergebnis = prozesskosten(eingabe);
  verbraucht += ergebnis.art === "ergebnis" ? ergebnis.summen.zusammen : 0;
}
/** Time of the processor, not of the clock: what other programs do meanwhile is not ours. It is counted in coarse steps. */
function mikrosekunden(aufgabe: () => void): number {
  const beginn = process.threadCpuUsage();
  for (let i = 0; i < 1_000; i += 1) aufgabe();
  const { user, system } = process.threadCpuUsage(beginn);
  return (user + system) / 1_000;
}
const schreiben = () => {
  verbraucht += JSON.stringify(massstab).length;
};
const kosten = { gleich: [] as number[], ungleich: [] as number[], text: [] as number[] };
for (let runde = 0; runde < 34; runde += 1) {
  const gemessen = {
    gleich: mikrosekunden(() => rechnen(prozess)),
    ungleich: mikrosekunden(() => rechnen(ungleich)),
    text: mikrosekunden(schreiben),
  };
  if (runde < 4) continue;
  kosten.gleich.push(gemessen.gleich);
  kosten.ungleich.push(gemessen.ungleich);
  kosten.text.push(gemessen.text);
}
if (verbraucht === 0) throw new Error("Die Rechnung der Messung geht nicht auf.");

await setzen(200, arten.PDF);
const nach200 = await speicher();
await setzen(1_800, arten.PDF);
const nach2000 = await speicher();

const jeSekunde: number[] = [];
const rechenzeit: number[] = [];
for (let runde = 0; runde < 5; runde += 1) {
  const beginn = process.cpuUsage();
  jeSekunde.push(await setzen(60, arten.PDF));
  // Of all processors, in ms: Typst sets in a thread of its own.
  const { user, system } = process.cpuUsage(beginn);
  rechenzeit.push((user + system) / 1_000 / 60);
}
const werte: Messwert[] = [
  { name: "Kostenrisiko über drei Instanzen", wert: median(kosten.gleich), einheit: "µs" },
  {
    name: "Kostenrisiko, Vielfaches von JSON.stringify (6 KB)",
    wert: median(kosten.gleich) / median(kosten.text),
    einheit: "",
    hoechstens: 10,
  },
  {
    name: "Kostenrisiko mit ungleichen Seiten, Vielfaches davon",
    wert: median(kosten.ungleich) / median(kosten.text),
    einheit: "",
    hoechstens: 10,
  },
  { name: "PDF", wert: median(jeSekunde), einheit: "/s" },
  { name: "Rechenzeit eines PDF", wert: median(rechenzeit), einheit: "ms" },
  {
    name: "Rechenzeit eines PDF, Vielfaches von JSON.stringify (6 KB)",
    wert: (median(rechenzeit) * 1_000) / median(kosten.text),
    einheit: "",
    hoechstens: 3_000,
  },
  { name: "Word", wert: await setzen(60, arten.Word), einheit: "/s" },
  { name: "Excel", wert: await setzen(60, arten.Excel), einheit: "/s" },
  { name: "Speicher nach 200 PDF", wert: nach200, einheit: "MB" },
  { name: "Speicher nach 2.000 PDF", wert: nach2000, einheit: "MB" },
  { name: "Speicher, Vielfaches", wert: nach2000 / nach200, einheit: "", hoechstens: 1.1 },
];
await pdfBeenden();
console.log(`${availableParallelism()} Kerne, Node ${process.version}`);
console.log(werte.map(tabellenzeile).join("\n"));
process.exit(werte.every(haelt) ? 0 : 1);
