/** A piece of an answer: words, or words that lead somewhere. */
export type Stueck = string | { readonly text: string; readonly nach: string };

/** A question with its answer, paragraph by paragraph. */
export type Frage = {
  /** Fragment of its address; it never changes, whatever becomes of the words. */
  readonly id: string;
  readonly frage: string;
  readonly antwort: readonly (readonly Stueck[])[];
  /** What else somebody may look for it by. */
  readonly stichworte?: string;
};

export type Fragengruppe = {
  /** Fragment of its address. */
  readonly id: string;
  readonly titel: string;
  readonly fragen: readonly Frage[];
};

/** Words that lead to another page. */
export const hin = (text: string, nach: string): Stueck => ({ text, nach });

/** The answer as running text, without its links. */
export const antworttext = ({ antwort }: Frage): string =>
  antwort
    .map((absatz) => absatz.map((stueck) => (typeof stueck === "string" ? stueck : stueck.text)).join(""))
    .join(" ");
