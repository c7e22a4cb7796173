/** The steps below a norm, from above. */
export const stufen = [
  "teil",
  "abs",
  "unterabsatz",
  "satz",
  "halbsatz",
  "nummer",
  "buchstabe",
  "doppelbuchstabe",
  "alternative",
  "variante",
  "fall",
  "teilsatz",
  "spiegelstrich",
] as const;

/** One step below a norm. */
export type Stufe = (typeof stufen)[number];

/** How a norm is called: section, article, number of a schedule, annex … */
export type Einheit = "§" | "Art" | "Nr" | "Anlage" | "Anhang" | "Vorbem" | "Abschn" | "R" | "GOP";

/** Why a norm is not simply what stands there. */
export type Hinweis =
  /** The act follows from the text around it. */
  | { readonly art: "abgeleitet" }
  /** The form means several acts; which one, the Land or the context says. */
  | { readonly art: "mehrdeutig"; readonly akte: readonly string[]; readonly hinweis?: string }
  | { readonly art: "ausser-kraft"; readonly nachfolger?: string }
  /** The act has no norm of this number today. */
  | { readonly art: "nicht-vorhanden" }
  /** No address is known for the act, or the act is not in the register. */
  | { readonly art: "kein-ziel" }
  /** Law of a Land that the register lacks; `land` is its name. */
  | { readonly art: "landesrecht"; readonly land: string }
  /** The sign before the number was read as `§`. */
  | { readonly art: "gelesen" };

/** One norm, as it is cited at one place of the text. */
export type Norm = {
  /** Act of the register; missing where it is unknown or ambiguous. */
  readonly akt?: string;
  /** As people cite the act: `EGBGB`. */
  readonly abbr: string;
  readonly einheit: Einheit;
  readonly nr: string;
  /** Paragraph inside an article: Art. 246a § 1 EGBGB. */
  readonly sub?: string;
  /** Last number of a range: §§ 25 bis 28. */
  readonly bis?: string;
  readonly folgende?: "f" | "ff";
  readonly stufen: Readonly<Partial<Record<Stufe, string>>>;
  /** `a.F.`, `n.F.` or a year. */
  readonly fassung?: string;
  /** Place in the text, in UTF-16 units, end exclusive. */
  readonly start: number;
  readonly ende: number;
  readonly sicherheit: "hoch" | "mittel" | "gering";
  readonly hinweise: readonly Hinweis[];
};

/** A citation: norms of one act that are named together, and where they stand. */
export type Zitat = {
  readonly start: number;
  readonly ende: number;
  readonly text: string;
  readonly normen: readonly Norm[];
};
