/** What other features ask of the base rate. */
export { satzberichtigungen } from "./berichtigungen.server.ts";
export { eingetrageneSaetze } from "./eingetragen.server.ts";
