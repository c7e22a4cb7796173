import type { Vorstellung } from "../rechnereintrag.ts";

/** What is said about the calculator outside of its page. */
export const vorstellung: Vorstellung = {
  pfad: "/pfaendungsrechner",
  name: "Pfändungsrechner",
  titel: "Pfändungsrechner: pfändbarer Betrag und P-Konto",
  kachel: "Pfändbares Arbeitseinkommen und Freibetrag des Pfändungsschutzkontos, seit Juli 2021.",
  stichworte: "Pfändungstabelle Pfändungsfreigrenze P-Konto § 850c ZPO",
};
