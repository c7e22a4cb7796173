/** Longest name and longest address of a contact. */
export const nameHoechstens = 200;
export const emailHoechstens = 254;

/** Contacts that somebody may see: his own and those of his Kanzlei. */
export const kontakteHoechstens = 15_000;

/** Lines of a page of the list. */
export const jeSeite = 50;

/** What a call gives at once, unless asked for less. */
export const jeAufruf = 1000;

/** Largest file of contacts, and what comes back with its preview. */
export const dateiHoechstens = 8 * 1024 * 1024;
