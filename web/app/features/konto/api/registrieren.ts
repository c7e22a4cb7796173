import { oeffentlich } from "#platform/access/guard.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { zuBekannt } from "../anmeldung/kennwortliste.server.ts";
import { json } from "../antwort.server.ts";
import { hinweismailJeAdresse, registrierungJeClient } from "../grenzen.ts";
import { darfMail } from "../registrierung/mailgrenze.server.ts";
import { aufVorhandenesKontoHinweisen, registrieren } from "../registrierung/registrierung.server.ts";
import { texte } from "../texts.ts";
import { meldung, registrierung } from "./contract.ts";

/** `POST /api/auth/register`: creates an account with tier free and no rights beyond it, whatever the body claims. */
export const registrierenRoute = apiRoute({
  method: "POST",
  path: "/api/auth/register",
  guard: oeffentlich("Creates an account; limited per client"),
  limit: registrierungJeClient,
  maxBytes: 16 * 1024,
  contract: {
    summary: "Legt ein Konto an.",
    body: registrierung,
    response: meldung,
    status: 201,
    errors: { "email-vergeben": texte.emailVergeben, "passwort-bekannt": texte.passwortBekannt },
  },
  handler: async ({ body, raten }) => {
    const { name, titel, email, password, newsletterConsent } = body;
    if (zuBekannt(password))
      throw new ApiFehler(400, { error: texte.passwortBekannt, code: "passwort-bekannt", field: "password" });
    if (await registrieren({ name, titel, email, kennwort: password, newsletter: newsletterConsent }))
      return json({ message: texte.registriert }, { status: 201 });
    if (await darfMail(raten, hinweismailJeAdresse, email)) await aufVorhandenesKontoHinweisen(email);
    throw new ApiFehler(409, { error: texte.emailVergeben, code: "email-vergeben", field: "email" });
  },
});
