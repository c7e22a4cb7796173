import type { Aktion } from "./aktionen.ts";

/** A fee or credit that may have been forgotten. It is taken over only when the reader ticks its condition. */
export type Vorschlag = {
  readonly id: string;
  /** What would be added: „Terminsgebühr (Nr. 3104 VV)“. */
  readonly titel: string;
  /** The condition to tick, a full sentence. */
  readonly bedingung: string;
  readonly norm: string;
  readonly basic: boolean;
  readonly aktion: Aktion;
};
