import { requireKonto } from "#platform/access/zugang.server.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import { texte } from "../texts.ts";
import { angebotBeenden, leitungAnbieten } from "../uebergabe/uebergabe.server.ts";
import { uebergabeantwort, uebergabekoerper } from "./contract.ts";

const path = "/api/backend/team/handover";

const anbieten = apiRoute({
  method: "POST",
  path,
  guard: "tarif:teams",
  limit: { name: "team-uebergeben", anzahl: 20, sekunden: 3_600 },
  contract: {
    summary:
      "Bietet einem Mitglied für sieben Tage die Leitung an; allein die Leitung. Sie geht über, sobald es den Tarif Teams bestellt.",
    body: uebergabekoerper,
    response: uebergabeantwort,
    status: 201,
    errors: { "schon-leitung": texte.schonLeitung },
  },
  handler: async ({ sitzung, body: { userId } }) => ({
    userId,
    expiresAt: (await leitungAnbieten(requireKonto(sitzung), userId)).toISOString(),
  }),
});

const beenden = erfolgsroute({
  method: "DELETE",
  path,
  guard: "tarif:teams",
  contract: {
    summary:
      "Nimmt das Angebot der Leitung zurück (die Leitung) oder lehnt es ab (das Mitglied, dem es gilt).",
  },
  handler: ({ sitzung }) => angebotBeenden(requireKonto(sitzung)),
});

/** Calls about handing over the lead. */
export const uebergaberouten: readonly ApiRoute[] = [anbieten, beenden];
