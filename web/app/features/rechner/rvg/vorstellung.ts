import type { Vorstellung } from "../rechnereintrag.ts";

/** What is said about the calculator outside of its page. */
export const vorstellung: Vorstellung = {
  pfad: "/rvgrechner",
  name: "RVG-Rechner",
  titel: "RVG-Rechner: Anwaltsgebühren mit Rechenweg",
  kachel: "Anwaltsgebühren nach dem RVG, Zeile für Zeile hergeleitet, mit dem Recht des richtigen Tages.",
  stichworte: "Anwaltskosten Anwaltshonorar Vergütung Verfahrensgebühr Geschäftsgebühr Einigungsgebühr",
  kopf: true,
};
