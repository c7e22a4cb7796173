/** What tests of other features need of the accounts. */
export { kontoAusfuehren } from "./ausfuhr.server.ts";
export { faelligeKontenLoeschen } from "./loeschung.server.ts";
