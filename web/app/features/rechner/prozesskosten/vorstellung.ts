import type { Vorstellung } from "../rechnereintrag.ts";

/** What is said about the calculator outside of its page. */
export const vorstellung: Vorstellung = {
  pfad: "/prozesskostenrechner",
  name: "Prozesskostenrechner",
  titel: "Prozesskostenrechner: Kostenrisiko über alle Instanzen",
  kachel: "Kostenrisiko über bis zu drei Instanzen: Gericht, beide Anwälte, Kostenquote und Gewinnschwelle.",
  stichworte: "Prozesskosten Kostenrisiko Instanzen Scheidung Folgesachen",
};
