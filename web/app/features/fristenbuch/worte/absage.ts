const satz = "User not authenticated or lacks permission";

/** The calls of the deadline book have one sentence for both refusals. */
export const fristenabsagen = { 401: satz, 403: satz } as const;
