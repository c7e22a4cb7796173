import { z } from "zod";

/** A subscription as programs see it. */
export const abonnement = z.object({
  type: z.enum(["basic", "premium", "teams"]),
  cycle: z.enum(["monthly"]),
  status: z.enum(["trialing", "active", "past_due"]),
  /** ISO instant; null: no trial. */
  trialEndsAt: z.string().nullable(),
  /** ISO instant. */
  currentPeriodEnd: z.string(),
  priceCents: z.number().int(),
  cancelAtPeriodEnd: z.boolean(),
});

export const bestellkoerper = z.strictObject({
  type: z.enum(["basic", "premium", "teams"]),
  cycle: z.enum(["monthly"]),
});

export const abonnementantwort = z.object({ subscription: abonnement });
export const abonnementOderKeins = z.object({ subscription: abonnement.nullable() });
