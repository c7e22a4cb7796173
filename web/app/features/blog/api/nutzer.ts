import { oeffentlich } from "#platform/access/guard.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { artikelVon } from "../lesen/autorenliste.server.ts";
import * as vertrag from "../schreiben/contract-schreiben.ts";

/** `GET /api/blog/user/:userId`: everything of one's own; of others what one may see, which for most is what is public. */
export const nutzerRoute = apiRoute({
  method: "GET",
  path: "/api/blog/user/:userId",
  guard: oeffentlich("Published posts; for the author himself and those who moderate more"),
  contract: {
    summary: "Die Artikel eines Kontos; die eigenen auch, wenn sie nicht veröffentlicht sind.",
    response: vertrag.artikelliste,
  },
  handler: async ({ sitzung, params: { userId = "" } }) =>
    vertrag.alsListe(await artikelVon(sitzung, userId)),
});
