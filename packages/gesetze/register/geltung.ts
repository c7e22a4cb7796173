import type { Tag } from "@gebuehrenportal/recht";
import roh from "./geltung.json" with { type: "json" };

/** An act that held before, as it is named, and from when; the last one of a day is meant. */
export type Vorgaenger = {
  readonly name: string;
  /** Its first day; missing where it is older than any document. */
  readonly ab?: Tag;
  /** Number of an act of the Union, whose text is still to be read at EUR-Lex. */
  readonly celex?: string;
};

/** From when an act of the register holds, and who says so. */
export type Geltung = {
  /** Acts of the register: the act itself and its schedules. */
  readonly akte: readonly string[];
  /** First day of the act under its short form; announcing its text anew does not change it. */
  readonly ab: Tag;
  /** Where the act is published. */
  readonly quelle: string;
  /** `mittel`: parts of it began on other days, or the day is known from its name only. */
  readonly sicherheit: "hoch" | "mittel";
  readonly vorgaenger: readonly Vorgaenger[];
  /** Parts that were numbered anew as a whole, the latest last. */
  readonly teile: readonly Geltungsteil[];
};

/** A range of sections that was written anew as a whole. */
export type Geltungsteil = {
  /** First and last section, with their letters. */
  readonly von: string;
  readonly bis: string;
  /** „Teil 4“. */
  readonly name: string;
  readonly ab: Tag;
  readonly quelle: string;
  /** What stood in its place. */
  readonly zuvor?: string;
};

/** A row of the data: certain, without predecessors and parts, where nothing else is said. */
type Geltungszeile = Pick<Geltung, "akte" | "ab" | "quelle"> & Partial<Geltung>;

/** Every act whose first day is recorded. */
export const geltungen: readonly Geltung[] = (roh as readonly object[] as readonly Geltungszeile[]).map(
  (zeile) => ({ sicherheit: "hoch", vorgaenger: [], teile: [], ...zeile }),
);

const jeAkt: ReadonlyMap<string, Geltung> = new Map(
  geltungen.flatMap((geltung) => geltung.akte.map((akt) => [akt, geltung] as const)),
);

/** From when an act of the register holds, if that is recorded. */
export const geltungVon = (akt: string): Geltung | undefined => jeAkt.get(akt);
