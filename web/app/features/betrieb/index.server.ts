/** What scripts and the server do with the demo. */
export { demoEntfernen, demoErlauben, demoVerbieten, demoZuruecksetzen } from "./demo.server.ts";
export { demorechtsatz } from "./demorechte.server.ts";
