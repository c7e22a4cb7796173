import { freieBerechnungen } from "./grenzen.ts";

/** Sentences that both the calls and the pages say. */
export const saetze = {
  speichergrenze: `Im Tarif Free speichern Sie bis zu ${freieBerechnungen} Berechnungen. Mehr sind im Tarif Basic enthalten; was gespeichert ist, bleibt lesbar.`,
  veraltet: "Inzwischen ist eine andere Version gespeichert worden. Beide lassen sich behalten.",
  ohneNamen: "Bitte geben Sie eine Bezeichnung an.",
} as const;
