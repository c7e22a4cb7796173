/** What other features may ask of the state of the law and its corrections. */
export { alleBerichtigungen } from "./berichtigungen.server.ts";
export { normstaende } from "./normstaende.ts";
export { gesammelterRechtsstand } from "./rechtsstand.server.ts";
