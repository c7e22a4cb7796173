/** The law gives no result here: an answer with its reason and norm, not an error. */
export type KeinErgebnis = {
  readonly art: "kein-ergebnis";
  readonly grund: string;
  readonly norm: string;
  /** Path of the input that stands in the way, e.g. `angelegenheiten[0].positionen[1].nr`. */
  readonly feld?: string;
};

/** Builds a legal non-result. */
export const keinErgebnis = (grund: string, norm: string, feld?: string): KeinErgebnis =>
  feld === undefined ? { art: "kein-ergebnis", grund, norm } : { art: "kein-ergebnis", grund, norm, feld };
