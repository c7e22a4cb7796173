/** Days that choose between the versions of a period where the event itself does not. */
export type Wahltagart =
  | "vertrag"
  | "asylantrag"
  | "inverkehrbringen"
  | "verfahrensbeginn"
  | "erwerbsvorgang";

/** How such a day is called: in a question, in a sentence and as a field. */
export type Wahltag = {
  /** Name of the input. */
  readonly angabe: Wahltagangabe;
  /** Short name in a form and in its link. */
  readonly feld: string;
  /** „Asylantrag gestellt am“ */
  readonly frage: string;
  /** „Asylantrag“, before „bis …“ and „ab …“ */
  readonly name: string;
  /** „des Asylantrags“, after „der Tag“ */
  readonly genitiv: string;
  /** „für Asylanträge von heute“, after „gilt“ */
  readonly heute: string;
};

/** Names of the inputs. */
export type Wahltagangabe =
  | "vertragAm"
  | "asylantragAm"
  | "inverkehrbringenAm"
  | "verfahrensbeginnAm"
  | "erwerbsvorgangAm";

export const wahltage: Readonly<Record<Wahltagart, Wahltag>> = {
  vertrag: {
    angabe: "vertragAm",
    feld: "vertrag",
    frage: "Kaufvertrag geschlossen am",
    name: "Kaufvertrag",
    genitiv: "des Kaufvertrags",
    heute: "für Kaufverträge von heute",
  },
  asylantrag: {
    angabe: "asylantragAm",
    feld: "asylantrag",
    frage: "Asylantrag gestellt am",
    name: "Asylantrag",
    genitiv: "des Asylantrags",
    heute: "für Asylanträge von heute",
  },
  inverkehrbringen: {
    angabe: "inverkehrbringenAm",
    feld: "inverkehr",
    frage: "Produkt in Verkehr gebracht am",
    name: "Inverkehrbringen",
    genitiv: "des Inverkehrbringens",
    heute: "für Produkte, die heute in Verkehr kommen",
  },
  verfahrensbeginn: {
    angabe: "verfahrensbeginnAm",
    feld: "verfahrensbeginn",
    frage: "Verfahren eingeleitet am",
    name: "Beginn des Verfahrens",
    genitiv: "des Verfahrensbeginns",
    heute: "für Verfahren, die heute beginnen",
  },
  erwerbsvorgang: {
    angabe: "erwerbsvorgangAm",
    feld: "erwerb",
    frage: "Erwerbsvorgang verwirklicht am",
    name: "Erwerbsvorgang",
    genitiv: "des Erwerbsvorgangs",
    heute: "für Erwerbsvorgänge von heute",
  },
};

/** The inputs of all of them. */
export const wahltagangaben: readonly Wahltagangabe[] = Object.values(wahltage).map(({ angabe }) => angabe);
