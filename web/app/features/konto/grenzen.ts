import type { Limit } from "#platform/http/api-route.ts";

const viertelstunde = 15 * 60;
const stunde = 60 * 60;

/** Failed sign-ins per e-mail address; a successful one begins anew. */
export const anmeldungJeAdresse: Limit = {
  name: "anmeldung",
  anzahl: 10,
  sekunden: viertelstunde,
  fest: true,
};
/** Failed sign-ins per client. */
export const anmeldungJeClient: Limit = { name: "anmeldung-client", anzahl: 100, sekunden: viertelstunde };
export const registrierungJeClient: Limit = { name: "registrierung", anzahl: 20, sekunden: stunde };
/** Mails that somebody can cause for a foreign address. */
export const mailJeAdresse: Limit = { name: "mail", anzahl: 3, sekunden: stunde, fest: true };
/** Whatever else a visitor can call without an account. */
export const sonstigesJeClient: Limit = { name: "konto", anzahl: 120, sekunden: 60 };
export const protokollJeClient: Limit = { name: "client-log", anzahl: 60, sekunden: 60 };
