import { requireKonto } from "#platform/access/zugang.server.ts";
import { faktorNoetig } from "#platform/access/zweiter-faktor.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import {
  alsMitglied,
  alsTeam,
  faktorpflichtSetzen,
  mitgliedEntfernen,
  rolleSetzen,
  teamUmbenennen,
  teamVerlassen,
  teamVon,
} from "../team/team.server.ts";
import { texte } from "../texts.ts";
import {
  faktorpflicht,
  mitgliedsantwort,
  namensaenderung,
  rollenaenderung,
  teamantwort,
} from "./contract.ts";
import { einladungsrouten } from "./einladungen.ts";
import { idAus } from "./id.ts";
import { uebergaberouten } from "./uebergabe.ts";

const lesen = apiRoute({
  method: "GET",
  path: "/api/backend/team",
  guard: "tarif:teams",
  contract: {
    summary: "Das eigene Team; die offenen Einladungen sieht allein seine Leitung.",
    response: teamantwort,
    errors: { "zweiter-faktor": faktorNoetig },
  },
  handler: async ({ sitzung }) => ({ team: alsTeam(await teamVon(requireKonto(sitzung))) }),
});

const umbenennen = apiRoute({
  method: "PATCH",
  path: "/api/backend/team",
  guard: "tarif:teams",
  contract: {
    summary: "Benennt das Team um; allein die Leitung.",
    body: namensaenderung,
    response: teamantwort,
  },
  handler: async ({ sitzung, body }) => ({
    team: alsTeam(await teamUmbenennen(requireKonto(sitzung), body.name)),
  }),
});

const rolle = apiRoute({
  method: "PATCH",
  path: "/api/backend/team/members/:userId",
  guard: "tarif:teams",
  contract: {
    summary: "Setzt die Funktion eines Mitglieds im Büro; allein die Leitung.",
    body: rollenaenderung,
    response: mitgliedsantwort,
  },
  handler: async ({ sitzung, params, body }) => {
    const wer = requireKonto(sitzung);
    return { member: alsMitglied(await rolleSetzen(wer, idAus(params.userId), body.officeRole)) };
  },
});

const entfernen = erfolgsroute({
  method: "DELETE",
  path: "/api/backend/team/members/:userId",
  guard: "tarif:teams",
  contract: {
    summary: "Nimmt ein Mitglied aus dem Team; allein die Leitung.",
    errors: { leitung: texte.leitungBleibt },
  },
  handler: ({ sitzung, params }) => mitgliedEntfernen(requireKonto(sitzung), idAus(params.userId)),
});

const sicherheit = erfolgsroute({
  method: "PATCH",
  path: "/api/backend/team/security",
  guard: "tarif:teams",
  contract: {
    summary:
      "Verlangt von allen im Team die Bestätigung in zwei Schritten, oder stellt sie frei; allein die Leitung.",
    body: faktorpflicht,
    errors: { "faktor-fehlt": texte.eigenerFaktorFehlt },
  },
  handler: ({ sitzung, body }) => faktorpflichtSetzen(requireKonto(sitzung), body.secondFactorRequired),
});

const verlassen = erfolgsroute({
  method: "POST",
  path: "/api/backend/team/leave",
  guard: "tarif:teams",
  contract: {
    summary: "Verlässt das Team.",
    errors: { leitung: texte.leitungBleibt },
  },
  handler: ({ sitzung }) => teamVerlassen(requireKonto(sitzung)),
});

/** Calls about one's own team. */
export const teamrouten: readonly ApiRoute[] = [
  lesen,
  umbenennen,
  rolle,
  sicherheit,
  entfernen,
  verlassen,
  ...uebergaberouten,
  ...einladungsrouten,
];
