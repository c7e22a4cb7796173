// What a demo is made of; scripts and the server come in here.
export {
  demoEntfernen,
  demoErlauben,
  demoVerbieten,
  demoZuruecksetzen,
} from "#features/betrieb/demo.server.ts";
export { demorechtsatz } from "#features/betrieb/demorechte.server.ts";
