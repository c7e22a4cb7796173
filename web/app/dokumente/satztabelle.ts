/** A row of a table as finished texts. */
export type Satzzeile = {
  readonly art: "titel" | "zeile" | "zwischensumme" | "summe";
  /** One text per column; a title has one. */
  readonly zellen: readonly string[];
};

/** A table as finished texts: what PDF, Word and page set, each in its own way. */
export type Satztabelle = {
  readonly titel: string;
  readonly spalten: readonly {
    readonly titel: string;
    readonly rechts: boolean;
    /** On paper: its share of what the other columns leave; none says so: the first takes it all. */
    readonly anteil?: number;
  }[];
  readonly zeilen: readonly Satzzeile[];
};
