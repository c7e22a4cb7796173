/** What an account may keep without „speichern-unbegrenzt“; deleted ones do not count. */
export const freieBerechnungen = 3;

/** As long a deleted calculation can be brought back. */
export const aufbewahrungTage = 30;

/** Entries of one page of the list. */
export const jeSeite = 30;

/** Longest name or Aktenzeichen. */
export const laengsterKopf = 200;
