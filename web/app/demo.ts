// What a demo is made of; scripts and the server come in here.
export {
  demoEntfernen,
  demoErlauben,
  demorechtsatz,
  demoVerbieten,
  demoZuruecksetzen,
} from "#features/betrieb/index.server.ts";
