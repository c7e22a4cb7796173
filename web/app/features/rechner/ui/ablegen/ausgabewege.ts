/** The ways out of a result, each made at the click. */
export type Ausgabe = {
  readonly kopie: () => Promise<{ readonly text: string; readonly html: string }>;
  readonly csv: () => Promise<string>;
  readonly json: () => Promise<string>;
  /** Text of a mail that reports a fault. */
  readonly meldung: () => Promise<string>;
  /** Address that holds the whole form. */
  readonly permalink: () => string;
};
