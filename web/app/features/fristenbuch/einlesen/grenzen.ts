import { laengen } from "../worte/laengen.ts";

/** Largest file of deadlines, and what comes back with its preview. */
export const dateiHoechstens = 4 * 1024 * 1024;

/** A cell may be as long as the longest text of a deadline. */
export const zelleHoechstens = laengen.bemerkung;
