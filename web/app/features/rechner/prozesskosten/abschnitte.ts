import type { KeinErgebnis } from "@gebuehrenportal/recht";
import type { Abschnitt } from "./ergebnis.ts";
import { instanzabschnitte } from "./rechtsweg/abschnitt.ts";
import type { Aufgabe } from "./rechtsweg/teil.ts";
import { mahnabschnitt, vorgerichtlicherAbschnitt } from "./rechtsweg/vorverfahren.ts";

/** The parts of the case as the law computes them, in their order: what came before, then the instances. */
export function abschnitteAus(aufgabe: Aufgabe): readonly Abschnitt[] | KeinErgebnis {
  const { vorgerichtlich, mahnverfahren, instanzen } = aufgabe.eingabe;
  const abschnitte: Abschnitt[] = [];
  for (const teil of [
    ...(vorgerichtlich ? [vorgerichtlicherAbschnitt(aufgabe)] : []),
    ...(mahnverfahren ? [mahnabschnitt(aufgabe, mahnverfahren)] : []),
    ...instanzen.map((_, i) => instanzabschnitte(aufgabe, i)),
  ]) {
    if ("art" in teil) return teil;
    abschnitte.push(...(Array.isArray(teil) ? (teil as readonly Abschnitt[]) : [teil as Abschnitt]));
  }
  return abschnitte;
}
