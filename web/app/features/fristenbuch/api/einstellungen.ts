import { requireKonto } from "#platform/access/zugang.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import { ohneKoerper } from "#platform/http/ohne-koerper.ts";
import { zugleichfehler } from "#platform/zugleich/zugleich.ts";
import {
  abwesenheitskoerper,
  einstellungskoerper,
  feedantwort,
  feedkoerper,
  idantwort,
  kopfempfaengerkoerper,
} from "../einstellung/contract.ts";
import {
  abwesenheitEintragen,
  abwesenheitZuruecknehmen,
  einstellungenSetzen,
} from "../einstellung/einstellungen.server.ts";
import { kalenderAnlegen, kalenderWiderrufen } from "../erinnerung/feed.server.ts";
import { kopfempfaengerSetzen } from "../papiere/kopfversand.server.ts";
import { saetze } from "../worte/saetze.ts";
import { basis, rollenfehler, schreibend } from "./aufrufkopf.ts";

/** How the office keeps its book. */
export const einstellungsroute = erfolgsroute({
  ...schreibend,
  method: "PUT",
  path: `${basis}/settings`,
  contract: {
    summary: "Setzt, wie die Kanzlei ihr Fristenbuch führt; allein eine Anwältin oder ein Anwalt.",
    body: einstellungskoerper,
    errors: { ...rollenfehler, ...zugleichfehler },
  },
  handler: ({ sitzung, body }) => einstellungenSetzen(requireKonto(sitzung), body),
});

/** Who is away. */
export const abwesenheitsroute = apiRoute({
  ...schreibend,
  method: "POST",
  path: `${basis}/absences`,
  contract: {
    summary: "Trägt ein, wer abwesend ist und wer vertritt.",
    body: abwesenheitskoerper,
    response: idantwort,
    status: 201,
    errors: rollenfehler,
  },
  handler: async ({ sitzung, body }) => ({ id: await abwesenheitEintragen(requireKonto(sitzung), body) }),
});

/** Takes an absence back. */
export const rueckkehrroute = erfolgsroute({
  ...schreibend,
  method: "DELETE",
  path: `${basis}/absences/:id`,
  koerperFrei: true,
  contract: {
    summary: "Nimmt eine Abwesenheit zurück.",
    body: ohneKoerper,
    errors: rollenfehler,
  },
  handler: ({ sitzung, params }) => abwesenheitZuruecknehmen(requireKonto(sitzung), params.id ?? ""),
});

/** Who gets the head of the log every day. */
export const kopfempfaengerroute = erfolgsroute({
  ...schreibend,
  method: "PUT",
  path: `${basis}/head-recipients`,
  contract: {
    summary:
      "Setzt, welche zwei Personen der Kanzlei täglich Nummer und Prüfsumme der letzten Protokollzeile per E-Mail bekommen; allein eine Anwältin oder ein Anwalt.",
    body: kopfempfaengerkoerper,
    errors: { ...rollenfehler, person: saetze.person },
  },
  handler: ({ sitzung, body }) => kopfempfaengerSetzen(requireKonto(sitzung), body.userIds),
});

/** A private calendar. */
export const feedroute = apiRoute({
  ...schreibend,
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
export const widerrufsroute = erfolgsroute({
  ...schreibend,
  method: "DELETE",
  path: `${basis}/feeds/:id`,
  koerperFrei: true,
  contract: {
    summary: "Widerruft einen persönlichen Kalender.",
    body: ohneKoerper,
  },
  handler: ({ sitzung, params }) => kalenderWiderrufen(requireKonto(sitzung), params.id ?? ""),
});

/** How the office keeps its book: settings, absences, private calendars. */
export const einstellungsrouten: readonly ApiRoute[] = [
  einstellungsroute,
  abwesenheitsroute,
  rueckkehrroute,
  kopfempfaengerroute,
  feedroute,
  widerrufsroute,
];
