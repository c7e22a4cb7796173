/** What a page says after a form that it could not follow. */
export type Formularabsage = {
  readonly was: string;
  readonly fehler: string;
  readonly feld: string | undefined;
  readonly code: string | undefined;
};

/** What a page of the moderation says after a form that it could not follow, with what the form held. */
export type Moderationsabsage = Formularabsage & {
  readonly gesendet: {
    readonly ids: readonly string[];
    /** The first value of each field. */
    readonly felder: Readonly<Record<string, string>>;
  };
};
