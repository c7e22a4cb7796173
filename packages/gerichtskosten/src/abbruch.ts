import { type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";

/** Carries a legal non-result up to `gerichtskosten`, the only place that catches it. No `Error`: nobody reads the stack. */
export class Abbruch {
  readonly antwort: KeinErgebnis;
  constructor(antwort: KeinErgebnis) {
    this.antwort = antwort;
  }
}

/** Ends the calculation: the law gives no result, with the norm and the input that stands in the way. */
export function kein(grund: string, norm: string, feld?: string): never {
  throw new Abbruch(keinErgebnis(grund, norm, feld));
}
