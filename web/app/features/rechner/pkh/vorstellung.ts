import type { Vorstellung } from "../rechnereintrag.ts";

/** What is said about the calculator outside of its page. */
export const vorstellung: Vorstellung = {
  pfad: "/pkh-rechner",
  name: "Prozesskostenhilfe",
  titel: "PKH-Rechner: Raten der Prozesskostenhilfe",
  kachel: "Einzusetzendes Einkommen und Raten der Prozess- und Verfahrenskostenhilfe, seit 2019.",
  stichworte: "PKH VKH Raten Prozesskostenhilfe",
};
