/** Largest file of deadlines, and what comes back with its preview. */
export const dateiHoechstens = 4 * 1024 * 1024;

/** Longest texts of an imported deadline; a cell may be as long as the longest of them. */
export const bezeichnungHoechstens = 300;
export const aktenzeichenHoechstens = 200;
export const sachbearbeiterHoechstens = 1_000;
export const zelleHoechstens = 2_000;
