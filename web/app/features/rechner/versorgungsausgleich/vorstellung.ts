import type { Vorstellung } from "../rechnereintrag.ts";

/** What is said about the calculator outside of its page. */
export const vorstellung: Vorstellung = {
  pfad: "/versorgungsausgleich",
  name: "Versorgungsausgleich",
  titel: "Versorgungsausgleich: Verfahrenswert und Anrechte",
  kachel: "Verfahrenswert mit Kosten, Ehezeit, Teilung der Anrechte und Umrechnung von Entgeltpunkten.",
  stichworte: "Scheidung Rente Entgeltpunkte Ehezeit",
};
