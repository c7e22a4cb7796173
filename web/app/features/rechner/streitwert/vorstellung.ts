import type { Vorstellung } from "../rechnereintrag.ts";

/** What is said about the calculator outside of its page. */
export const vorstellung: Vorstellung = {
  pfad: "/streitwert",
  name: "Streitwert",
  titel: "Streitwert: Wert, Zuständigkeit, Rechtsmittel",
  kachel: "Streitwert und Verfahrenswert nach Regel und Katalog, mit Zuständigkeit und Rechtsmitteln.",
  stichworte: "Gegenstandswert Verfahrenswert Zuständigkeit",
};
