/** Longest texts of an entry, as the database keeps them; calls, files and forms ask here. */
export const laengen = {
  titel: 300,
  aktenzeichen: 200,
  entscheidung: 300,
  art: 1_000,
  sachbearbeiter: 1_000,
  bemerkung: 2_000,
  /** All addresses together. */
  empfaenger: 4_000,
  norm: 300,
  ereignis: 40,
  /** Short parties of a file. */
  rubrum: 200,
  streichgrund: 1_000,
} as const;

/** Longest texts of one line of a form; calls and files may say more. */
export const formularlaengen = { ...laengen, art: 300, sachbearbeiter: 300 } as const;

/** Longest texts of a proof that something was sent. */
export const nachweislaengen = { at: 40, channel: 100, reference: 500 } as const;

/** Largest number of days, weeks, months and years. */
export const dauerHoechstens = 9_999;

/** Time zones that an entry may be in; the first is the default. */
export const zeitzonen = ["Europe/Berlin", "UTC", "Europe/Paris", "America/New_York", "Asia/Dubai"] as const;
