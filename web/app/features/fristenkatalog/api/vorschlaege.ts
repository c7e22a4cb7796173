import { vorschlaege } from "@gebuehrenportal/fristen/katalog";
import { apiRoute } from "#platform/http/api-route.ts";
import { vorschlagsantwort } from "../contract.ts";

/** `GET /api/backend/premium_fristen/suggestions`: statutory periods to fill a new deadline with. */
export const vorschlaegeRoute = apiRoute({
  method: "GET",
  path: "/api/backend/premium_fristen/suggestions",
  guard: "tarif:premium",
  contract: {
    summary: "Gesetzliche Fristen als Vorschläge für eine neue Frist.",
    response: vorschlagsantwort,
  },
  handler: ({ heute }) => ({ suggestions: vorschlaege(heute) }),
});
