// What a demo is made of; scripts and the server come in here.
export { demoErlauben, demoWarnung, demoZuruecksetzen } from "#features/betrieb/demo.server.ts";
