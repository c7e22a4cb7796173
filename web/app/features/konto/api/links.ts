import { oeffentlich } from "#platform/access/guard.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { bekanntesGeraet } from "../anmeldung/bekanntes-geraet.server.ts";
import { zuBekannt } from "../anmeldung/kennwortliste.server.ts";
import { mindestdauerAbwarten } from "../anmeldung/mindestdauer.server.ts";
import { passwortZuruecksetzen, zuruecksetzungSenden } from "../anmeldung/passwort.server.ts";
import {
  anmeldungJeAdresse,
  anmeldungJeGeraet,
  bestaetigungsmailJeAdresse,
  sonstigesJeClient,
  zuruecksetzungJeAdresse,
  zuruecksetzungJeGeraet,
} from "../grenzen.ts";
import { linkEinloesen } from "../profil/link.server.ts";
import { bestaetigungErneutSenden } from "../registrierung/bestaetigung.server.ts";
import { texte } from "../texts.ts";
import { meldung, nurEmail, nurToken, zuruecksetzung } from "./contract.ts";

const linkUngueltig = () =>
  new ApiFehler(400, { error: texte.linkUngueltig, code: "link-ungueltig", field: "token" });
const fehlertexte = { "link-ungueltig": texte.linkUngueltig, "passwort-bekannt": texte.passwortBekannt };

/** `POST /api/auth/forgot-password`: answers alike whether or not there is such an account. */
const vergessenRoute = apiRoute({
  method: "POST",
  path: "/api/auth/forgot-password",
  guard: oeffentlich("Whoever has forgotten it cannot sign in; limited per address"),
  limit: sonstigesJeClient,
  maxBytes: 16 * 1024,
  contract: {
    summary: "Sendet einen Link, mit dem man sein Passwort neu festlegt.",
    body: nurEmail,
    response: meldung,
  },
  handler: async ({ body, raten, request }) => {
    const beginn = performance.now();
    const geraet = bekanntesGeraet(request, body.email);
    if (geraet) await raten.pruefen(zuruecksetzungJeGeraet, `${body.email} ${geraet}`);
    else await raten.pruefen(zuruecksetzungJeAdresse, body.email);
    await zuruecksetzungSenden(body.email);
    await mindestdauerAbwarten(beginn);
    return { message: texte.linkAngefordert };
  },
});

/** `POST /api/auth/reset-password`: sets a new password and ends all sessions. It also opens the lock of failed sign-ins. */
const zuruecksetzenRoute = apiRoute({
  method: "POST",
  path: "/api/auth/reset-password",
  guard: oeffentlich("The link of the mail is the proof"),
  limit: sonstigesJeClient,
  maxBytes: 16 * 1024,
  contract: {
    summary: "Legt mit dem Link einer E-Mail ein neues Passwort fest.",
    body: zuruecksetzung,
    response: meldung,
    errors: fehlertexte,
  },
  handler: async ({ body, raten, request }) => {
    if (zuBekannt(body.password))
      throw new ApiFehler(400, { error: texte.passwortBekannt, code: "passwort-bekannt", field: "password" });
    const email = await passwortZuruecksetzen(body.token, body.password);
    if (!email) throw linkUngueltig();
    await raten.zuruecksetzen(anmeldungJeAdresse, email);
    const geraet = bekanntesGeraet(request, email);
    if (geraet) await raten.zuruecksetzen(anmeldungJeGeraet, `${email} ${geraet}`);
    return { message: texte.passwortGeaendert };
  },
});

/** `POST /api/auth/verify-email`: the links of all mails that ask for a confirmation lead here. */
const bestaetigenRoute = apiRoute({
  method: "POST",
  path: "/api/auth/verify-email",
  guard: oeffentlich("The link of the mail is the proof"),
  limit: sonstigesJeClient,
  maxBytes: 16 * 1024,
  contract: {
    summary: "Bestätigt mit dem Link einer E-Mail die Adresse oder den Newsletter.",
    body: nurToken,
    response: meldung,
    errors: fehlertexte,
  },
  handler: async ({ body, sitzung }) => {
    const eingeloest = await linkEinloesen(body.token, sitzung?.nutzer.id);
    if (!eingeloest) throw linkUngueltig();
    return { message: bestaetigt[eingeloest] };
  },
});

const bestaetigt = {
  bestaetigung: texte.emailBestaetigt,
  "email-aenderung": texte.neueEmailGilt,
  newsletter: texte.newsletterBestaetigt,
};

/** `POST /api/backend/auth/resend-verification`: answers alike whether or not there is such an account. */
const erneutRoute = apiRoute({
  method: "POST",
  path: "/api/backend/auth/resend-verification",
  guard: oeffentlich("The account may be locked out; limited per address"),
  limit: sonstigesJeClient,
  maxBytes: 16 * 1024,
  contract: {
    summary: "Sendet den Link zur Bestätigung der E-Mail-Adresse noch einmal.",
    body: nurEmail,
    response: meldung,
  },
  handler: async ({ body, raten }) => {
    const beginn = performance.now();
    await raten.pruefen(bestaetigungsmailJeAdresse, body.email);
    await bestaetigungErneutSenden(body.email);
    await mindestdauerAbwarten(beginn);
    return { message: texte.bestaetigungGesendet };
  },
});

export const linkRouten = [vergessenRoute, zuruecksetzenRoute, bestaetigenRoute, erneutRoute];
