import { z } from "zod";
import { oeffentlich } from "#platform/access/guard.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import { ohneKoerper } from "#platform/http/ohne-koerper.ts";
import { abendkontrolleAbzeichnen } from "../abend/abendkontrolle.server.ts";
import {
  alleErinnerungenBestaetigen,
  erinnerungBestaetigen,
  mitLinkBestaetigen,
} from "../erinnerung/bestaetigen.server.ts";
import { protokollAbzeichnen } from "../papiere/tagesprotokoll.server.ts";
import { tagfeld } from "../plan/frage.ts";
import { saetze } from "../worte/saetze.ts";
import { basis, rollenfehler, schreibend } from "./aufrufkopf.ts";

/** Signs the evening check. */
export const abendroute = erfolgsroute({
  ...schreibend,
  method: "POST",
  path: `${basis}/evening-check`,
  koerperFrei: true,
  contract: {
    summary: "Zeichnet die Abendkontrolle von heute ab.",
    body: z.strictObject({ note: z.string().trim().max(1000).default("") }),
    errors: { ...rollenfehler, bemerkung: saetze.abendBemerkung },
  },
  handler: ({ sitzung, body }) => abendkontrolleAbzeichnen(requireKonto(sitzung), body.note),
});

/** Signs the protocol of a day. */
export const protokollroute = erfolgsroute({
  ...schreibend,
  method: "POST",
  path: `${basis}/daily-protocol`,
  contract: {
    summary: "Zeichnet das Eingabeprotokoll eines Tages ab.",
    body: z.strictObject({ day: tagfeld }),
    errors: { ...rollenfehler, abgezeichnet: saetze.schonAbgezeichnet },
  },
  handler: ({ sitzung, body }) => protokollAbzeichnen(requireKonto(sitzung), body.day),
});

/** Confirms a reminder. */
export const bestaetigungsroute = erfolgsroute({
  ...schreibend,
  method: "POST",
  path: `${basis}/reminders/:id/confirm`,
  koerperFrei: true,
  contract: {
    summary: "Bestätigt eine Erinnerung, die man selbst bekommen hat.",
    body: ohneKoerper,
  },
  handler: ({ sitzung, params }) => erinnerungBestaetigen(requireKonto(sitzung), params.id ?? ""),
});

/** Confirms all reminders. */
export const allebestaetigungsroute = erfolgsroute({
  ...schreibend,
  method: "POST",
  path: `${basis}/reminders/confirm`,
  koerperFrei: true,
  contract: {
    summary: "Bestätigt alle Erinnerungen, die man selbst bekommen hat und die noch offen sind.",
    body: ohneKoerper,
  },
  handler: ({ sitzung }) => alleErinnerungenBestaetigen(requireKonto(sitzung)),
});

/** Whoever holds the link of the mail. */
export const linkbestaetigung = erfolgsroute({
  method: "POST",
  path: "/api/fristenbuch/erinnerung",
  guard: oeffentlich("The link of the mail proves who it is"),
  limit: { name: "fristerinnerung", anzahl: 30, sekunden: 60 },
  contract: {
    summary: "Bestätigt mit dem Link einer E-Mail eine Erinnerung oder alle dieser E-Mail.",
    body: z.strictObject({ token: z.string().max(200).default("") }),
    errors: { "erinnerung-ungueltig": saetze.erinnerungUngueltig },
  },
  handler: ({ body }) => mitLinkBestaetigen(body.token),
});

/** What somebody checks and signs day by day: evening, protocol, reminders. */
export const kontrollrouten: readonly ApiRoute[] = [
  abendroute,
  protokollroute,
  bestaetigungsroute,
  allebestaetigungsroute,
  linkbestaetigung,
];
