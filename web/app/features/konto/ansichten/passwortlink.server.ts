import { data } from "react-router";
import { formularfelder, inhalt, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { kontoaufruf } from "../api/kontoaufruf.server.ts";
import { emailBefund, passwortBefund, passwortBestaetigungBefund } from "../pruefung.ts";
import { texte } from "../texts.ts";

/** What a page with one small form shows afterwards. */
export type Linkergebnis = {
  /** It is done. */
  readonly erledigt?: string | undefined;
  /** It is not, for a reason that is no single field's. */
  readonly fehler?: string | undefined;
  readonly felder?: Readonly<Record<string, string | undefined>>;
  readonly email?: string;
};

/** Asks for the link with which a password is set anew. */
export async function linkAnfordern(aufruf: Seitenaufruf) {
  const { email = "" } = await formularfelder(aufruf.request);
  const befund = emailBefund(email);
  if (befund) return ergebnis({ felder: { email: befund }, email });
  return nach(await kontoaufruf("POST /api/auth/forgot-password", aufruf, { body: { email } }), { email });
}

/** Sets the password with the link of a mail. */
export async function passwortFestlegen(aufruf: Seitenaufruf) {
  const { token = "", password = "", passwordConfirm = "" } = await formularfelder(aufruf.request);
  const felder = {
    password: passwortBefund(password),
    passwordConfirm: passwortBestaetigungBefund(passwordConfirm, password),
  };
  if (felder.password || felder.passwordConfirm) return ergebnis({ felder });
  return nach(await kontoaufruf("POST /api/auth/reset-password", aufruf, { body: { token, password } }));
}

/** Confirms with the link of a mail. */
export async function linkBestaetigen(aufruf: Seitenaufruf) {
  const { token = "" } = await formularfelder(aufruf.request);
  return nach(await kontoaufruf("POST /api/auth/verify-email", aufruf, { body: { token } }));
}

async function nach(antwort: Response, mehr: Linkergebnis = {}) {
  const { message, error = texte.unbekannterFehler, field } = await inhalt(antwort);
  if (antwort.ok) return ergebnis({ erledigt: message });
  return ergebnis(
    field && field !== "token" ? { ...mehr, felder: { [field]: error } } : { ...mehr, fehler: error },
  );
}

function ergebnis(inhalt: Linkergebnis) {
  return data(inhalt, { status: inhalt.erledigt === undefined ? 422 : 200 });
}
