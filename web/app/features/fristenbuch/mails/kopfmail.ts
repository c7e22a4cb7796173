import { datum, type Tag } from "@gebuehrenportal/recht";
import { brief } from "#platform/mail/brief.ts";

/** Takes the head of the log out of the house. */
export function kopfmail(
  name: string,
  { heute, kopf, ziel }: { readonly heute: Tag; readonly kopf: string; readonly ziel: string },
) {
  return brief({
    art: "frist-kopf",
    betreff: `Stand des Fristenprotokolls am ${datum(heute)}`,
    anrede: name,
    absaetze: [
      `das Protokoll Ihres Fristenbuchs endet am ${datum(heute)} mit dieser Zeile:`,
      kopf,
      "Bewahren Sie diese E-Mail auf. Auf der Seite „Protokoll“ zeigt der Vergleich mit Nummer und Prüfsumme, ob jemand das Protokoll bis hierher gekürzt oder neu geschrieben hat; ohne einen Stand außerhalb des Portals lässt sich das nicht sehen.",
    ],
    knopf: { text: "Protokoll prüfen", ziel },
  });
}
