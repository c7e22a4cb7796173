import type { Vorstellung } from "../rechnereintrag.ts";

/** What is said about the calculator outside of its page. */
export const vorstellung: Vorstellung = {
  pfad: "/mahnverfahren",
  name: "Mahnverfahren",
  titel: "Mahnverfahren: Kosten, Gericht, Fristen",
  kachel: "Kosten, zuständiges Gericht und Fristen von Mahnbescheid und Vollstreckungsbescheid.",
  stichworte: "Mahnbescheid Vollstreckungsbescheid Mahngericht",
};
