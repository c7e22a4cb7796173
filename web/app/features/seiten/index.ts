/** What other features know of the corrections. */
export type { Berichtigung } from "./berichtigungen.ts";
