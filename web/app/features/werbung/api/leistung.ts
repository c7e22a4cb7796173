import { oeffentlich } from "#platform/access/guard.ts";
import { db } from "#platform/db/zugang.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { istProgramm } from "#platform/http/programme.ts";
import { leistungsantwort, leistungsmeldung, zaehlungenAus } from "../anzeigen/leistung.ts";
import { zaehlen } from "../anzeigen/zaehler-store.server.ts";

/** `POST /api/ads/performance`: adds to the sums of the day. Of whoever reports it nothing is kept. */
export const leistungRoute = apiRoute({
  method: "POST",
  path: "/api/ads/performance",
  guard: oeffentlich("Counts what readers see of ads, of whom most have no account; limited per client"),
  // An office shares one address, and each open page reports twice a minute.
  limit: { name: "werbung-leistung", anzahl: 3_000, sekunden: 3_600 },
  maxBytes: 4 * 1024,
  contract: {
    summary: "Meldet, wie lange Anzeigenplätze einer Seite zu sehen waren (204). Gezählt werden Tagessummen.",
    body: leistungsmeldung,
    response: leistungsantwort,
  },
  handler: async ({ body, request, heute }) => {
    if (!istProgramm(request.headers.get("user-agent"))) await zaehlen(db(), heute, zaehlungenAus(body));
    return new Response(null, { status: 204 });
  },
});
