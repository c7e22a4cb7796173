import { z } from "zod";
import { oeffentlich } from "#platform/access/guard.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { sitzungscookieWeg } from "../anmeldung/cookies.server.ts";
import { csrfStimmt, csrfToken } from "../anmeldung/csrf.server.ts";
import { csrfFehlt } from "../anmeldung/next-auth-antwort.server.ts";
import { rueckziel } from "../anmeldung/rueckziel.server.ts";
import { json, weiter } from "../antwort.server.ts";
import { protokollJeClient } from "../grenzen.ts";
import { eineSitzungBeenden } from "../sitzungen/sitzungen.server.ts";
import { abmeldeformular, nichts, nutzer, zielantwort } from "./contract.ts";

/** `GET /api/auth/csrf`: the token for the next form, and the cookie it is compared with. */
export const csrfRoute = apiRoute({
  method: "GET",
  path: "/api/auth/csrf",
  guard: oeffentlich("The first step of every sign-in"),
  contract: {
    summary: "Gibt das Formularmerkmal dieses Browsers.",
    response: z.object({ csrfToken: z.string() }),
  },
  handler: ({ request }) => {
    const { token, zeile } = csrfToken(request);
    return json({ csrfToken: token }, { cookies: [zeile] });
  },
});

/** `GET /api/auth/session`: who is signed in; an empty object for nobody. */
export const sitzungRoute = apiRoute({
  method: "GET",
  path: "/api/auth/session",
  guard: oeffentlich("Says that nobody is signed in, too"),
  contract: {
    summary: "Sagt, wer angemeldet ist.",
    response: z.object({ user: nutzer.optional(), expires: z.string().optional() }),
  },
  handler: ({ sitzung }) => json(sitzung ? { user: sitzung.nutzer, expires: sitzung.expires } : {}),
});

/** `GET /api/auth/providers`: ways to sign in. */
export const anbieterRoute = apiRoute({
  method: "GET",
  path: "/api/auth/providers",
  guard: oeffentlich("The sign-in page shows them"),
  contract: {
    summary: "Nennt die Wege, sich anzumelden.",
    response: z.record(
      z.string(),
      z.object({
        id: z.string(),
        name: z.string(),
        type: z.string(),
        signinUrl: z.string(),
        callbackUrl: z.string(),
      }),
    ),
  },
  handler: () => {
    const { baseUrl, google } = umgebung();
    const anbieter = (id: string, name: string, type: string) => ({
      [id]: {
        id,
        name,
        type,
        signinUrl: `${baseUrl}/api/auth/signin/${id}`,
        callbackUrl: `${baseUrl}/api/auth/callback/${id}`,
      },
    });
    return {
      ...anbieter("credentials", "E-Mail-Adresse und Passwort", "credentials"),
      ...(google ? anbieter("google", "Google", "oauth") : {}),
    };
  },
});

const seiteZumAnmelden = z.object({ callbackUrl: z.string().optional(), error: z.string().optional() });

/** `GET /api/auth/signin`: to the page. */
export const anmeldeseiteRoute = apiRoute({
  method: "GET",
  path: "/api/auth/signin",
  guard: oeffentlich("Leads to the sign-in page"),
  contract: { summary: "Führt zur Anmeldeseite.", query: seiteZumAnmelden, response: nichts },
  handler: () => weiter(`${umgebung().baseUrl}/login`),
});

/** `GET /api/auth/signout`: signs nobody out, because any foreign page can make a browser ask for it. */
export const abmeldeseiteRoute = apiRoute({
  method: "GET",
  path: "/api/auth/signout",
  guard: oeffentlich("Leads home and signs nobody out"),
  contract: { summary: "Führt zur Startseite; meldet nicht ab.", response: nichts },
  handler: () => weiter(`${umgebung().baseUrl}/`),
});

/** `POST /api/auth/signout`: ends the session and every token derived from it. */
export const abmeldenRoute = apiRoute({
  method: "POST",
  path: "/api/auth/signout",
  guard: oeffentlich("Ends the session of whoever calls; protected by the form token"),
  formular: true,
  maxBytes: 16 * 1024,
  contract: { summary: "Meldet ab.", body: abmeldeformular, response: zielantwort },
  handler: async ({ body, request, sitzung }) => {
    if (!csrfStimmt(request, body.csrfToken)) return csrfFehlt();
    if (sitzung) await eineSitzungBeenden(sitzung.nutzer.id, sitzung.sitzungId);
    const url = rueckziel(body.callbackUrl);
    const cookies = [sitzungscookieWeg()];
    return body.json ? json({ url }, { cookies }) : weiter(url, { cookies });
  },
});

/** `POST /api/auth/_log`: the client of NextAuth reports its own faults. They are counted as received, nothing is kept. */
export const logRoute = apiRoute({
  method: "POST",
  path: "/api/auth/_log",
  guard: oeffentlich("The client of NextAuth reports its faults; limited, nothing kept"),
  formular: true,
  maxBytes: 4 * 1024,
  limit: protokollJeClient,
  contract: { summary: "Nimmt Fehlermeldungen des Browsers entgegen.", body: z.unknown(), response: nichts },
  handler: () => new Response(null, { status: 204 }),
});

export const nextAuthRouten = [
  csrfRoute,
  sitzungRoute,
  anbieterRoute,
  anmeldeseiteRoute,
  abmeldeseiteRoute,
  abmeldenRoute,
  logRoute,
];
