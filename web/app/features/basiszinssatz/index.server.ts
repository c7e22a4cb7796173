/** What other features may ask and change of the base rate. */
export {
  basiszinsuebersicht,
  satzEintragen,
  satzEntfernen,
  satzKorrigieren,
} from "./basiszinssatz.server.ts";
export { satzberichtigungen } from "./berichtigungen.server.ts";
export { eingetrageneSaetze } from "./eingetragen.server.ts";
