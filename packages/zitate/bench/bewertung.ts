import { type Norm, type Register, zitate } from "../index.ts";
import type { Erwartung, Goldsatz } from "./gold.ts";

/** Counts of one class: found and right, found and wrong, missed; for norms and for norms with their steps. */
export type Zaehlung = { saetze: number; fehlerfrei: number; norm: Treffer; aufbau: Treffer };
type Treffer = { richtig: number; zuviel: number; verpasst: number };

/** A sentence that was read otherwise than expected. */
export type Abweichung = {
  readonly satz: Goldsatz;
  readonly gelesen: readonly string[];
  readonly erwartet: readonly string[];
};

/** Reads every sentence and compares; classes in their order, and what went wrong. */
export function bewerten(saetze: readonly Goldsatz[], register: Register) {
  const klassen = new Map<string, Zaehlung>();
  const abweichungen: Abweichung[] = [];
  for (const satz of saetze) {
    const zaehlung = klassen.get(satz.klasse) ?? leer();
    klassen.set(satz.klasse, zaehlung);
    const gelesen = zitate(satz.text, register).flatMap(({ normen }) => normen);
    const nurNormen = vergleichen(
      zaehlung.norm,
      new Set(gelesen.map(normschluessel)),
      new Set(satz.normen.map(normschluessel)),
    );
    const aufbau = vergleichen(
      zaehlung.aufbau,
      new Set(gelesen.map(aufbauschluessel)),
      new Set(satz.normen.map(aufbauschluessel)),
    );
    zaehlung.saetze++;
    if (nurNormen && aufbau) zaehlung.fehlerfrei++;
    else
      abweichungen.push({
        satz,
        gelesen: gelesen.map(aufbauschluessel),
        erwartet: satz.normen.map(aufbauschluessel),
      });
  }
  return { klassen, abweichungen, gesamt: summe([...klassen.values()]) };
}

const leer = (): Zaehlung => ({
  saetze: 0,
  fehlerfrei: 0,
  norm: { richtig: 0, zuviel: 0, verpasst: 0 },
  aufbau: { richtig: 0, zuviel: 0, verpasst: 0 },
});

/** Whether both are the same; the counts go on. */
function vergleichen(treffer: Treffer, gelesen: ReadonlySet<string>, erwartet: ReadonlySet<string>): boolean {
  const richtig = [...gelesen].filter((norm) => erwartet.has(norm)).length;
  treffer.richtig += richtig;
  treffer.zuviel += gelesen.size - richtig;
  treffer.verpasst += erwartet.size - richtig;
  return richtig === gelesen.size && richtig === erwartet.size;
}

type Vergleichbar = Norm | Erwartung;

const normschluessel = ({ abbr, einheit, nr, sub = "" }: Vergleichbar): string =>
  `${abbr} ${einheit} ${nr} ${sub}`;

function aufbauschluessel(norm: Vergleichbar): string {
  const {
    abs = "",
    satz = "",
    nummer = "",
    buchstabe = "",
  } = norm.stufen as Readonly<Record<string, string>>;
  return `${normschluessel(norm)}|${abs}|${satz}|${nummer}|${buchstabe}`;
}

function summe(zaehlungen: readonly Zaehlung[]): Zaehlung {
  const gesamt = leer();
  for (const { saetze, fehlerfrei, norm, aufbau } of zaehlungen) {
    gesamt.saetze += saetze;
    gesamt.fehlerfrei += fehlerfrei;
    for (const feld of ["richtig", "zuviel", "verpasst"] as const) {
      gesamt.norm[feld] += norm[feld];
      gesamt.aufbau[feld] += aufbau[feld];
    }
  }
  return gesamt;
}

/** Share of what was found that is right; 1 where nothing was found. */
export const genauigkeit = ({ richtig, zuviel }: Treffer): number =>
  richtig + zuviel === 0 ? 1 : richtig / (richtig + zuviel);

/** Harmonic mean of precision and recall. */
export const f1 = ({ richtig, zuviel, verpasst }: Treffer): number =>
  richtig + zuviel + verpasst === 0 ? 1 : (2 * richtig) / (2 * richtig + zuviel + verpasst);
