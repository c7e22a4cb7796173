// Sentences of the account that more than one place shows: fields, results, refusals. Each is exported by itself, so that
// a page brings the browser only those it shows; they are used as `texte.…`.

import { loeschfristTage } from "#platform/konstanten.ts";

export const emailFehlt = "Bitte geben Sie Ihre E-Mail-Adresse ein.";
export const emailUngueltig = "Bitte geben Sie eine gültige E-Mail-Adresse ein.";
export const emailBestaetigungFehlt = "Bitte bestätigen Sie Ihre E-Mail-Adresse.";
export const emailsVerschieden = "Die E-Mail-Adressen stimmen nicht überein.";
export const anmeldepasswortFehlt = "Bitte geben Sie Ihr Passwort ein.";
export const anmeldepasswortKurz = "Das Passwort muss mindestens 6 Zeichen lang sein.";
export const passwortFehlt = "Bitte geben Sie ein Passwort ein.";
export const passwortKurz = "Das Passwort muss mindestens 8 Zeichen lang sein.";
export const passwortLang = "Das Passwort darf höchstens 128 Zeichen lang sein.";
export const passwortSchwach =
  "Das Passwort ist zu schwach. Verwenden Sie Groß- und Kleinbuchstaben, Zahlen und Sonderzeichen.";
export const passwortBekannt = "Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes.";
export const passwortBestaetigungFehlt = "Bitte bestätigen Sie Ihr Passwort.";
export const passwoerterVerschieden = "Die Passwörter stimmen nicht überein.";
export const nameFehlt = "Bitte geben Sie Ihren vollständigen Namen ein.";
export const nameKurz = "Der Name muss mindestens 2 Zeichen lang sein.";
export const nameLang = "Der Name darf höchstens 100 Zeichen lang sein.";
export const nameZeichen = "Der Name darf nur Buchstaben, Leerzeichen und Bindestriche enthalten.";
export const titelLang = "Der Titel darf höchstens 100 Zeichen lang sein.";
export const titelZeichen =
  "Der Titel darf nur Buchstaben, Leerzeichen und Satzzeichen enthalten, etwa „Dr. jur., LL.M.“.";
export const bildUngueltig = "Bitte geben Sie ein hochgeladenes Bild an (/media/…).";
export const zustimmungFehlt = "Bitte stimmen Sie den Nutzungsbedingungen und der Datenschutzerklärung zu.";
export const pflichtfelder = "Bitte füllen Sie alle Pflichtfelder aus.";
export const markierteFelder = "Bitte korrigieren Sie die markierten Felder.";
export const anmeldungErfolgreich = "Anmeldung erfolgreich";
export const sitzungNichtEtabliert = "Sitzung konnte nicht etabliert werden. Bitte versuchen Sie es erneut.";
export const zweiterFaktor = "Bitte geben Sie den Bestätigungscode ein.";
export const registriert = "Registrierung erfolgreich.";
export const registrierungErfolgreich = "Registrierung erfolgreich! Sie werden automatisch angemeldet.";
export const registrierungFehlgeschlagen = "Registrierung fehlgeschlagen. Bitte versuchen Sie es erneut.";
export const automatischeAnmeldungFehlgeschlagen =
  "Ihr Konto wurde erstellt, aber die automatische Anmeldung ist fehlgeschlagen. Bitte melden Sie sich an.";
export const unbekannterFehler = "Ein unbekannter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.";
export const emailVergeben = "Diese E-Mail-Adresse ist bereits registriert.";
export const linkAngefordert =
  "Falls ein Konto mit dieser E-Mail-Adresse existiert, haben wir Ihnen einen Link zum Zurücksetzen gesendet.";
export const passwortGeaendert = "Ihr Passwort wurde geändert.";
export const emailBestaetigt = "Ihre E-Mail-Adresse wurde bestätigt.";
export const linkUngueltig = "Der Link ist ungültig oder abgelaufen.";
export const neueEmailGilt = "Ihre neue E-Mail-Adresse gilt ab jetzt.";
export const newsletterBestaetigt = "Ihre Anmeldung zum Newsletter ist bestätigt.";
export const neueEmailAngefordert =
  "Wir haben an die neue Adresse einen Link gesendet. Bis Sie ihn öffnen, gilt die bisherige.";
export const passwortFalsch = "Das Passwort ist falsch.";
export const keinPasswort =
  "Ihr Konto hat noch kein Passwort. Legen Sie es bitte zuerst über „Passwort vergessen?“ fest.";
export const codeFalsch = "Der Bestätigungscode ist falsch.";
export const wiederherstellungscodeFalsch = "Der Wiederherstellungscode ist falsch oder schon benutzt.";
export const faktorBesteht = "Die Bestätigung in zwei Schritten ist bereits eingerichtet.";
export const faktorFehlt = "Die Bestätigung in zwei Schritten ist nicht eingerichtet.";
export const passkeyUngueltig = "Der Passkey konnte nicht geprüft werden. Bitte versuchen Sie es erneut.";
export const zuVielePasskeys = "Mehr als 20 Passkeys sind nicht möglich.";
export const passkeyName = "Bitte geben Sie einen Namen mit höchstens 100 Zeichen ein.";
export const loeschungVorgemerkt = `Ihr Konto wird in ${loeschfristTage} Tagen gelöscht. Bis dahin können Sie sich anmelden und es behalten.`;
export const eigenesKonto = "Das eigene Konto können Sie hier nicht ändern.";
export const letzteAdministration =
  "Das ist das letzte Konto der Administration. Geben Sie die Rolle bitte zuerst einem anderen Konto.";
export const bestaetigungGesendet = "Falls ein unbestätigtes Konto existiert, wurde eine E-Mail gesendet.";
