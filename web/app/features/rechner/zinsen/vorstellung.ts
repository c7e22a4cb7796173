import type { Vorstellung } from "../rechnereintrag.ts";

/** What is said about the calculator outside of its page. */
export const vorstellung: Vorstellung = {
  pfad: "/zinsrechner",
  name: "Zinsrechner",
  titel: "Zinsrechner: Verzugszinsen mit Forderungskonto",
  kachel: "Verzugs- und Prozesszinsen Tag für Tag, mit Teilzahlungen, Kosten und Forderungskonto.",
  stichworte: "Verzugszinsen Basiszinssatz Prozesszinsen Forderungskonto",
};
