import type { Platz } from "./kalender.ts";

/** What both engines must agree on. What is absent is not defined by the rules and not compared. */
export type Pruefergebnis = {
  readonly rechnerisch?: Platz;
  readonly ende: Platz;
  readonly sicher?: Platz;
  /** Hours since the beginning of the row; periods in hours only. */
  readonly stunde?: number;
  readonly ereignis?: Platz;
  readonly vorfrist?: Platz;
  /** Named days on the way. */
  readonly weitere?: Readonly<Record<string, Platz>>;
};
