import { requireKonto } from "#platform/access/zugang.server.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { annahme, einladungsantwort, einladungskoerper, erfolg } from "../contract.ts";
import { einladungAnnehmen } from "../einladung/annehmen.server.ts";
import { einladen, einladungZuruecknehmen, erneutSenden } from "../einladung/einladen.server.ts";
import { texte } from "../texts.ts";
import { idAus } from "./id.ts";

/** Each sends a mail to somebody who may know nothing of it. */
const limit = { name: "team-einladen", anzahl: 60, sekunden: 3_600 };

const einladung = apiRoute({
  method: "POST",
  path: "/api/backend/team/invitations",
  guard: "tarif:teams",
  limit,
  contract: {
    summary: "Lädt eine E-Mail-Adresse in das Team ein; allein die Leitung.",
    body: einladungskoerper,
    response: einladungsantwort,
    status: 201,
    errors: {
      "team-voll": texte.teamVoll,
      "schon-mitglied": texte.schonMitglied,
      "schon-eingeladen": texte.schonEingeladen,
      "email-unbestaetigt": texte.emailUnbestaetigt,
    },
  },
  handler: async ({ sitzung, body }) => ({
    id: await einladen(requireKonto(sitzung), { email: body.email, kanzleirolle: body.officeRole }),
  }),
});

const erneut = apiRoute({
  method: "POST",
  path: "/api/backend/team/invitations/:id/resend",
  guard: "tarif:teams",
  limit,
  contract: {
    summary: "Sendet eine Einladung erneut, mit neuem Link für sieben Tage; allein die Leitung.",
    response: einladungsantwort,
    errors: { "team-voll": texte.teamVoll, "email-unbestaetigt": texte.emailUnbestaetigt },
  },
  handler: async ({ sitzung, params }) => {
    const id = idAus(params.id);
    await erneutSenden(requireKonto(sitzung), id);
    return { id };
  },
});

const zuruecknahme = apiRoute({
  method: "DELETE",
  path: "/api/backend/team/invitations/:id",
  guard: "tarif:teams",
  contract: { summary: "Nimmt eine Einladung zurück; allein die Leitung.", response: erfolg },
  handler: async ({ sitzung, params }) => {
    await einladungZuruecknehmen(requireKonto(sitzung), idAus(params.id));
    return { success: true as const };
  },
});

/** `POST /api/backend/team/invitations/accept` */
export const annahmeroute = apiRoute({
  method: "POST",
  path: "/api/backend/team/invitations/accept",
  guard: "konto",
  limit: { name: "team-annehmen", anzahl: 60, sekunden: 3_600 },
  contract: {
    summary: "Nimmt eine Einladung an; nur mit der eingeladenen, bestätigten Adresse und ohne eigenen Tarif.",
    body: annahme,
    response: erfolg,
    errors: {
      "einladung-ungueltig": texte.einladungUngueltig,
      "fremde-einladung": texte.fremdeEinladung,
      "email-unbestaetigt": texte.emailUnbestaetigt,
      "eigener-tarif": texte.eigenerTarif,
      "anderes-team": texte.anderesTeam,
    },
  },
  handler: async ({ sitzung, body }) => {
    await einladungAnnehmen(requireKonto(sitzung), body.token);
    return { success: true as const };
  },
});

/** Calls about invitations. */
export const einladungsrouten: readonly ApiRoute[] = [einladung, erneut, annahmeroute, zuruecknahme];
