/** A document was given up before it was finished. */
export { Fadenabbruch as Satzabbruch } from "../faden/werkstatt.server.ts";
