/** Path of a private calendar; who has its whole address reads it without signing in. */
export const feedpfad = "/fristenkalender.ics";
