import { requireKonto } from "#platform/access/zugang.server.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import type { Limit } from "#platform/http/limit.ts";
import type { Ratengrenze } from "#platform/http/raten.server.ts";
import { einladungAnnehmen } from "../einladung/annehmen.server.ts";
import {
  einladen,
  einladungsadresse,
  einladungZuruecknehmen,
  erneutSenden,
} from "../einladung/einladen.server.ts";
import { texte } from "../texts.ts";
import { annahme, einladungsantwort, einladungskoerper } from "./contract.ts";
import { idAus } from "./id.ts";

/** Each sends a mail to somebody who may know nothing of it: so many in an hour from an account, and to an address. */
const limit = { name: "team-einladen", anzahl: 60, sekunden: 3_600 };
const jeKonto: Limit = { name: "team-einladung-konto", anzahl: 20, sekunden: 3_600, fest: true };
const jeAdresse: Limit = { name: "team-einladung-adresse", anzahl: 3, sekunden: 3_600, fest: true };

/** Counts a mail before it goes out; one that does not go out does not count. */
async function gezaehlt<T>(
  raten: Ratengrenze,
  kontoId: string,
  email: string,
  senden: () => Promise<T>,
): Promise<T> {
  await raten.pruefen(jeKonto, kontoId);
  try {
    await raten.pruefen(jeAdresse, email);
    try {
      return await senden();
    } catch (fehler) {
      await raten.zuruecknehmen(jeAdresse, email);
      throw fehler;
    }
  } catch (fehler) {
    await raten.zuruecknehmen(jeKonto, kontoId);
    throw fehler;
  }
}

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
  handler: async ({ sitzung, body, raten }) => {
    const wer = requireKonto(sitzung);
    const { email, officeRole: kanzleirolle } = body;
    const id = await gezaehlt(raten, wer.nutzer.id, email, () => einladen(wer, { email, kanzleirolle }));
    return { id };
  },
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
  handler: async ({ sitzung, params, raten }) => {
    const id = idAus(params.id);
    const wer = requireKonto(sitzung);
    const email = await einladungsadresse(wer, id);
    await gezaehlt(raten, wer.nutzer.id, email, () => erneutSenden(wer, id));
    return { id };
  },
});

const zuruecknahme = erfolgsroute({
  method: "DELETE",
  path: "/api/backend/team/invitations/:id",
  guard: "tarif:teams",
  contract: { summary: "Nimmt eine Einladung zurück; allein die Leitung." },
  handler: ({ sitzung, params }) => einladungZuruecknehmen(requireKonto(sitzung), idAus(params.id)),
});

/** `POST /api/backend/team/invitations/accept` */
export const annahmeroute = erfolgsroute({
  method: "POST",
  path: "/api/backend/team/invitations/accept",
  guard: "konto",
  limit: { name: "team-annehmen", anzahl: 60, sekunden: 3_600 },
  contract: {
    summary: "Nimmt eine Einladung an; nur mit der eingeladenen, bestätigten Adresse und ohne eigenen Tarif.",
    body: annahme,
    errors: {
      "einladung-ungueltig": texte.einladungUngueltig,
      "einladung-verbraucht": texte.einladungVerbraucht,
      "fremde-einladung": texte.fremdeEinladung,
      "email-unbestaetigt": texte.emailUnbestaetigt,
      "eigener-tarif": texte.eigenerTarif,
      "anderes-team": texte.anderesTeam,
    },
  },
  handler: ({ sitzung, body }) => einladungAnnehmen(requireKonto(sitzung), body.token),
});

/** Calls about invitations. */
export const einladungsrouten: readonly ApiRoute[] = [einladung, erneut, annahmeroute, zuruecknahme];
