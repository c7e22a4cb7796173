import { texte } from "../../texts.ts";
import { type Meldung, sofortmeldungen } from "./sofortmeldungen.ts";

/** Where a failed sign-in tells its reason: the answer's `error`, else the one in its `url`, else the status. */
export type Absage = {
  readonly status: number;
  readonly error?: string | null | undefined;
  readonly url?: string | null | undefined;
};

const allgemein = "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.";
const googleFehler = "Google-Anmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.";
const googleAbbruch = "Google-Anmeldung wurde abgebrochen.";
const falscheAngaben = "E-Mail-Adresse oder Passwort ist falsch. Bitte überprüfen Sie Ihre Eingaben.";

const gescheitert = (text: string): Meldung => ({
  titel: "Anmeldung fehlgeschlagen",
  text,
  art: "gefahr",
  wiederholbar: false,
});
const verbindung = (text: string): Meldung => ({
  titel: "Verbindungsfehler",
  text,
  art: "gefahr",
  wiederholbar: true,
});
const sonst = (text: string): Meldung => ({ titel: "Fehler", text, art: "gefahr", wiederholbar: false });

/** Alerts that no answer of the server causes. */
export const meldungen = {
  ...sofortmeldungen,
  offline: verbindung("Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung."),
  frist: verbindung("Die Anfrage ist abgelaufen. Bitte versuchen Sie es erneut."),
  sitzung: gescheitert(texte.sitzungNichtEtabliert),
  googleFehler: gescheitert(googleFehler),
  googleAbbruch: gescheitert(googleAbbruch),
  googleFenster: gescheitert("Pop-up wurde blockiert. Bitte erlauben Sie Pop-ups für diese Website."),
} as const satisfies Readonly<Record<string, Meldung>>;

const nachCode: Readonly<Record<string, string>> = {
  CredentialsSignin: falscheAngaben,
  INVALID_CREDENTIALS: falscheAngaben,
  WRONG_PASSWORD: "Das eingegebene Passwort ist falsch. Bitte versuchen Sie es erneut.",
  ACCOUNT_NOT_FOUND: "Es wurde kein Konto mit dieser E-Mail-Adresse gefunden.",
  ACCOUNT_DISABLED: "Ihr Konto wurde deaktiviert. Bitte wenden Sie sich an den Support.",
  ACCOUNT_LOCKED:
    "Ihr Konto wurde aufgrund zu vieler fehlgeschlagener Anmeldeversuche vorübergehend gesperrt.",
  EMAIL_NOT_VERIFIED:
    "Ihre E-Mail-Adresse wurde noch nicht bestätigt. Bitte überprüfen Sie Ihr E-Mail-Postfach.",
  GOOGLE_FAILED: googleFehler,
};

const googleCodes: Readonly<Record<string, Meldung>> = {
  google_failed: meldungen.googleFehler,
  google_cancelled: meldungen.googleAbbruch,
  google_popup_blocked: meldungen.googleFenster,
  OAuthSignin: meldungen.googleFehler,
  OAuthCallback: meldungen.googleFehler,
  OAuthAccountNotLinked: meldungen.googleFehler,
  AccessDenied: meldungen.googleAbbruch,
};

/** The alert for a failed answer. */
export function meldungZuAbsage(absage: Absage): Meldung {
  const code = absage.error ?? errorAus(absage.url) ?? "";
  if (absage.status === 429 || /too many/i.test(code)) return meldungen.zuViele;
  const text = Object.hasOwn(nachCode, code) ? nachCode[code] : undefined;
  if (text) return gescheitert(text);
  if (Object.hasOwn(googleCodes, code)) return googleCodes[code] ?? sonst(allgemein);
  if (absage.status === 408 || absage.status === 504) return meldungen.frist;
  if (absage.status >= 500)
    return { titel: "Serverfehler", text: allgemein, art: "gefahr", wiederholbar: true };
  return sonst(allgemein);
}

/** The alert for a request without answer: offline, too late, or not sent at all. */
export function meldungZuAusfall(ursache: unknown, online: boolean): Meldung {
  if (!online) return meldungen.offline;
  return ursache instanceof DOMException && ursache.name === "TimeoutError"
    ? meldungen.frist
    : meldungen.netz;
}

/** The alert for `/login?error=`; nothing without a value. */
export function meldungZuParameter(error: string | null): Meldung | undefined {
  if (!error) return undefined;
  if (error === "session_expired")
    return sonst("Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.");
  if (error === "auth_error")
    return sonst(
      "Bei der Überprüfung Ihrer Anmeldung ist ein Fehler aufgetreten. Bitte melden Sie sich erneut an.",
    );
  return Object.hasOwn(googleCodes, error) ? googleCodes[error] : sonst(allgemein);
}

function errorAus(url: string | null | undefined): string | undefined {
  if (!url) return undefined;
  return new URLSearchParams(url.split("?")[1]?.split("#")[0]).get("error") ?? undefined;
}
