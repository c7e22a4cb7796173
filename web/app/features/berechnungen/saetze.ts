import { freieBerechnungen } from "./grenzen.ts";

/** Sentences that both the calls and the pages say. */
export const saetze = {
  speichergrenze: `Im Tarif Free speichern Sie bis zu ${freieBerechnungen} Berechnungen. Mehr sind im Tarif Basic enthalten; was gespeichert ist, bleibt lesbar.`,
  ohneNamen: "Bitte geben Sie eine Bezeichnung an.",
} as const;
