import { oeffentlich } from "#platform/access/guard.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { suchantwort, suchfrage } from "../contract.ts";
import { seitensuche } from "../suche.server.ts";

/** `GET /api/search`: calculators, pages and posts on a question. */
export const sucheRoute = apiRoute({
  method: "GET",
  path: "/api/search",
  guard: oeffentlich("The same for programs, limited per address"),
  teuer: true,
  limit: { name: "suche", anzahl: 120, sekunden: 60 },
  contract: {
    summary: "Sucht in Rechnern, Seiten, Fristen und veröffentlichten Artikeln; höchstens 30 Treffer.",
    query: suchfrage,
    response: suchantwort,
    errors: { "store-not-initialized": "Datenbank nicht initialisiert" },
  },
  handler: async ({ query: { q }, beitraege }) => ({ results: await seitensuche(q, beitraege) }),
});
