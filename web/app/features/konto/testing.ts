/** What tests of other features need of the accounts. */
export { kontoAusfuehren } from "./profil/ausfuhr.server.ts";
export { faelligeKontenLoeschen, loeschungVormerken } from "./profil/loeschung.server.ts";
