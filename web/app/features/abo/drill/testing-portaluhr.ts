// Goes before a built portal (`--import`): a clock that tests set, and Stripe as a double in the same process.
import { portaluhrStellen, type Uhrfrage, uhrGefragt } from "#platform/jobs/testing-portaluhr.ts";
import { Stripedouble } from "../zahlung/testing-stripe.ts";

/** What a test asks for besides the time. */
export type Geldfrage =
  | Uhrfrage
  /** The customer fills in the page of a visit; answers with the address he is sent to then. */
  | { readonly art: "eingeben"; readonly sitzung: string; readonly mittel: string }
  /** What has been debited, and how it stands. */
  | { readonly art: "einzuege" }
  /** The bank pays, or the customer takes it back; answers with Stripe's news of it. */
  | { readonly art: "bezahlt" | "bestritten"; readonly einzug: string };

if (uhrGefragt()) {
  const double = new Stripedouble();
  Object.assign(process.env, await double.starten());
  await portaluhrStellen<Geldfrage>((frage) => {
    switch (frage.art) {
      case "eingeben":
        double.eingeben(frage.sitzung, frage.mittel);
        return String(double.sitzungen.get(frage.sitzung)?.success_url).replace(
          "{CHECKOUT_SESSION_ID}",
          frage.sitzung,
        );
      case "einzuege":
        return [...double.einzuege.values()].map(({ id, amount }) => ({ id, betrag: amount }));
      case "bezahlt":
        double.entscheiden(frage.einzug, true);
        return double.nachricht("payment_intent.succeeded", { id: frage.einzug }, Date.now() / 1000);
      default: {
        const streit = { id: double.bestreiten(frage.einzug), payment_intent: frage.einzug };
        return double.nachricht("charge.dispute.created", streit, Date.now() / 1000);
      }
    }
  });
}
