import { brief } from "#platform/mail/brief.ts";

/** Why invoices do not go out: the provider's data are incomplete, documents cannot be made, or mails do not leave. */
export type Stillstand = "angaben" | "belege" | "post";

const folge =
  "Solange sie nicht hinausgehen, laufen für sie weder Zahlungsziel noch Erinnerungen, und niemand verliert deshalb seinen Tarif.";

/** Tells the operator once that invoices or reminders do not go out. */
export function stillstandsmail(
  name: string,
  {
    grund,
    fehlt,
    baseUrl,
  }: { readonly grund: Stillstand; readonly fehlt: readonly string[]; readonly baseUrl: string },
) {
  const worte = {
    angaben: `Bestellte Rechnungen lassen sich nicht ausstellen, weil die Einstellung ${fehlt.join(", ")} fehlt.`,
    belege:
      "Rechnungen oder Erinnerungen lassen sich seit mehr als einer Stunde nicht ausstellen. Das Portal versucht es weiter; der Grund steht bei den Rechnungen.",
    post: "Rechnungen oder Erinnerungen liegen seit mehr als einer Stunde im Postausgang. Bitte prüfen Sie den Versand von E-Mails.",
  } as const;
  return brief({
    art: "abo-stillstand",
    betreff: "Rechnungen gehen nicht hinaus",
    anrede: name,
    absaetze: [
      `${worte[grund]} ${folge}`,
      "Diese Nachricht kommt einmal; ist alles wieder in Ordnung und stockt es erneut, kommt eine neue.",
    ],
    knopf: { text: "Rechnungen ansehen", ziel: `${baseUrl}/admin/rechnungen` },
  });
}
