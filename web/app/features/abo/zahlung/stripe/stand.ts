import { cent } from "@gebuehrenportal/recht";
import type { Stripe } from "stripe";
import type { Einzugsstand, Nachricht, Ruecklauf, Zahlungsmittel } from "../port.ts";

const id = (verweis: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof verweis === "string" ? verweis : verweis?.id;

/** Under these the money has left our account, whoever is right in the end. */
const entzogen = new Set([
  "needs_response",
  "under_review",
  "appeal_needs_response",
  "appeal_under_review",
  "lost",
]);

/** How it stands with a debit: the payment itself, and what was taken back of it. */
export function einzugsstand(
  intent: Pick<Stripe.PaymentIntent, "id" | "status" | "amount_received" | "metadata">,
  streite: readonly Pick<Stripe.Dispute, "id" | "amount" | "status">[],
): Einzugsstand {
  return {
    fremdId: intent.id,
    zustand: zustand(intent.status),
    gezahlt: cent(intent.status === "succeeded" ? intent.amount_received : 0),
    ruecklaeufe: streite.flatMap(({ id: fremdId, amount, status }): readonly Ruecklauf[] =>
      status === "won" || entzogen.has(status)
        ? [{ fremdId, betrag: cent(amount), zurueckerhalten: status === "won" }]
        : [],
    ),
    rechnungId: intent.metadata.rechnung,
  };
}

/** Nobody sits at the screen: whatever would have to be confirmed has failed. */
function zustand(status: Stripe.PaymentIntent["status"]): Einzugsstand["zustand"] {
  if (status === "succeeded") return "gelungen";
  return status === "processing" ? "laeuft" : "gescheitert";
}

/** A means of payment as its owner recognises it. */
export function zahlungsmittel(
  mittel: Pick<Stripe.PaymentMethod, "id" | "type" | "card" | "sepa_debit">,
): Zahlungsmittel {
  return { id: mittel.id, bezeichnung: bezeichnung(mittel) };
}

function bezeichnung({
  type,
  card,
  sepa_debit: konto,
}: Pick<Stripe.PaymentMethod, "type" | "card" | "sepa_debit">) {
  if (type === "sepa_debit") return `SEPA-Lastschrift, Konto endet auf ${konto?.last4 ?? "…"}`;
  const marke = card?.brand ?? "";
  const name = marken[marke] ?? "Karte";
  return card ? `${name}, endet auf ${card.last4}` : "Karte";
}

const marken: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  maestro: "Maestro",
};

/** What an event is about; its own contents may be old, so they are not looked at. */
export function nachrichtAus(ereignis: Stripe.Event): Nachricht {
  switch (ereignis.type) {
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
    case "payment_intent.processing":
    case "payment_intent.canceled":
      return { art: "einzug", fremdId: ereignis.data.object.id };
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return mit(id(ereignis.data.object.payment_intent), (fremdId) => ({ art: "einzug", fremdId }));
    case "refund.updated":
    case "refund.failed":
      return { art: "erstattung", fremdId: ereignis.data.object.id };
    case "checkout.session.completed":
      return { art: "sitzung", id: ereignis.data.object.id };
    case "customer.updated":
      return { art: "kunde", kunde: ereignis.data.object.id };
    case "payment_method.automatically_updated":
      return mit(id(ereignis.data.object.customer), (kunde) => ({ art: "kunde", kunde }));
    case "payment_method.detached":
      return mit(id(ereignis.data.previous_attributes?.customer), (kunde) => ({ art: "kunde", kunde }));
    default:
      return { art: "unbeachtlich" };
  }
}

const mit = (wert: string | undefined, nachricht: (wert: string) => Nachricht): Nachricht =>
  wert === undefined ? { art: "unbeachtlich" } : nachricht(wert);
