import type { Vermerk } from "./rechenweg.ts";

/** What cannot be said because a figure of the year is not recorded; the rest of the result stands. */
export type Offen = {
  /** What stays open, as a subject: „Die Geringfügigkeit“. */
  readonly was: string;
  readonly norm: string;
  /** Which figure is missing, as a sentence. */
  readonly grund: string;
};

/** Says what stays open, and for want of which figure. */
export const offenvermerke = (offen: readonly Offen[]): Vermerk[] =>
  offen.map(({ was, norm, grund }) => ({ art: "warnung", text: `${was} bleibt offen: ${grund}`, norm }));
