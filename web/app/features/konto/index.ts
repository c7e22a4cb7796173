/** What pages of other features use of the accounts. */
export { aktname, aktumstand } from "./ui/aktname.ts";
export type { Formstand } from "./ui/anmeldung/anmeldeformular.tsx";
export { Kontobereich } from "./ui/bereich/kontobereich.tsx";
export { Zustimmungsschalter } from "./ui/bereich/zustimmungsschalter.tsx";
export { Passwortfeld } from "./ui/passwortfeld.tsx";
