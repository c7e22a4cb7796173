import type { Vorstellung } from "../rechnereintrag.ts";

/** What is said about the calculator outside of its page. */
export const vorstellung: Vorstellung = {
  pfad: "/gerichtskostenrechner",
  name: "Gerichtskostenrechner",
  titel: "Gerichtskostenrechner: GKG, FamGKG, GNotKG und GvKostG",
  kachel:
    "Kosten der Gerichte, Notare und Gerichtsvollzieher nach den ganzen Verzeichnissen: GKG und FamGKG seit Juli 2012, die übrigen seit August 2013.",
  stichworte: "Gerichtsgebühren Notarkosten Gerichtsvollzieher GKG GNotKG FamGKG",
};
