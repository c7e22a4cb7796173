import type { Vorstellung } from "../rechnereintrag.ts";

/** What is said about the calculator outside of its page. */
export const vorstellung: Vorstellung = {
  pfad: "/fristenrechner",
  name: "Fristenrechner",
  titel: "Fristenrechner: Fristende mit Feiertagen und Rechenweg",
  kachel: "Fristende mit Zustellung, Feiertagen des Ortes und Vorfrist, jeder Schritt mit seiner Norm.",
  stichworte: "Fristberechnung Notfrist Berufungsfrist Feiertag Zustellung",
  kopf: true,
};
