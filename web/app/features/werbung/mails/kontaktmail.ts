import { brief } from "#platform/mail/brief.ts";
import type { Kontaktanfrage } from "../kontakt/anfrage.ts";
import { anlaesse, kampagnenwerte } from "../kontakt/angaben.ts";

/** Brings the operator what somebody has written on `/kontakt`. */
export function kontaktmail(anfrage: Kontaktanfrage) {
  const { name, email, company, message, betreff } = anfrage;
  const anlass = anlaesse[betreff];
  const herkunft = kampagnenwerte.flatMap((wert) => (anfrage[wert] ? [`${wert}: ${anfrage[wert]}`] : []));
  return brief({
    art: "kontakt",
    betreff: `Kontakt: ${anlass}`,
    absaetze: [
      `über das Formular auf /kontakt schreibt Ihnen ${name}${company ? ` (${company})` : ""}, ${email}:`,
      ...message.split(/\n\s*\n/).map((absatz) => absatz.trim()),
      ...(herkunft.length > 0 ? [`Herkunft der Anfrage: ${herkunft.join(", ")}`] : []),
    ],
    knopf: {
      text: "Antworten",
      ziel: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Ihre Anfrage: ${anlass}`)}`,
    },
  });
}
