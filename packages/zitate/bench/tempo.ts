import { kern } from "@gebuehrenportal/gesetze/register/kern.ts";
import { type Register, zitate } from "../index.ts";
import { normalisieren } from "../src/text/normalisierung.ts";
import { tokens } from "../src/text/tokens.ts";
import { gold } from "./gold.ts";

const mindestensVomZerleger = 0.15;
const hoechstensBeiZehnfach = 12;
const runden = 7;

/** Prose between the citations, as decisions have it. */
const prosa =
  "Das Berufungsgericht hat angenommen, die Klägerin habe die Voraussetzungen nicht dargelegt; der Beklagte sei ihrem Vortrag in der mündlichen Verhandlung vom 3. Mai 2017 substantiiert entgegengetreten. Diese Würdigung lässt Rechtsfehler nicht erkennen. ";

/** Speed against the bare tokenizer and one alternation of all short forms, and linearity, also on hostile text; whether the limits are kept. */
export function tempoPruefen(register: Register): boolean {
  const text = entscheidung(4_000_000);
  const [zerlegt = 0, gelesen = 0, alternative = 0] = mediane(
    () => tokens(normalisieren(text).text).anzahl,
    () => zitate(text, register).length,
    () => alternativeZaehlen(text),
  );
  const tempo = (ms: number) => `${(text.length / 1000 / ms).toFixed(1)} MB/s`;
  console.log(`Tempo auf ${(text.length / 1e6).toFixed(1)} MB (Median aus ${runden}):`);
  console.log(
    `  nur zerlegt ${tempo(zerlegt)}, gelesen ${tempo(gelesen)}, eine Alternative ${tempo(alternative)}`,
  );
  console.log(`  ${(zerlegt / gelesen).toFixed(2)} der Zerlegung (mindestens ${mindestensVomZerleger})`);
  // V8 turns an alternation of words into a search by first letters, as fast as copying: stated, no limit.
  console.log(`  ${(alternative / gelesen).toFixed(2)}-mal die Alternative aller Formen des Kerns`);
  return linearPruefen(register) && zerlegt / gelesen >= mindestensVomZerleger;
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

const alternative = new RegExp(
  `\\b(?:${kern.akte
    .flatMap(({ kurz, auch }) => [kurz, ...auch])
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|")})\\b`,
  "g",
);

function alternativeZaehlen(text: string): number {
  let anzahl = 0;
  for (const _ of text.matchAll(alternative)) anzahl++;
  return anzahl;
}

/** Medians in milliseconds of computing time of tasks measured in turns, so that a busy machine slows all of them. */
export function mediane(...aufgaben: readonly (() => number)[]): readonly number[] {
  const zeiten = aufgaben.map((): number[] => []);
  for (let runde = -1; runde < runden; runde++)
    aufgaben.forEach((aufgabe, i) => {
      const beginn = process.cpuUsage();
      if (aufgabe() < 0) throw new Error("verrechnet");
      const { user, system } = process.cpuUsage(beginn);
      if (runde >= 0) zeiten[i]?.push((user + system) / 1000);
    });
  return zeiten.map((einzelne) => einzelne.sort((a, b) => a - b)[runden >> 1] ?? Number.NaN);
}
