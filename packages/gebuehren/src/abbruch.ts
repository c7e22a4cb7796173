import { type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";

/**
 * Carries a legal non-result up to `rvgRechnung`, which gives its answer, or to `sonst`. No `Error`: an empty form ends here with
 * each request, and nobody reads the stack, which costs as much as half the calculation.
 */
export class Abbruch {
  readonly antwort: KeinErgebnis;
  constructor(antwort: KeinErgebnis) {
    this.antwort = antwort;
  }
}

/** What is computed, or nothing where the law gives no result. */
export function sonst<T>(rechnung: () => T): T | undefined {
  try {
    return rechnung();
  } catch (fehler) {
    if (fehler instanceof Abbruch) return undefined;
    throw fehler;
  }
}

/** Ends the calculation: the law gives no result, with the norm and the input that stands in the way. */
export function kein(grund: string, norm: string, feld?: string): never {
  throw new Abbruch(keinErgebnis(grund, norm, feld));
}
