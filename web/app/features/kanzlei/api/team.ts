import type { z } from "zod";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { faktorNoetig } from "#platform/access/zweiter-faktor.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import { keinNachfolger, type Nachfolge } from "#platform/nachlass.ts";
import {
  alsMitglied,
  alsTeam,
  faktorpflichtSetzen,
  mitgliedAendern,
  mitgliedEntfernen,
  teamUmbenennen,
  teamVerlassen,
  teamVon,
} from "../team/team.server.ts";
import { texte } from "../texts.ts";
import {
  austrittskoerper,
  faktorpflicht,
  mitgliedsaenderung,
  mitgliedsantwort,
  namensaenderung,
  teamantwort,
} from "./contract.ts";
import { einladungsrouten } from "./einladungen.ts";
import { idAus } from "./id.ts";
import { uebergaberouten } from "./uebergabe.ts";

const nachfolgefehler = { "uebergabe-person": keinNachfolger };

/** Who takes over what, as a call says it. */
const nachfolgeVon = ({ handOverTo, handOver = [] }: z.output<typeof austrittskoerper>): Nachfolge => ({
  alles: handOverTo?.toLowerCase(),
  einzeln: new Map(
    handOver.flatMap(({ to, items }) => items.map((id) => [id.toLowerCase(), to.toLowerCase()])),
  ),
});

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
    summary:
      "Setzt die Funktion eines Mitglieds im Büro, oder übergibt seine offenen Einträge an andere (`handOverTo`, einzelne mit `handOver`); allein die Leitung.",
    body: mitgliedsaenderung,
    response: mitgliedsantwort,
    errors: nachfolgefehler,
  },
  handler: async ({ sitzung, params, body, beitraege }) => {
    const uebergabe = { teile: beitraege.nachlass, nachfolge: nachfolgeVon(body) };
    const id = idAus(params.userId);
    return {
      member: alsMitglied(await mitgliedAendern(requireKonto(sitzung), id, body.officeRole, uebergabe)),
    };
  },
});

/** Takes a member out. */
export const entfernungsroute = erfolgsroute({
  method: "DELETE",
  path: "/api/backend/team/members/:userId",
  guard: "tarif:teams",
  koerperFrei: true,
  contract: {
    summary:
      "Nimmt ein Mitglied aus dem Team; allein die Leitung. Seine offenen Einträge gehen an `handOverTo`, einzelne nach `handOver` an andere; was niemand übernimmt, steht ohne Verantwortliche, und die Leitung erfährt es.",
    body: austrittskoerper,
    errors: { leitung: texte.leitungBleibt, ...nachfolgefehler },
  },
  handler: ({ sitzung, params, body, beitraege }) =>
    mitgliedEntfernen(requireKonto(sitzung), idAus(params.userId), {
      teile: beitraege.nachlass,
      nachfolge: nachfolgeVon(body),
    }),
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

/** Leaves the team. */
export const austrittsroute = erfolgsroute({
  method: "POST",
  path: "/api/backend/team/leave",
  guard: "tarif:teams",
  koerperFrei: true,
  contract: {
    summary:
      "Verlässt das Team. Die eigenen offenen Einträge gehen an `handOverTo`, einzelne nach `handOver` an andere; was niemand übernimmt, steht ohne Verantwortliche, und die Leitung erfährt es.",
    body: austrittskoerper,
    errors: { leitung: texte.leitungBleibt, ...nachfolgefehler },
  },
  handler: ({ sitzung, body, beitraege }) =>
    teamVerlassen(requireKonto(sitzung), { teile: beitraege.nachlass, nachfolge: nachfolgeVon(body) }),
});

/** Calls about one's own team. */
export const teamrouten: readonly ApiRoute[] = [
  lesen,
  umbenennen,
  rolle,
  sicherheit,
  entfernungsroute,
  austrittsroute,
  ...uebergaberouten,
  ...einladungsrouten,
];
