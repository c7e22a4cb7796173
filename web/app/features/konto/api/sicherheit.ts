import { z } from "zod";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import { requireBeweis, requireKennwort } from "../anmeldung/kennwortfrage.server.ts";
import { zuBekannt } from "../anmeldung/kennwortliste.server.ts";
import { passwortAendern } from "../anmeldung/passwort.server.ts";
import {
  codesErneuern,
  faktorAbschalten,
  faktorAbschliessen,
  faktorBeginnen,
} from "../faktor/faktor-einrichten.server.ts";
import { hinweismailJeAdresse, kennwortfrageJeKonto, neueAdresseJeKonto } from "../grenzen.ts";
import { adresseAendern } from "../profil/profil.server.ts";
import { sicherheitsstand } from "../profil/sicherheit.server.ts";
import { darfMail } from "../registrierung/mailgrenze.server.ts";
import { aufVorhandenesKontoHinweisen } from "../registrierung/registrierung.server.ts";
import { texte } from "../texts.ts";
import { meldung, mitBeweis, mitPasswort, neueAdresse, nurTotp, passwortwechsel } from "./contract.ts";

const basis = "/api/backend/auth/user";
const codes = z.object({ recoveryCodes: z.array(z.string()) });

const standRoute = apiRoute({
  method: "GET",
  path: `${basis}/security`,
  guard: "konto",
  contract: {
    summary: "Sagt, wie das eigene Konto geschützt ist.",
    response: z.object({
      hasPassword: z.boolean(),
      google: z.boolean(),
      secondFactor: z.boolean(),
      recoveryCodesLeft: z.int(),
      passkeys: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          createdAt: z.string(),
          lastUsedAt: z.string().nullable(),
        }),
      ),
    }),
  },
  handler: ({ sitzung }) => sicherheitsstand(requireKonto(sitzung).nutzer.id),
});

const passwortRoute = apiRoute({
  method: "POST",
  path: `${basis}/password`,
  guard: "konto",
  contract: {
    summary: "Ändert das eigene Passwort und meldet alle anderen Geräte ab.",
    body: passwortwechsel,
    response: meldung,
    errors: { "passwort-bekannt": texte.passwortBekannt },
  },
  handler: async ({ body, sitzung, raten }) => {
    const { nutzer, sitzungId } = requireKonto(sitzung);
    if (zuBekannt(body.password))
      throw new ApiFehler(400, { error: texte.passwortBekannt, code: "passwort-bekannt", field: "password" });
    await requireKennwort(raten, nutzer.id, body.currentPassword, "currentPassword");
    await passwortAendern(nutzer.id, sitzungId, body.password);
    return { message: texte.passwortGeaendert };
  },
});

const adresseRoute = apiRoute({
  method: "POST",
  path: `${basis}/email`,
  guard: "konto",
  contract: {
    summary: "Sendet einen Link, mit dem eine andere E-Mail-Adresse die eigene wird.",
    body: neueAdresse,
    response: meldung,
  },
  handler: async ({ body, sitzung, raten }) => {
    const { id } = requireKonto(sitzung).nutzer;
    await requireKennwort(raten, id, body.password);
    await raten.pruefen(neueAdresseJeKonto, id);
    const frei = await adresseAendern(id, body.email);
    if (!frei && (await darfMail(raten, hinweismailJeAdresse, body.email)))
      await aufVorhandenesKontoHinweisen(body.email);
    return { message: texte.neueEmailAngefordert };
  },
});

const beginnenRoute = apiRoute({
  method: "POST",
  path: `${basis}/second-factor`,
  guard: "konto",
  contract: {
    summary: "Beginnt, einen zweiten Faktor einzurichten.",
    body: mitPasswort,
    response: z.object({ uri: z.string(), secret: z.string() }),
  },
  handler: async ({ body, sitzung, raten }) => {
    const { id, email } = requireKonto(sitzung).nutzer;
    await requireKennwort(raten, id, body.password);
    return faktorBeginnen(id, email);
  },
});

const abschliessenRoute = apiRoute({
  method: "POST",
  path: `${basis}/second-factor/confirm`,
  guard: "konto",
  contract: { summary: "Schließt die Einrichtung mit einem Code ab.", body: nurTotp, response: codes },
  handler: async ({ body, sitzung, raten }) => {
    const { id } = requireKonto(sitzung).nutzer;
    await raten.pruefen(kennwortfrageJeKonto, id);
    const recoveryCodes = await faktorAbschliessen(id, body.totp);
    await raten.zuruecksetzen(kennwortfrageJeKonto, id);
    return { recoveryCodes };
  },
});

const abschaltenRoute = erfolgsroute({
  method: "DELETE",
  path: `${basis}/second-factor`,
  guard: "konto",
  contract: { summary: "Schaltet den zweiten Faktor ab.", body: mitBeweis },
  handler: async ({ body, sitzung, raten }) => {
    const { id } = requireKonto(sitzung).nutzer;
    await requireBeweis(raten, id, body);
    await faktorAbschalten(id);
  },
});

const codesRoute = apiRoute({
  method: "POST",
  path: `${basis}/recovery-codes`,
  guard: "konto",
  contract: { summary: "Ersetzt die Wiederherstellungscodes.", body: mitBeweis, response: codes },
  handler: async ({ body, sitzung, raten }) => {
    const { id } = requireKonto(sitzung).nutzer;
    await requireBeweis(raten, id, body);
    return { recoveryCodes: await codesErneuern(id) };
  },
});

/** How an account is protected, and the acts that change it. */
export const sicherheitsRouten = [
  standRoute,
  passwortRoute,
  adresseRoute,
  beginnenRoute,
  abschliessenRoute,
  abschaltenRoute,
  codesRoute,
];
