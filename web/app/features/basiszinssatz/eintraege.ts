import type { Tag } from "@gebuehrenportal/recht";

/** One version of an entry as the page shows it; without `prozent100`: the entry was taken out. */
export type Fassung = {
  readonly version: number;
  readonly prozent100: number | undefined;
  readonly fundstelle: string | undefined;
  /** Address of the account; undefined: it is gone. */
  readonly von: string | undefined;
  readonly am: Tag;
};

/** A half-year that was entered, with everything that became of it, the latest first. */
export type Eintrag = {
  readonly ab: Tag;
  /**
   * `gilt`; `enthalten`: the portal itself records the half-year by now, and its rate counts; `luecke`: the half-year
   * before it is missing; `entfernt`.
   */
  readonly stand: "gilt" | "enthalten" | "luecke" | "entfernt";
  /** The rate that the portal itself records for the half-year, in hundredths of a percent. */
  readonly gesetz: number | undefined;
  /** Nothing that counts follows it. */
  readonly entfernbar: boolean;
  readonly fassungen: readonly Fassung[];
};

/** A half-year that counts, for the table of all. */
export type Halbjahr = {
  readonly ab: Tag;
  readonly bis: Tag;
  readonly prozent100: number;
  readonly vomBetreiber: boolean;
  readonly quelle: string;
};
