/** What the app does with the demo for scripts and the server. */
export { demoEntfernen, demoErlauben, demoVerbieten, demoZuruecksetzen } from "./demo.server.ts";
