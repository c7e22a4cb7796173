import { z } from "zod";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { keinNachfolger } from "#platform/nachlass.ts";
import { fristenZuweisen } from "../uebergabe/zuweisen.server.ts";
import { basis, rollenfehler, schreibend } from "./aufrufkopf.ts";

/** Lays entries without a person into the hands of others. */
export const uebergaberoute = apiRoute({
  ...schreibend,
  method: "POST",
  path: `${basis}/unassigned`,
  contract: {
    summary:
      "Übergibt offene Fristen ohne Verantwortliche: alle an `handOverTo`, einzelne mit `handOver` an andere.",
    body: z.strictObject({
      handOverTo: z.uuid().optional(),
      handOver: z
        .array(z.strictObject({ to: z.uuid(), items: z.array(z.uuid()).max(10_000) }))
        .max(50)
        .optional(),
    }),
    response: z.object({ handedOver: z.number().int() }),
    errors: { ...rollenfehler, "uebergabe-person": keinNachfolger },
  },
  handler: async ({ sitzung, body: { handOverTo, handOver = [] } }) => ({
    handedOver: await fristenZuweisen(requireKonto(sitzung), {
      alles: handOverTo?.toLowerCase(),
      einzeln: new Map(
        handOver.flatMap(({ to, items }) => items.map((id) => [id.toLowerCase(), to.toLowerCase()])),
      ),
    }),
  }),
});
