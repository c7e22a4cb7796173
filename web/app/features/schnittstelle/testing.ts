/** What tests outside need of the description of the calls. */
export { ablehnungen, aufrufbilder, beschreibung } from "./aufrufe.server.ts";
