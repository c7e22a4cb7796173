import { z } from "zod";
import { oeffentlich } from "#platform/access/guard.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { ohneKoerper } from "#platform/http/ohne-koerper.ts";
import { abendkontrolleAbzeichnen } from "../abend/abendkontrolle.server.ts";
import { erfolgsantwort } from "../einstellung/contract.ts";
import { erinnerungBestaetigen, mitLinkBestaetigen } from "../erinnerung/bestaetigen.server.ts";
import { protokollAbzeichnen } from "../papiere/tagesprotokoll.server.ts";
import { tagfeld } from "../plan/frage.ts";
import { fristenabsagen, saetze } from "../worte/saetze.ts";

const basis = "/api/backend/premium_fristen";
const limit = { name: "fristen", anzahl: 240, sekunden: 60 };
const gemeinsam = { guard: "tarif:premium", absagen: fristenabsagen, limit } as const;
const errors = { rolle: saetze.rolle } as const;
const ok = { success: true } as const;

/** Signs the evening check. */
export const abendroute = apiRoute({
  ...gemeinsam,
  method: "POST",
  path: `${basis}/evening-check`,
  koerperFrei: true,
  contract: {
    summary: "Zeichnet die Abendkontrolle von heute ab.",
    body: z.strictObject({ note: z.string().trim().max(1000).default("") }),
    response: erfolgsantwort,
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
    body: z.strictObject({ day: tagfeld }),
    response: erfolgsantwort,
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
    body: z.strictObject({ token: z.string().max(200).default("") }),
    response: erfolgsantwort,
    errors: { "erinnerung-ungueltig": saetze.erinnerungUngueltig },
  },
  handler: async ({ body }) => {
    await mitLinkBestaetigen(body.token);
    return ok;
  },
});

/** What somebody checks and signs day by day: evening, protocol, reminders. */
export const kontrollrouten: readonly ApiRoute[] = [
  abendroute,
  protokollroute,
  bestaetigungsroute,
  linkbestaetigung,
];
