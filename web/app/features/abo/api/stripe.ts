import { z } from "zod";
import { oeffentlich } from "#platform/access/guard.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { webhookAnnehmen } from "../zahlung/webhook.server.ts";

const webhook = apiRoute({
  method: "POST",
  path: "/api/stripe/webhook",
  guard: oeffentlich("Stripe itself; its signature is checked before anything is believed"),
  contract: {
    summary:
      "Nimmt Nachrichten von Stripe über Zahlungen an; ohne gültige Unterschrift 400, ohne Stripe 404.",
    response: z.object({ received: z.literal(true) }),
  },
  handler: async ({ request }) => {
    await webhookAnnehmen(request);
    return { received: true as const };
  },
});

/** What Stripe calls. */
export const stripeRouten: readonly ApiRoute[] = [webhook];
