import { type Register, zitate } from "../index.ts";
import { normalisieren } from "../src/text/normalisierung.ts";
import { tokens } from "../src/text/tokens.ts";
import { alternativeInPython, alternativeZaehlen } from "./alternative.ts";
import { gold } from "./gold.ts";

const mindestensVomZerleger = 0.15;
const mindestensVonPython = 5;
const hoechstensBeiZehnfach = 12;
const runden = 7;

/** Prose between the citations, as decisions have it. */
const prosa =
  "Das Berufungsgericht hat angenommen, die Klägerin habe die Voraussetzungen nicht dargelegt; der Beklagte sei ihrem Vortrag in der mündlichen Verhandlung vom 3. Mai 2017 substantiiert entgegengetreten. Diese Würdigung lässt Rechtsfehler nicht erkennen. ";

/** Speed against the bare tokenizer and one alternation of all short forms, and linearity, also on hostile text; whether the limits are kept. */
export function tempoPruefen(register: Register): boolean {
  const text = entscheidung(4_000_000);
  const [zerlegt = 0, gelesen = 0] = mediane(
    () => tokens(normalisieren(text).text).anzahl,
    () => zitate(text, register).length,
  );
  console.log(`Tempo auf ${(text.length / 1e6).toFixed(1)} MB (Median aus ${runden}):`);
  console.log(`  nur zerlegt ${tempo(text, zerlegt)}, gelesen ${tempo(text, gelesen)}`);
  console.log(`  ${(zerlegt / gelesen).toFixed(2)} der Zerlegung (mindestens ${mindestensVomZerleger})`);
  const gehalten = [
    zerlegt / gelesen >= mindestensVomZerleger,
    alternativePruefen(register),
    linearPruefen(register),
  ];
  return gehalten.every(Boolean);
}

const tempo = (text: string, ms: number): string => `${(text.length / 1000 / ms).toFixed(1)} MB/s`;

/**
 * Five times as fast as Python's alternation. V8 makes a search by first letters of such an alternation, faster than
 * cutting a text into words, and it finds words, not citations: its speed is stated and has no limit.
 */
function alternativePruefen(register: Register): boolean {
  const text = entscheidung(1_000_000);
  const [gelesen = 0, inV8 = 0] = mediane(
    () => zitate(text, register).length,
    () => alternativeZaehlen(text),
  );
  console.log(`Eine Alternative aller Formen des Kerns auf ${(text.length / 1e6).toFixed(1)} MB:`);
  console.log(`  V8 ${tempo(text, inV8)}: gelesen wird ${(inV8 / gelesen).toFixed(2)}-mal so schnell`);
  const python = alternativeInPython(text, runden);
  if (!python) {
    console.log("  python3 gibt es hier nicht: Die Grenze dazu ist nicht gemessen.");
    return true;
  }
  const vielfaches = python.ms / gelesen;
  console.log(
    `  Python ${tempo(text, python.ms)}: gelesen wird ${vielfaches.toFixed(1)}-mal so schnell (mindestens ${mindestensVonPython}); Treffer ${alternativeZaehlen(text)} und ${python.anzahl}`,
  );
  return vielfaches >= mindestensVonPython;
}

/** Ten times the text takes at most twelve times as long. */
function linearPruefen(register: Register): boolean {
  const boese = [
    "§",
    "I",
    "Abs.",
    "§ 1, ",
    "§ 1 und ",
    "§§ 1 BGB, 2, ",
    "(im Folgenden: ",
    "§ 5 des Gesetzes über ",
    "§ 1 i.V.m. ",
  ];
  const faelle = [
    ["Entscheidung", entscheidung] as const,
    ...boese.map((stueck) => [stueck, wiederholt(stueck)] as const),
  ];
  console.log("Zehnfacher Text, vielfache Zeit (höchstens 12):");
  return faelle
    .map(([name, von]) => {
      const [klein, gross] = [von(1_000_000), von(10_000_000)];
      const [kurz = 0, lang = 0] = mediane(
        () => zitate(klein, register).length,
        () => zitate(gross, register).length,
      );
      console.log(
        `  „${name.trim()}“: ${(lang / kurz).toFixed(1)} (${(gross.length / 1000 / lang).toFixed(1)} MB/s)`,
      );
      return lang / kurz <= hoechstensBeiZehnfach;
    })
    .every(Boolean);
}

const wiederholt = (stueck: string) => (laenge: number) => stueck.repeat(Math.ceil(laenge / stueck.length));

function entscheidung(laenge: number): string {
  const saetze = gold("abstimmung").map(({ text }) => text);
  const absatz = saetze.map((satz, i) => `${satz} ${prosa.repeat(1 + (i % 3))}`).join("\n\n");
  return wiederholt(absatz)(laenge).slice(0, laenge);
}

/**
 * Medians in milliseconds of computing time of tasks measured in turns, so that a busy machine slows all of them. Two
 * rounds warm up: the first of V8 reads slowly, the second compiles.
 */
export function mediane(...aufgaben: readonly (() => number)[]): readonly number[] {
  const zeiten = aufgaben.map((): number[] => []);
  for (let runde = -2; runde < runden; runde++)
    aufgaben.forEach((aufgabe, i) => {
      const beginn = process.cpuUsage();
      if (aufgabe() < 0) throw new Error("verrechnet");
      const { user, system } = process.cpuUsage(beginn);
      if (runde >= 0) zeiten[i]?.push((user + system) / 1000);
    });
  return zeiten.map((einzelne) => einzelne.sort((a, b) => a - b)[runden >> 1] ?? Number.NaN);
}
