/**
 * Speed of a first-instance calculation with derivation, against `JSON.stringify` of a document of 6 KB in the same run. Both
 * are measured in turns, so that a busy machine slows both. Ends with 1 where the median costs more than five times as much,
 * or where the result is larger than 8 KB.
 */
import { readFileSync } from "node:fs";
import { cent, tag } from "@gebuehrenportal/recht";
import { rvgRechnung } from "../index.ts";
import type { RvgEingabe } from "../src/eingabe.ts";

const hoechstesVielfaches = 5;
const hoechsteGroesse = 8 * 1024;
const runden = 400;
const jeRunde = 50;

const massstab: unknown = JSON.parse(readFileSync(new URL("./sechs-kilobyte.json", import.meta.url), "utf8"));
const heute = tag("2026-11-20");
const eingabe: RvgEingabe = {
  angelegenheiten: [
    {
      id: "klage",
      auftragAm: heute,
      wert: cent(1_000_000),
      positionen: [{ nr: "3100" }, { nr: "3104" }],
    },
  ],
  leistungsende: heute,
};

let verbraucht = 0;
const rechnen = (): void => {
  const antwort = rvgRechnung(eingabe);
  verbraucht += antwort.art === "ergebnis" ? antwort.brutto : 0;
};
const schreiben = (): void => {
  verbraucht += JSON.stringify(massstab).length;
};

function mikrosekunden(aufgabe: () => void): number {
  const beginn = process.hrtime.bigint();
  for (let i = 0; i < jeRunde; i++) aufgabe();
  return Number(process.hrtime.bigint() - beginn) / 1000 / jeRunde;
}

const median = (werte: readonly number[]): number =>
  [...werte].sort((a, b) => a - b)[Math.floor(werte.length / 2)] ?? Number.NaN;

for (let i = 0; i < 100; i++) {
  mikrosekunden(rechnen);
  mikrosekunden(schreiben);
}
const messungen = Array.from({ length: runden }, (_, i) => {
  const zuerst = i % 2 === 0;
  const a = mikrosekunden(zuerst ? rechnen : schreiben);
  const b = mikrosekunden(zuerst ? schreiben : rechnen);
  return zuerst ? { rechnung: a, text: b } : { rechnung: b, text: a };
});
const rechnung = median(messungen.map((m) => m.rechnung));
const text = median(messungen.map((m) => m.text));
const groesse = Buffer.byteLength(JSON.stringify(rvgRechnung(eingabe)));
const vielfaches = rechnung / text;

console.log(`Erste Instanz mit Rechenweg: ${rechnung.toFixed(1)} µs (Median aus ${runden})`);
console.log(`JSON.stringify von ${Buffer.byteLength(JSON.stringify(massstab))} Byte: ${text.toFixed(1)} µs`);
console.log(`Vielfaches: ${vielfaches.toFixed(2)} (höchstens ${hoechstesVielfaches})`);
console.log(`Ergebnis: ${groesse} Byte (höchstens ${hoechsteGroesse})`);
if (verbraucht === 0 || !(vielfaches <= hoechstesVielfaches) || groesse > hoechsteGroesse) {
  console.error("Die Grenze ist überschritten.");
  process.exitCode = 1;
}
