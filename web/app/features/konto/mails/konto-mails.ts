import { brief } from "#platform/mail/brief.ts";

const unverlangt = "Haben Sie das nicht veranlasst, brauchen Sie nichts zu tun.";

/** Asks the owner of an address to confirm it. */
export function bestaetigungsmail(name: string, ziel: string) {
  return brief({
    art: "bestaetigung",
    betreff: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    anrede: name,
    absaetze: [
      "mit dem folgenden Link bestätigen Sie Ihre E-Mail-Adresse. Er gilt 48 Stunden und nur einmal.",
    ],
    knopf: { text: "E-Mail-Adresse bestätigen", ziel },
    danach: ["Haben Sie sich nicht selbst registriert, öffnen Sie den Link bitte nicht."],
  });
}

/** Tells the owner of an address that somebody wanted to register with it once more. */
export function schonRegistriertMail(name: string, anmelden: string) {
  return brief({
    art: "schon-registriert",
    betreff: "Sie haben bereits ein Konto",
    anrede: name,
    absaetze: [
      "jemand wollte sich mit Ihrer E-Mail-Adresse registrieren. Sie haben aber schon ein Konto; es wurde nichts geändert.",
      "Waren Sie es selbst, melden Sie sich bitte an. Ihr Passwort können Sie auf der Anmeldeseite zurücksetzen.",
    ],
    knopf: { text: "Zur Anmeldung", ziel: anmelden },
    danach: [unverlangt],
  });
}

/** The link of a forgotten password. */
export function zuruecksetzenMail(name: string, ziel: string) {
  return brief({
    art: "zuruecksetzen",
    betreff: "Neues Passwort festlegen",
    anrede: name,
    absaetze: [
      "mit dem folgenden Link legen Sie ein neues Passwort fest. Er gilt 60 Minuten und nur einmal. Alle Geräte werden dabei abgemeldet.",
    ],
    knopf: { text: "Neues Passwort festlegen", ziel },
    danach: [unverlangt],
  });
}

/** Tells that the password is a new one. */
export function passwortGeaendertMail(name: string, vergessen: string) {
  return brief({
    art: "passwort-geaendert",
    betreff: "Ihr Passwort wurde geändert",
    anrede: name,
    absaetze: ["das Passwort Ihres Kontos wurde soeben geändert."],
    knopf: { text: "Passwort zurücksetzen", ziel: vergessen },
    danach: ["Waren Sie es nicht selbst, setzen Sie Ihr Passwort bitte sofort zurück."],
  });
}

/** Asks the owner of the new address whether it is his. */
export function neueAdresseMail(name: string, ziel: string) {
  return brief({
    art: "email-aenderung",
    betreff: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
    anrede: name,
    absaetze: [
      "mit dem folgenden Link wird diese Adresse die E-Mail-Adresse Ihres Kontos. Er gilt 48 Stunden und nur einmal. Bis dahin gilt die bisherige.",
    ],
    knopf: { text: "Neue Adresse bestätigen", ziel },
    danach: [unverlangt],
  });
}

/** Tells the old address about the new one. */
export function adresseGeaendertMail(name: string, neu: string) {
  return brief({
    art: "email-geaendert",
    betreff: "Ihre E-Mail-Adresse wurde geändert",
    anrede: name,
    absaetze: [
      `Ihr Konto hat jetzt die E-Mail-Adresse ${neu}. An diese Adresse hier senden wir nichts mehr.`,
      "Waren Sie es nicht selbst, wenden Sie sich bitte sofort an uns.",
    ],
  });
}

/** Second half of the double opt-in. */
export function newsletterMail(name: string, ziel: string) {
  return brief({
    art: "newsletter",
    betreff: "Bitte bestätigen Sie den Newsletter",
    anrede: name,
    absaetze: [
      "mit dem folgenden Link bestätigen Sie, dass Sie den Newsletter erhalten möchten. Er gilt 7 Tage.",
    ],
    knopf: { text: "Newsletter bestätigen", ziel },
    danach: ["Ohne Bestätigung senden wir Ihnen keinen Newsletter."],
  });
}

/** Says until when an erasure can be taken back. */
export function loeschungsmail(name: string, tag: string, anmelden: string) {
  return brief({
    art: "loeschung",
    betreff: "Ihr Konto wird gelöscht",
    anrede: name,
    absaetze: [
      `Ihr Konto ist abgemeldet und wird am ${tag} endgültig gelöscht.`,
      "Bis dahin können Sie es behalten: Melden Sie sich an und bestätigen Sie, dass es bestehen bleiben soll.",
    ],
    knopf: { text: "Zur Anmeldung", ziel: anmelden },
  });
}

/** Tells the owner of an address, who has just confirmed it, what was set up before and is gone. */
export function wegeEntferntMail(name: string, vergessen: string) {
  return brief({
    art: "sicherheit",
    betreff: "Änderung an der Anmeldung Ihres Kontos",
    anrede: name,
    absaetze: [
      "Ihre E-Mail-Adresse ist jetzt bestätigt. Vorher waren für das Konto schon Passkeys, ein Google-Konto oder die Bestätigung in zwei Schritten eingerichtet. Weil der Link nicht dort geöffnet wurde, wo Sie angemeldet sind, haben wir das entfernt; das Passwort gilt weiter.",
      "Waren Sie es selbst, richten Sie es bitte unter „Konto“ neu ein.",
    ],
    knopf: { text: "Passwort zurücksetzen", ziel: vergessen },
    danach: ["Haben Sie sich nicht selbst registriert, setzen Sie das Passwort bitte sofort zurück."],
  });
}

/** Tells about a change that makes signing in safer or less safe. */
export function sicherheitsmail(name: string, was: string, konto: string) {
  return brief({
    art: "sicherheit",
    betreff: "Änderung an der Anmeldung Ihres Kontos",
    anrede: name,
    absaetze: [was],
    knopf: { text: "Zum Konto", ziel: konto },
    danach: ["Waren Sie es nicht selbst, ändern Sie bitte sofort Ihr Passwort."],
  });
}
