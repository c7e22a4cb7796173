/** What pages of other features show of the base rate. */
export type { Fehler as Eintragsfehler, Felder as Eintragsfelder } from "./eingabe.ts";
export { Eintraege } from "./ui/eintraege.tsx";
export { Halbjahrestabelle } from "./ui/halbjahrestabelle.tsx";
export { NeuesHalbjahr } from "./ui/neues-halbjahr.tsx";
