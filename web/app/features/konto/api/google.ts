import { z } from "zod";
import { oeffentlich } from "#platform/access/guard.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { csrfStimmt } from "../anmeldung/csrf.server.ts";
import { geraet } from "../anmeldung/geraet.server.ts";
import { googleAnfrage, googleAntwort, googleCookieWeg } from "../anmeldung/google.server.ts";
import { mitGoogleAnmelden } from "../anmeldung/google-anmeldung.server.ts";
import { anmeldecookies, csrfFehlt } from "../anmeldung/next-auth-antwort.server.ts";
import { fehlerziel, rueckziel } from "../anmeldung/rueckziel.server.ts";
import { json, weiter } from "../antwort.server.ts";
import { sonstigesJeClient } from "../grenzen.ts";
import { googleformular, nichts, zielantwort } from "./contract.ts";

/** `POST /api/auth/signin/google`: where to send the browser. */
const hinRoute = apiRoute({
  method: "POST",
  path: "/api/auth/signin/google",
  guard: oeffentlich("Begins a sign-in; protected by the form token"),
  formular: true,
  limit: sonstigesJeClient,
  maxBytes: 16 * 1024,
  contract: { summary: "Beginnt die Anmeldung über Google.", body: googleformular, response: zielantwort },
  handler: async ({ body, request }) => {
    const { google } = umgebung();
    if (!google) throw new ApiFehler(400, { error: "GOOGLE_FAILED", code: "google-nicht-eingerichtet" });
    if (!csrfStimmt(request, body.csrfToken)) return csrfFehlt();
    const { url, cookie } = await googleAnfrage(google, {
      callbackUrl: rueckziel(body.callbackUrl),
      angemeldetBleiben: body.remember,
      wiederherstellen: body.restore,
    });
    return body.json ? json({ url }, { cookies: [cookie] }) : weiter(url, { cookies: [cookie] });
  },
});

const antwort = z.object({
  code: z.string().max(4096).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
});

/** `GET /api/auth/callback/google`: Google's answer, brought by the browser. */
const zurueckRoute = apiRoute({
  method: "GET",
  path: "/api/auth/callback/google",
  guard: oeffentlich("Google's answer; recognised by state, nonce and PKCE"),
  limit: sonstigesJeClient,
  contract: { summary: "Nimmt die Antwort von Google entgegen.", query: antwort, response: nichts },
  handler: async ({ query, request, sitzung }) => {
    const { google } = umgebung();
    const weg = [googleCookieWeg()];
    if (!google) return weiter(fehlerziel("OAuthSignin"));
    if (query.error === "access_denied") return weiter(fehlerziel("AccessDenied"), { cookies: weg });
    const { code, state } = query;
    const geprueft = code && state ? await googleAntwort(google, request, { code, state }) : undefined;
    if (!geprueft) return weiter(fehlerziel("OAuthCallback"), { cookies: weg });
    const { angaben, vorhaben } = geprueft;
    const ergebnis = await mitGoogleAnmelden(angaben, {
      geraet: geraet(request),
      bisherige: sitzung,
      ...vorhaben,
    });
    if (ergebnis.art === "abgelehnt") return weiter(fehlerziel(ergebnis.fehler), { cookies: weg });
    const cookies = [...weg, ...anmeldecookies(request, ergebnis, vorhaben.angemeldetBleiben)];
    return weiter(rueckziel(vorhaben.callbackUrl), { cookies });
  },
});

export const googleRouten = [hinRoute, zurueckRoute];
