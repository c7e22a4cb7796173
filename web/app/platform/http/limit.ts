/** At most `anzahl` calls in `sekunden` per client address; all routes with the same `name` share one counter. */
export type Limit = {
  readonly name: string;
  readonly anzahl: number;
  readonly sekunden: number;
  /** `true`: not a limit per client but per e-mail address or account, which no setting widens. */
  readonly fest?: true;
};
