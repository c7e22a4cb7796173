import { z } from "zod";
import { Bedienfehler } from "./bedienfehler.server.ts";

/** Access to Stripe, where customers leave a card or an account to be debited. */
export type Stripezugang = {
  readonly schluessel: string;
  /** Signs what Stripe tells the portal. */
  readonly webhookgeheimnis: string;
  /** Another place of the interface: a double of it in tests. */
  readonly api: URL;
};

export const stripeSchema = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_[A-Za-z0-9]{8,}$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/=]{8,}$/)
    .optional(),
  STRIPE_API: z.url({ protocol: /^https?$/ }).default("https://api.stripe.com"),
});

export const stripeErwartet: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: "ein geheimer Schlüssel von Stripe, der mit sk_ oder rk_ beginnt",
  STRIPE_WEBHOOK_SECRET: "das Geheimnis eines Webhooks von Stripe, das mit whsec_ beginnt",
  STRIPE_API: "eine Adresse mit https://",
};

/** Both or nothing: without the second one no payment would ever be noticed. */
export function stripeAus(werte: z.output<typeof stripeSchema>): Stripezugang | undefined {
  const { STRIPE_SECRET_KEY: schluessel, STRIPE_WEBHOOK_SECRET: webhookgeheimnis } = werte;
  if (!schluessel && !webhookgeheimnis) return undefined;
  if (!schluessel || !webhookgeheimnis)
    throw new Bedienfehler(
      "STRIPE_SECRET_KEY und STRIPE_WEBHOOK_SECRET müssen beide gesetzt sein oder keine.",
    );
  return { schluessel, webhookgeheimnis, api: new URL(werte.STRIPE_API) };
}
