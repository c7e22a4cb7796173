import type { Register } from "../index.ts";
import { bewerten, f1, genauigkeit, type Zaehlung } from "./bewertung.ts";
import { gold, type Teil } from "./gold.ts";

const mindestens = { norm: 0.98, genauigkeit: 0.995, aufbau: 0.94 } as const;

/** Reads the gold set and prints a report per class of construction; whether every limit is kept. */
export function guetePruefen(register: Register, mitSchluss: boolean): boolean {
  const teile: readonly Teil[] = mitSchluss ? ["abstimmung", "schluss"] : ["abstimmung"];
  return teile.map((teil) => teilPruefen(register, teil)).every(Boolean);
}

function teilPruefen(register: Register, teil: Teil): boolean {
  const { klassen, abweichungen, gesamt } = bewerten(gold(teil), register);
  console.log(`Güte, Teil „${teil}“ (${gesamt.saetze} Sätze):\n`);
  console.log(
    "| Klasse | Sätze | fehlerfrei | Norm F1 | Genauigkeit | Aufbau F1 |\n| --- | ---: | ---: | ---: | ---: | ---: |",
  );
  for (const [klasse, zaehlung] of klassen) console.log(zeile(klasse, zaehlung));
  console.log(`${zeile("**alle**", gesamt)}\n`);
  for (const { satz, gelesen, erwartet } of abweichungen)
    console.log(
      `  ${satz.klasse}: ${satz.text}\n    gelesen  ${gelesen.join("; ") || "nichts"}\n    erwartet ${erwartet.join("; ") || "nichts"}`,
    );
  const falsche = abweichungen.filter(({ satz }) => satz.klasse === "falsche-freunde");
  return (
    f1(gesamt.norm) >= mindestens.norm &&
    genauigkeit(gesamt.norm) >= mindestens.genauigkeit &&
    f1(gesamt.aufbau) >= mindestens.aufbau &&
    falsche.length === 0
  );
}

export const zeile = (klasse: string, { saetze, fehlerfrei, norm, aufbau }: Zaehlung): string =>
  `| ${klasse} | ${saetze} | ${fehlerfrei} | ${prozent(f1(norm))} | ${prozent(genauigkeit(norm))} | ${prozent(f1(aufbau))} |`;

const prozent = (anteil: number): string => `${(anteil * 100).toFixed(1).replace(".", ",")} %`;
