import { expect, test } from "vitest";
import { meldungZuAbsage, meldungZuAusfall, meldungZuParameter } from "./anmeldemeldungen.ts";

test.each([
  ["CredentialsSignin", "E-Mail-Adresse oder Passwort ist falsch. Bitte überprüfen Sie Ihre Eingaben."],
  ["INVALID_CREDENTIALS", "E-Mail-Adresse oder Passwort ist falsch. Bitte überprüfen Sie Ihre Eingaben."],
  ["WRONG_PASSWORD", "Das eingegebene Passwort ist falsch. Bitte versuchen Sie es erneut."],
  ["ACCOUNT_NOT_FOUND", "Es wurde kein Konto mit dieser E-Mail-Adresse gefunden."],
  ["ACCOUNT_DISABLED", "Ihr Konto wurde deaktiviert. Bitte wenden Sie sich an den Support."],
  [
    "ACCOUNT_LOCKED",
    "Ihr Konto wurde aufgrund zu vieler fehlgeschlagener Anmeldeversuche vorübergehend gesperrt.",
  ],
  [
    "EMAIL_NOT_VERIFIED",
    "Ihre E-Mail-Adresse wurde noch nicht bestätigt. Bitte überprüfen Sie Ihr E-Mail-Postfach.",
  ],
])("Der Code %s hat seinen Satz und keinen Knopf zum Wiederholen", (error, text) => {
  expect(meldungZuAbsage({ status: 401, error })).toEqual({
    titel: "Anmeldung fehlgeschlagen",
    text,
    art: "gefahr",
    wiederholbar: false,
  });
});

test("Ohne error gilt der Code in der Adresse der Antwort", () => {
  const { text } = meldungZuAbsage({
    status: 401,
    url: "https://portal.test/api/auth/error?error=ACCOUNT_DISABLED",
  });
  expect(text).toBe("Ihr Konto wurde deaktiviert. Bitte wenden Sie sich an den Support.");
});

test.each([
  [{ status: 429 }, "Anmeldung fehlgeschlagen", "Zu viele Anmeldeversuche."],
  [{ status: 400, error: "Too many requests" }, "Anmeldung fehlgeschlagen", "Zu viele Anmeldeversuche."],
  [{ status: 408 }, "Verbindungsfehler", "Die Anfrage ist abgelaufen."],
  [{ status: 504 }, "Verbindungsfehler", "Die Anfrage ist abgelaufen."],
  [{ status: 500 }, "Serverfehler", "Ein unerwarteter Fehler ist aufgetreten."],
  [{ status: 503, error: "Der Dienst ist weg" }, "Serverfehler", "Ein unerwarteter Fehler"],
  [{ status: 401, error: "constructor" }, "Fehler", "Ein unerwarteter Fehler ist aufgetreten."],
  [{ status: 404, error: "GOOGLE_FAILED" }, "Anmeldung fehlgeschlagen", "Google-Anmeldung fehlgeschlagen."],
])("Die Antwort %o wird zu „%s“", (absage, titel, anfang) => {
  const meldung = meldungZuAbsage(absage);
  expect(meldung.titel).toBe(titel);
  expect(meldung.text).toContain(anfang);
  expect(meldung.wiederholbar).toBe(titel === "Verbindungsfehler" || titel === "Serverfehler");
});

test("Ein Ausfall wird danach benannt, ob der Rechner offline ist oder die Frist verstrich", () => {
  expect(meldungZuAusfall(new TypeError("Failed to fetch"), true).text).toContain("Netzwerkfehler.");
  expect(meldungZuAusfall(new TypeError("Failed to fetch"), false).text).toContain("Sie sind offline.");
  expect(meldungZuAusfall(new DOMException("", "TimeoutError"), true).text).toContain("abgelaufen");
});

test.each([
  ["session_expired", "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an."],
  [
    "auth_error",
    "Bei der Überprüfung Ihrer Anmeldung ist ein Fehler aufgetreten. Bitte melden Sie sich erneut an.",
  ],
  ["google_failed", "Google-Anmeldung fehlgeschlagen. Bitte versuchen Sie es erneut."],
  ["google_cancelled", "Google-Anmeldung wurde abgebrochen."],
  ["AccessDenied", "Google-Anmeldung wurde abgebrochen."],
  ["OAuthAccountNotLinked", "Google-Anmeldung fehlgeschlagen. Bitte versuchen Sie es erneut."],
  ["google_popup_blocked", "Pop-up wurde blockiert. Bitte erlauben Sie Pop-ups für diese Website."],
  ["<script>", "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut."],
])("/login?error=%s zeigt: %s", (error, text) => {
  expect(meldungZuParameter(error)?.text).toBe(text);
});

test("Ohne Parameter gibt es keine Meldung", () => {
  expect(meldungZuParameter(null)).toBeUndefined();
});
