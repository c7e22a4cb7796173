/** Abstract pictures that stand above some posts. */
export const motive = ["stufen", "waage", "kalender", "kreise", "wellen", "raster"] as const;
export type Motiv = (typeof motive)[number];

/** What a post of the demo says. It is true: its amounts and days are computed again by tests. */
export type Demotext = {
  readonly titel: string;
  readonly auszug: string;
  /** The text; footnotes as `<sup data-fussnote="…">`. */
  readonly html: string;
};

/** A post of the demo: its text, and where, when and by whom it appeared. */
export type Demoartikel = Demotext & {
  readonly kategorien: readonly string[];
  readonly tags: readonly string[];
  /** Demo account that wrote it; posts of `gast` are guest posts. */
  readonly von: "autor" | "gast" | "moderator" | "mitglied";
  /** When it appeared, as an ISO instant; for what is not public, when it was last written on. */
  readonly am: string;
  /** Day of the law it describes, `YYYY-MM-DD`. */
  readonly stand?: string;
  readonly korrektur?: string;
  readonly motiv?: Motiv;
  /** Imported without a reading time. */
  readonly ohneLesezeit?: true;
};
