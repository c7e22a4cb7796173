import type { Tag } from "@gebuehrenportal/recht";

/** A published number that was wrong: what, since when, whom it touched. */
export type Berichtigung = {
  /** Day on which the right number went out. */
  readonly am: Tag;
  readonly was: string;
  /** First day on which the wrong number was shown. */
  readonly falschSeit: Tag;
  readonly betroffen: string;
  /** Paths of the calculators that showed it; unset: all. Calculations saved in that time are marked. */
  readonly rechner?: readonly string[];
};

/** Newest first. An entry is never removed. */
export const berichtigungen: readonly Berichtigung[] = [];
