import { z } from "zod";
import { oeffentlich } from "#platform/access/guard.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import { csrfStimmt } from "../anmeldung/csrf.server.ts";
import { geraet } from "../anmeldung/geraet.server.ts";
import { requireBeweis } from "../anmeldung/kennwortfrage.server.ts";
import { anmeldeantwort, csrfFehlt, zuVieleAnmeldungen } from "../anmeldung/next-auth-antwort.server.ts";
import {
  mitPasskeyAnmelden,
  passkeyAnlegen,
  passkeyFragen,
  passkeyVorbereiten,
} from "../anmeldung/passkey.server.ts";
import { passkeyBenennen, passkeyLoeschen } from "../anmeldung/passkey-verwalten.server.ts";
import { json } from "../antwort.server.ts";
import { anmeldungJeClient, sonstigesJeClient } from "../grenzen.ts";
import { mitBeweis, passkeyanmeldung, passkeyantwort, passkeyname, zielantwort } from "./contract.ts";
import { uuidAus } from "./uuid.ts";

const optionen = z.record(z.string(), z.unknown());

/** `POST /api/auth/passkey/options`: the question a passkey answers to sign in. */
const fragenRoute = apiRoute({
  method: "POST",
  path: "/api/auth/passkey/options",
  guard: oeffentlich("Begins a sign-in; limited per client"),
  limit: sonstigesJeClient,
  maxBytes: 1024,
  contract: { summary: "Beginnt die Anmeldung mit einem Passkey.", response: optionen },
  handler: async () => {
    const aufgabe = await passkeyFragen();
    return json(aufgabe.optionen, { cookies: aufgabe.cookies });
  },
});

/** `POST /api/auth/callback/passkey`: signs in with the answer. Not subject to the limit per address. */
const anmeldenRoute = apiRoute({
  method: "POST",
  path: "/api/auth/callback/passkey",
  guard: oeffentlich("The sign-in with a passkey; limited per client"),
  maxBytes: 32 * 1024,
  contract: { summary: "Meldet mit einem Passkey an.", body: passkeyanmeldung, response: zielantwort },
  handler: async ({ body, request, client, raten, sitzung }) => {
    if (!csrfStimmt(request, body.csrfToken)) return csrfFehlt();
    try {
      await raten.pruefen(anmeldungJeClient, client);
    } catch (fehler) {
      if (fehler instanceof ApiFehler && fehler.status === 429) return zuVieleAnmeldungen(fehler);
      throw fehler;
    }
    const ergebnis = await mitPasskeyAnmelden(request.headers, body.response, {
      geraet: geraet(request),
      angemeldetBleiben: body.remember,
      wiederherstellen: body.restore,
      bisherige: sitzung,
    });
    if (ergebnis.art === "angemeldet") await raten.zuruecknehmen(anmeldungJeClient, client);
    return anmeldeantwort(request, ergebnis, { ...body, json: true }, body.remember);
  },
});

/** `POST /api/backend/auth/user/passkeys/options`: begins to add a passkey; password and second factor are asked once more. */
const vorbereitenRoute = apiRoute({
  method: "POST",
  path: "/api/backend/auth/user/passkeys/options",
  guard: "konto",
  contract: { summary: "Beginnt, einen Passkey anzulegen.", body: mitBeweis, response: optionen },
  handler: async ({ body, sitzung, raten }) => {
    const { nutzer } = requireKonto(sitzung);
    await requireBeweis(raten, nutzer.id, body);
    const aufgabe = await passkeyVorbereiten(nutzer.id);
    return json(aufgabe.optionen, { cookies: aufgabe.cookies });
  },
});

/** `POST /api/backend/auth/user/passkeys`: keeps the passkey the browser has made. */
const anlegenRoute = apiRoute({
  method: "POST",
  path: "/api/backend/auth/user/passkeys",
  guard: "konto",
  maxBytes: 32 * 1024,
  contract: {
    summary: "Legt einen Passkey an.",
    body: passkeyantwort,
    response: z.object({ passkey: z.object({ id: z.uuid(), name: z.string() }) }),
    status: 201,
  },
  handler: async ({ body, sitzung, request }) => {
    const { nutzer } = requireKonto(sitzung);
    return json({ passkey: await passkeyAnlegen(nutzer.id, request.headers, body) }, { status: 201 });
  },
});

/** `PATCH /api/backend/auth/user/passkeys/:id`: renames a passkey of one's own. */
const benennenRoute = erfolgsroute({
  method: "PATCH",
  path: "/api/backend/auth/user/passkeys/:id",
  guard: "konto",
  contract: { summary: "Benennt einen Passkey um.", body: passkeyname },
  handler: async ({ params, body, sitzung }) => {
    const id = uuidAus(params.id);
    if (!id || !(await passkeyBenennen(requireKonto(sitzung).nutzer.id, id, body.name)))
      throw new ApiFehler(404);
  },
});

/** `DELETE /api/backend/auth/user/passkeys/:id`: removes a passkey of one's own. */
const loeschenRoute = erfolgsroute({
  method: "DELETE",
  path: "/api/backend/auth/user/passkeys/:id",
  guard: "konto",
  contract: { summary: "Entfernt einen Passkey." },
  handler: async ({ params, sitzung }) => {
    const id = uuidAus(params.id);
    if (!id || !(await passkeyLoeschen(requireKonto(sitzung).nutzer.id, id))) throw new ApiFehler(404);
  },
});

export const passkeyRouten = [
  fragenRoute,
  anmeldenRoute,
  vorbereitenRoute,
  anlegenRoute,
  benennenRoute,
  loeschenRoute,
];
