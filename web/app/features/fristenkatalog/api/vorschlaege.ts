import { vorschlaege } from "@gebuehrenportal/fristen/katalog";
import { apiRoute } from "#platform/http/api-route.ts";
import { vorschlagsantwort } from "../contract.ts";

/** The calls of the deadline book have one sentence for both refusals. */
const fristenabsage = "User not authenticated or lacks permission";

/** `GET /api/backend/premium_fristen/suggestions`: statutory periods to fill a new deadline with. */
export const vorschlaegeRoute = apiRoute({
  method: "GET",
  path: "/api/backend/premium_fristen/suggestions",
  guard: "tarif:premium",
  absagen: { 401: fristenabsage, 403: fristenabsage },
  contract: {
    summary: "Gesetzliche Fristen als Vorschläge für eine neue Frist.",
    response: vorschlagsantwort,
  },
  handler: ({ heute }) => ({ suggestions: vorschlaege(heute) }),
});
