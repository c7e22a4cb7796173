import { oeffentlich } from "#platform/access/guard.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { ohneKoerper } from "#platform/http/ohne-koerper.ts";
import { abendkontrolleAbzeichnen } from "../abend/abendkontrolle.server.ts";
import {
  abendkoerper,
  abwesenheitskoerper,
  abzeichnung,
  einstellungskoerper,
  erfolgsantwort,
  feedantwort,
  feedkoerper,
  idantwort,
  markenkoerper,
} from "../einstellung/contract.ts";
import {
  abwesenheitEintragen,
  abwesenheitZuruecknehmen,
  einstellungenSetzen,
} from "../einstellung/einstellungen.server.ts";
import { erinnerungBestaetigen, mitLinkBestaetigen } from "../erinnerung/bestaetigen.server.ts";
import { kalenderAnlegen, kalenderWiderrufen } from "../erinnerung/feed.server.ts";
import { protokollAbzeichnen } from "../papiere/tagesprotokoll.server.ts";
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
    ...{ body: einstellungskoerper, response: erfolgsantwort, errors },
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
    ...{ body: abwesenheitskoerper, response: idantwort, status: 201, errors },
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
    ...{ body: feedkoerper, response: feedantwort, status: 201 },
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

/** Signs the evening check. */
export const abendroute = apiRoute({
  ...gemeinsam,
  method: "POST",
  path: `${basis}/evening-check`,
  koerperFrei: true,
  contract: {
    summary: "Zeichnet die Abendkontrolle von heute ab.",
    ...{ body: abendkoerper, response: erfolgsantwort },
    errors: { ...errors, bemerkung: saetze.abendBemerkung },
  },
  handler: async ({ sitzung, body }) => {
    await abendkontrolleAbzeichnen(requireKonto(sitzung), body.note);
    return ok;
  },
});

/** Signs the protocol of a day. */
export const protokollroute = apiRoute({
  ...gemeinsam,
  method: "POST",
  path: `${basis}/daily-protocol`,
  contract: {
    summary: "Zeichnet das Eingabeprotokoll eines Tages ab.",
    ...{ body: abzeichnung, response: erfolgsantwort },
    errors: { ...errors, abgezeichnet: saetze.schonAbgezeichnet },
  },
  handler: async ({ sitzung, body }) => {
    await protokollAbzeichnen(requireKonto(sitzung), body.day);
    return ok;
  },
});

/** Confirms a reminder. */
export const bestaetigungsroute = apiRoute({
  ...gemeinsam,
  method: "POST",
  path: `${basis}/reminders/:id/confirm`,
  koerperFrei: true,
  contract: {
    summary: "Bestätigt eine Erinnerung, die man selbst bekommen hat.",
    body: ohneKoerper,
    response: erfolgsantwort,
  },
  handler: async ({ sitzung, params }) => {
    await erinnerungBestaetigen(requireKonto(sitzung), params.id ?? "");
    return ok;
  },
});

/** Whoever holds the link of the mail. */
export const linkbestaetigung = apiRoute({
  method: "POST",
  path: "/api/fristenbuch/erinnerung",
  guard: oeffentlich("The link of the mail proves who it is"),
  limit: { name: "fristerinnerung", anzahl: 30, sekunden: 60 },
  contract: {
    summary: "Bestätigt mit dem Link einer E-Mail eine Erinnerung.",
    ...{ body: markenkoerper, response: erfolgsantwort },
    errors: { "erinnerung-ungueltig": saetze.erinnerungUngueltig },
  },
  handler: async ({ body }) => {
    await mitLinkBestaetigen(body.token);
    return ok;
  },
});

/** Calls of the duties: settings, absences, calendars, evening check, protocol, reminders. */
export const pflichtrouten: readonly ApiRoute[] = [
  ...[einstellungsroute, abwesenheitsroute, rueckkehrroute, feedroute, widerrufsroute],
  ...[abendroute, protokollroute, bestaetigungsroute, linkbestaetigung],
];
