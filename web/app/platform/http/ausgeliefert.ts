/** A request and what became of it. */
export type Ausgeliefert = {
  readonly method: string;
  /** Path and query string as sent. */
  readonly ziel: string;
  readonly status: number;
  readonly header: (name: string) => string | null | undefined;
};
