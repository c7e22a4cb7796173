/** What scripts and the server do with the demo. */

export { demorechtsatz } from "#features/konto/index.server.ts";
export { demoEntfernen, demoErlauben, demoVerbieten, demoZuruecksetzen } from "./demo.server.ts";
