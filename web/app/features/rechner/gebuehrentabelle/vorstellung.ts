import type { Vorstellung } from "../rechnereintrag.ts";

/** What is said about the calculator outside of its page. */
export const vorstellung: Vorstellung = {
  pfad: "/gebuehrentabelle",
  name: "Gebührentabelle",
  titel: "Gebührentabelle: RVG, GKG, FamGKG und GNotKG",
  kachel: "Gebühren nach RVG, GKG, FamGKG und GNotKG für jeden Wert und jeden Stichtag, zum Drucken.",
  stichworte: "Tabelle § 13 RVG",
  kopf: true,
};
