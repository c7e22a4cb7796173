/** Minutes until the next attempt after so many that failed: 1, 2, 4 … and at most half a day. */
export const pauseMinuten = (versuche: number): number => Math.min(2 ** (Math.max(1, versuche) - 1), 720);

/** When it is tried again after another attempt has failed. */
export const naechsterVersuch = (versuche: number, am: Date): Date =>
  new Date(am.getTime() + pauseMinuten(versuche) * 60_000);

/** What went wrong, as short as a list takes it. */
export const fehlertext = (fehler: unknown): string =>
  (fehler instanceof Error ? fehler.message : String(fehler)).slice(0, 300);
