import { requireKonto } from "#platform/access/zugang.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { ohneKoerper } from "#platform/http/ohne-koerper.ts";
import {
  abwesenheitskoerper,
  einstellungskoerper,
  erfolgsantwort,
  feedantwort,
  feedkoerper,
  idantwort,
} from "../einstellung/contract.ts";
import {
  abwesenheitEintragen,
  abwesenheitZuruecknehmen,
  einstellungenSetzen,
} from "../einstellung/einstellungen.server.ts";
import { kalenderAnlegen, kalenderWiderrufen } from "../erinnerung/feed.server.ts";
import { fristenabsagen, saetze } from "../worte/saetze.ts";

const basis = "/api/backend/premium_fristen";
const limit = { name: "fristen", anzahl: 240, sekunden: 60 };
const gemeinsam = { guard: "tarif:premium", absagen: fristenabsagen, limit } as const;
const errors = { rolle: saetze.rolle } as const;
const ok = { success: true } as const;

/** How the office keeps its book. */
export const einstellungsroute = apiRoute({
  ...gemeinsam,
  method: "PUT",
  path: `${basis}/settings`,
  contract: {
    summary: "Setzt, wie die Kanzlei ihr Fristenbuch führt; allein eine Anwältin oder ein Anwalt.",
    body: einstellungskoerper,
    response: erfolgsantwort,
    errors,
  },
  handler: async ({ sitzung, body }) => {
    await einstellungenSetzen(requireKonto(sitzung), body);
    return ok;
  },
});

/** Who is away. */
export const abwesenheitsroute = apiRoute({
  ...gemeinsam,
  method: "POST",
  path: `${basis}/absences`,
  contract: {
    summary: "Trägt ein, wer abwesend ist und wer vertritt.",
    body: abwesenheitskoerper,
    response: idantwort,
    status: 201,
    errors,
  },
  handler: async ({ sitzung, body }) => ({ id: await abwesenheitEintragen(requireKonto(sitzung), body) }),
});

/** Takes an absence back. */
export const rueckkehrroute = apiRoute({
  ...gemeinsam,
  method: "DELETE",
  path: `${basis}/absences/:id`,
  koerperFrei: true,
  contract: {
    summary: "Nimmt eine Abwesenheit zurück.",
    body: ohneKoerper,
    response: erfolgsantwort,
    errors,
  },
  handler: async ({ sitzung, params }) => {
    await abwesenheitZuruecknehmen(requireKonto(sitzung), params.id ?? "");
    return ok;
  },
});

/** A private calendar. */
export const feedroute = apiRoute({
  ...gemeinsam,
  method: "POST",
  path: `${basis}/feeds`,
  contract: {
    summary: "Legt einen persönlichen Kalender an; seine Adresse nennt nur diese Antwort.",
    body: feedkoerper,
    response: feedantwort,
    status: 201,
    errors: { "zu-viele": saetze.feedsHoechstens },
  },
  handler: ({ sitzung, body }) => kalenderAnlegen(requireKonto(sitzung), body.content, umgebung().baseUrl),
});

/** Revokes a calendar. */
export const widerrufsroute = apiRoute({
  ...gemeinsam,
  method: "DELETE",
  path: `${basis}/feeds/:id`,
  koerperFrei: true,
  contract: {
    summary: "Widerruft einen persönlichen Kalender.",
    body: ohneKoerper,
    response: erfolgsantwort,
  },
  handler: async ({ sitzung, params }) => {
    await kalenderWiderrufen(requireKonto(sitzung), params.id ?? "");
    return ok;
  },
});

/** How the office keeps its book: settings, absences, private calendars. */
export const einstellungsrouten: readonly ApiRoute[] = [
  einstellungsroute,
  abwesenheitsroute,
  rueckkehrroute,
  feedroute,
  widerrufsroute,
];
