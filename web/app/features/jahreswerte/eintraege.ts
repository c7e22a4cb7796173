import type { Tag, Zahlen } from "@gebuehrenportal/recht";

/** One version of an entry as the page shows it; without `zahlen`: the entry was taken out. */
export type Fassung = {
  readonly version: number;
  readonly zahlen: Zahlen | undefined;
  /** Something was entered that the portal cannot read. */
  readonly unlesbar: boolean;
  readonly text: string;
  readonly fundstelle: string | undefined;
  readonly entwurf: boolean;
  /** Address of the account; undefined: it is gone. */
  readonly von: string | undefined;
  readonly am: Tag;
};

/** An entry for one first day, with everything that became of it, the latest first. */
export type Eintrag = {
  readonly ab: Tag;
  /**
   * `gilt`; `enthalten`: the portal itself records the period by now, and its figure counts; `luecke`: the period
   * before it is missing; `unlesbar`: it has another shape than the figure; `entfernt`.
   */
  readonly stand: "gilt" | "enthalten" | "luecke" | "unlesbar" | "entfernt";
  /** What the portal itself records for the period, where it differs. */
  readonly gesetz: string | undefined;
  /** Nothing that counts follows it. */
  readonly entfernbar: boolean;
  readonly fassungen: readonly Fassung[];
};

/** A version that counts, for the table of all. */
export type Wertzeile = {
  readonly ab: Tag;
  readonly bis: Tag;
  readonly text: string;
  readonly eingetragen: "betreiber" | "entwurf" | undefined;
  readonly quelle: string;
};
