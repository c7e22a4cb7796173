import { cent } from "@gebuehrenportal/recht";
import { Stripe } from "stripe";
import type { Stripezugang } from "#platform/env/stripe.server.ts";
import { Abgelehnt, type Einzugsstand, type Erstattungsstand, type Zahlstelle } from "../port.ts";
import { einzugsstand, nachrichtAus, zahlungsmittel } from "./stand.ts";

/** Direct debit and cards; whatever else a customer could be redirected for needs him at the screen. */
const arten = ["card", "sepa_debit"];

/** Stripe as the one who debits. */
export function stripeZahlstelle({ schluessel, webhookgeheimnis, api }: Stripezugang): Zahlstelle {
  const stripe = new Stripe(schluessel, {
    host: api.hostname,
    port: api.port || (api.protocol === "http:" ? 80 : 443),
    protocol: api.protocol === "http:" ? "http" : "https",
    timeout: 15_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    async kundeAnlegen({ id, name, email }) {
      const kunde = await stripe.customers.create(
        { name, email, preferred_locales: ["de"], metadata: { konto: id } },
        { idempotencyKey: `kunde-${id}` },
      );
      return kunde.id;
    },
    async kundeLoeschen(kunde) {
      await wennDa(stripe.customers.del(kunde));
    },
    async hinterlegen(kunde, { fertig, zurueck }) {
      const { id, url } = await stripe.checkout.sessions.create({
        mode: "setup",
        customer: kunde,
        allowed_payment_method_types: arten,
        locale: "de",
        success_url: fertig,
        cancel_url: zurueck,
      });
      if (!url) throw new Error("Stripe hat keine Adresse für die Eingabe genannt.");
      return { id, url };
    },
    async hinterlegt(id) {
      const sitzung = await wennDa(
        stripe.checkout.sessions.retrieve(id, { expand: ["setup_intent.payment_method"] }),
      );
      const { status, customer, setup_intent: eingabe } = sitzung ?? {};
      const mittel = typeof eingabe === "object" ? eingabe?.payment_method : undefined;
      const kunde = typeof customer === "string" ? customer : customer?.id;
      if (status !== "complete" || !kunde || !mittel || typeof mittel === "string") return undefined;
      await stripe.customers.update(kunde, { invoice_settings: { default_payment_method: mittel.id } });
      return { kunde, mittel: zahlungsmittel(mittel) };
    },
    async verwalten(kunde, zurueck) {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: kunde,
        return_url: zurueck,
        locale: "de",
        configuration: await kundenbereich(stripe),
      });
      return url;
    },
    async mittelVon(kunde) {
      const gefunden = await wennDa(
        stripe.customers.retrieve(kunde, { expand: ["invoice_settings.default_payment_method"] }),
      );
      if (!gefunden || gefunden.deleted) return undefined;
      const mittel = gefunden.invoice_settings.default_payment_method;
      return mittel && typeof mittel !== "string" ? zahlungsmittel(mittel) : undefined;
    },
    async einziehen(wunsch) {
      try {
        const { id, kunde, mittel, betrag, zweck, rechnungId } = wunsch;
        const intent = await stripe.paymentIntents.create(
          {
            amount: betrag,
            currency: "eur",
            customer: kunde,
            payment_method: mittel,
            allowed_payment_method_types: arten,
            off_session: true,
            confirm: true,
            description: zweck,
            metadata: { einzug: id, rechnung: rechnungId },
          },
          { idempotencyKey: id },
        );
        return await mitStreit(stripe, intent);
      } catch (fehler) {
        return gescheitert(fehler);
      }
    },
    async einzugSuchen({ id, kunde }) {
      for await (const intent of stripe.paymentIntents.list({ customer: kunde, limit: 100 }))
        if (intent.metadata.einzug === id) return mitStreit(stripe, intent);
      return undefined;
    },
    async einzugLesen(fremdId) {
      const intent = await wennDa(stripe.paymentIntents.retrieve(fremdId, { expand: ["latest_charge"] }));
      return intent?.metadata.einzug === undefined ? undefined : mitStreit(stripe, intent);
    },
    async erstatten({ id, einzug, betrag }) {
      try {
        const { id: fremdId, status } = await stripe.refunds.create(
          { payment_intent: einzug, amount: betrag, metadata: { erstattung: id } },
          { idempotencyKey: id },
        );
        return { fremdId, zustand: erstattungszustand(status) };
      } catch (fehler) {
        throw unmoeglich(fehler) ? new Abgelehnt(fehler.message) : fehler;
      }
    },
    async erstattungSuchen({ id, einzug }) {
      for await (const erstattung of stripe.refunds.list({ payment_intent: einzug, limit: 100 }))
        if (erstattung.metadata?.erstattung === id)
          return { fremdId: erstattung.id, zustand: erstattungszustand(erstattung.status) };
      return undefined;
    },
    async erstattungLesen(fremdId) {
      const erstattung = await wennDa(stripe.refunds.retrieve(fremdId));
      return erstattung && { fremdId, zustand: erstattungszustand(erstattung.status) };
    },
    nachricht(roh, unterschrift, jetztMs) {
      try {
        const ereignis = stripe.webhooks.constructEvent(
          roh,
          unterschrift,
          webhookgeheimnis,
          undefined,
          undefined,
          jetztMs,
        );
        return nachrichtAus(ereignis);
      } catch {
        return undefined;
      }
    },
  };
}

const erstattungszustand = (status: string | null): Erstattungsstand["zustand"] =>
  status === "failed" || status === "canceled" ? "gescheitert" : "erledigt";

/** A debit with what was taken back of it; only of one that was paid can that be. */
async function mitStreit(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Einzugsstand> {
  const { latest_charge: belastung } = intent;
  const bestritten =
    typeof belastung === "object" ? belastung?.disputed === true : intent.status === "succeeded";
  const streite = bestritten
    ? await stripe.disputes.list({ payment_intent: intent.id, limit: 100 })
    : undefined;
  return einzugsstand(intent, streite?.data ?? []);
}

/** A card that is refused is an answer, too; it names the debit. */
function gescheitert(fehler: unknown): Einzugsstand {
  if (fehler instanceof Stripe.errors.StripeCardError && fehler.payment_intent)
    return { ...einzugsstand(fehler.payment_intent, []), zustand: "gescheitert", gezahlt: cent(0) };
  throw unmoeglich(fehler) ? new Abgelehnt(fehler.message) : fehler;
}

/** Whether a request would never be taken, however often it is sent; 409 means that another one of it is under way. */
const unmoeglich = (fehler: unknown): fehler is InstanceType<typeof Stripe.errors.StripeError> =>
  fehler instanceof Stripe.errors.StripeCardError ||
  (fehler instanceof Stripe.errors.StripeInvalidRequestError && fehler.statusCode !== 409);

/** Unset: there is no such thing, or no more. */
async function wennDa<T>(frage: Promise<T>): Promise<T | undefined> {
  try {
    return await frage;
  } catch (fehler) {
    if (fehler instanceof Stripe.errors.StripeInvalidRequestError && fehler.code === "resource_missing")
      return undefined;
    throw fehler;
  }
}

const merkmal = "zahlungsmittel-1";

/** The customer's page with nothing but his means of payment: contract and invoices are the portal's. */
async function kundenbereich(stripe: Stripe): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const schon = data.find(({ metadata }) => metadata?.gebuehrenportal === merkmal);
  if (schon) return schon.id;
  const { id } = await stripe.billingPortal.configurations.create(
    {
      features: { payment_method_update: { enabled: true } },
      metadata: { gebuehrenportal: merkmal },
    },
    { idempotencyKey: `kundenbereich-${merkmal}` },
  );
  return id;
}
