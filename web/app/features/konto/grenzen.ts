import type { Limit } from "#platform/http/limit.ts";

const viertelstunde = 15 * 60;
const stunde = 60 * 60;

/** Failed sign-ins per e-mail address; a successful one begins anew. */
export const anmeldungJeAdresse: Limit = {
  name: "anmeldung",
  anzahl: 10,
  sekunden: viertelstunde,
  fest: true,
};
/** Failed sign-ins of a device that has signed in to the account before; it has no part in the other counters. */
export const anmeldungJeGeraet: Limit = { ...anmeldungJeAdresse, name: "anmeldung-geraet" };
/** Failed sign-ins per client. */
export const anmeldungJeClient: Limit = { name: "anmeldung-client", anzahl: 100, sekunden: viertelstunde };
export const registrierungJeClient: Limit = { name: "registrierung", anzahl: 20, sekunden: stunde };
/** Mails that somebody can cause for an address; each kind counts for itself. */
const mails = (name: string): Limit => ({ name, anzahl: 3, sekunden: stunde, fest: true });
export const zuruecksetzungJeAdresse = mails("mail-zuruecksetzen");
/** Mails for a new password that a device asks for which has signed in to the account before. */
export const zuruecksetzungJeGeraet = mails("mail-zuruecksetzen-geraet");
export const bestaetigungsmailJeAdresse = mails("mail-bestaetigung");
export const hinweismailJeAdresse = mails("mail-hinweis");
export const neueAdresseJeKonto = mails("mail-neue-adresse");
/** Whatever else a visitor can call without an account. */
export const sonstigesJeClient: Limit = { name: "konto", anzahl: 120, sekunden: 60 };
export const protokollJeClient: Limit = { name: "client-log", anzahl: 60, sekunden: 60 };
/** Wrong passwords of somebody signed in. */
export const kennwortfrageJeKonto: Limit = {
  name: "kennwortfrage",
  anzahl: 10,
  sekunden: viertelstunde,
  fest: true,
};
/** Wrong codes of somebody signed in. */
export const codefrageJeKonto: Limit = { ...kennwortfrageJeKonto, name: "codefrage" };
