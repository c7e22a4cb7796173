import { untrennbar as u } from "@gebuehrenportal/recht";
import { loeschfristTage } from "#platform/konstanten.ts";
import { Verweis } from "#ui/verweis.tsx";

/** What the operator has configured, as far as it changes what happens to data. */
export type Dienste = {
  /** Somebody may sign in through Google. */
  readonly google: boolean;
  /** Tiers may be paid by card and direct debit through Stripe. */
  readonly stripe: boolean;
  /** Mails leave through a mail server, stay as files on the portal's own, or can be read by everybody (demo). */
  readonly post: "mailserver" | "dateien" | "vorfuehrung";
};

const postsatz = {
  mailserver:
    "Den Text löschen wir schon mit dem Versand; er läuft über den Mailserver, der für das Portal eingerichtet ist.",
  dateien:
    "In diesem Portal ist noch kein Mailserver eingerichtet: E-Mails verlassen es nicht, sondern liegen als Dateien auf unserem Server, bis der Betreiber sie löscht.",
  vorfuehrung:
    "Dieses Portal läuft im Vorführbetrieb: Auch der Text bleibt so lange gespeichert und kann von jedem, der die E-Mail-Adresse kennt, abgerufen werden. Verwenden Sie hier bitte keine echten Daten.",
} as const satisfies Record<Dienste["post"], string>;

/** What is kept on an account, for how long, and who sees it. */
export function Kontodaten({ google, stripe, post }: Dienste) {
  return (
    <>
      <h2>4. Konto</h2>
      <p>
        {u(
          "Alles, was in diesem Abschnitt steht, betrifft nur Besucher, die sich registrieren oder anmelden. Rechtsgrundlage ist Art. 6 Abs. 1 Satz 1 Buchst. b DSGVO (Nutzungsvertrag), soweit nichts anderes angegeben ist. Die Angaben sind freiwillig; ohne sie gibt es kein Konto.",
        )}
      </p>
      <h3>Angaben</h3>
      <p>
        Wir speichern Name, auf Wunsch Titel, E-Mail-Adresse und den Zeitpunkt ihrer Bestätigung, auf Wunsch
        die Adresse eines Bildes, Tarif, Rolle und Zugehörigkeit zu einem Team sowie die Zeitpunkte von
        Registrierung und letzter Änderung. Das Passwort speichern wir nicht, sondern nur einen Prüfwert
        (Argon2id), aus dem es sich nicht zurückrechnen lässt. Richten Sie einen zweiten Schritt ein, kommen
        dessen verschlüsseltes Geheimnis und Prüfwerte der Wiederherstellungscodes hinzu, bei Passkeys deren
        Name, öffentlicher Schlüssel und die Zeitpunkte von Anlage und letzter Nutzung.
      </p>
      <h3>Anmeldungen</h3>
      <p>
        Zu jeder laufenden Anmeldung speichern wir Browser und Betriebssystem in groben Worten („Firefox auf
        Windows“), den Weg der Anmeldung, Beginn und letzte Nutzung. Abgelaufene Anmeldungen werden stündlich
        gelöscht. Ihre IP-Adresse speichern wir nicht. Solange Sie angemeldet sind, hält Ihr Browser eine
        Verbindung zu unserem Server, über die er von Änderungen erfährt, etwa von einer Abmeldung auf einem
        anderen Gerät.
      </p>
      <p>
        {u(
          "Gescheiterte Anmeldungen und angeforderte E-Mails zählen wir je E-Mail-Adresse und Anschluss, längstens eine Stunde lang und nur als Prüfwert. Rechtsgrundlage ist Art. 6 Abs. 1 Satz 1 Buchst. f DSGVO; unser Interesse ist, dass niemand Passwörter durchprobiert oder Postfächer füllt.",
        )}
      </p>
      <h3>Sicherheitsprotokoll</h3>
      <p>
        {u(
          "Wir halten fest, wann sicherheitsrelevante Vorgänge geschehen sind: An- und Abmeldungen, gescheiterte Anmeldungen, Änderungen von Name, E-Mail-Adresse, Passwort, zweitem Schritt, Passkeys, Rolle, Rechten und Sperre, das Herunterladen der Daten und die Löschung. Eine Zeile enthält Zeitpunkt, Vorgang, die zufällige Kennung des Kontos und bei Anmeldungen Weg, Browser und Betriebssystem; keine IP-Adresse und keine E-Mail-Adresse. Ihren eigenen Verlauf sehen Sie auf der Seite „Konto“. Die Zeilen lassen sich nicht ändern und bleiben dauerhaft, damit Missbrauch auch später aufgeklärt werden kann. Ist das Konto gelöscht, führt die Kennung zu niemandem mehr. Rechtsgrundlage ist Art. 6 Abs. 1 Satz 1 Buchst. c und f in Verbindung mit Art. 32 DSGVO.",
        )}
      </p>
      <h3>E-Mails</h3>
      <p>
        Wir senden E-Mails, die das Konto braucht: Links zum Bestätigen der Adresse (48 Stunden gültig) und
        zum Zurücksetzen des Passworts (60 Minuten), Hinweise auf Änderungen an der Anmeldung und auf eine
        vorgemerkte Löschung. Empfänger, Betreff und Zeitpunkt löschen wir nach 90 Tagen. {postsatz[post]}
      </p>
      <h3>Newsletter</h3>
      <p>
        {u(
          "Einen Newsletter gibt es nur auf Wunsch und nach doppelter Bestätigung: Wir speichern den Zeitpunkt Ihres Wunsches, senden einen Link, der sieben Tage gilt, und speichern den Zeitpunkt, zu dem Sie ihn öffnen und bestätigen. Ohne Bestätigung erhalten Sie nichts. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Satz 1 Buchst. a DSGVO); Sie können sie auf der Seite „Konto“ jederzeit mit Wirkung für die Zukunft widerrufen. Die Zeitpunkte werden dann gelöscht.",
        )}
      </p>
      {google ? <Googleanmeldung /> : null}
      {stripe ? <Kartenzahlung /> : null}
      <h3>Gespeicherte Berechnungen, Kostennoten und Kontakte</h3>
      <p>
        {u(
          "Speichern Sie eine Berechnung oder einen Kontakt oder stellen Sie eine Kostennote aus, verarbeiten wir die Angaben darin, auch solche zu Mandanten, als Ihr Auftragsverarbeiter (Art. 28 DSGVO, § 43e BRAO; der Wortlaut steht unter ",
        )}
        <Verweis nach="/avv">Auftragsverarbeitung</Verweis>
        {u(
          "). Wir halten fest, wann Sie welcher Fassung zugestimmt haben. Gelöschte Berechnungen lassen sich 30 Tage lang zurückholen und werden dann entfernt. Ausgestellte Kostennoten bewahren wir auf, solange Ihr Konto besteht, in jedem Tarif. Mit dem Konto werden sie gelöscht; laden Sie Belege und Daten vorher herunter, denn die Pflichten nach § 14b UStG und § 147 AO (acht Jahre) treffen Sie. Kontakte bleiben in jedem Tarif gespeichert, bis Sie sie löschen; mit dem Konto werden sie gelöscht. Was Sie in einem Team geteilt haben, bleibt dort ohne Ihren Namen.",
        )}
      </p>
      <h3>Fristenbuch</h3>
      <p>
        {u(
          "Buchen Sie Fristen, speichern wir, was Sie dort eintragen, die Berechnung und ein Protokoll, wer wann was geändert hat (Art. 6 Abs. 1 Satz 1 Buchst. b DSGVO). Was darin von Mandanten steht, verarbeiten wir wie bei gespeicherten Berechnungen als Ihr Auftragsverarbeiter. Erinnerungen und Kalenderadressen nennen nur „Frist“, solange die Kanzlei nicht mehr wählt. Das Buch gehört der Kanzlei; alle in ihrem Team sehen es. Aus dem Protokoll lässt sich keine Zeile löschen: Es wird mit der Kanzlei als Ganzes gelöscht. Wer ein Team verlässt oder sein Konto löscht, steht in Protokoll, Papieren und Abendkontrollen dieser Kanzlei weiter mit dem Namen, den er hatte, als er dort gehandelt hat (Art. 17 Abs. 3 Buchst. e DSGVO); alles andere an seinem Konto wird gelöscht.",
        )}
      </p>
      <h3>Vorlagen für Fristen</h3>
      <p>
        {u(
          "Legen Sie Vorlagen für Fristen an, speichern wir, was Sie dort eintragen (Art. 6 Abs. 1 Satz 1 Buchst. b DSGVO). Nennt eine Vorlage eine Akte oder ein Aktenzeichen, gilt dafür dieselbe Vereinbarung wie für Fristen. Sie sehen sie allein, bis Sie eine im Team teilen; dann nutzen sie alle in Ihrer Kanzlei. Persönliche werden mit dem Konto gelöscht, geteilte bleiben in der Kanzlei ohne Ihren Namen.",
        )}
      </p>
      <h3>Tarife, Rechnungen, Umsatzsteuer-Identifikationsnummer</h3>
      <p>
        {u(
          "Bestellen Sie einen Tarif, speichern wir Vertrag, Rechnungsanschrift, Rechnungen und Zahlungen (Art. 6 Abs. 1 Satz 1 Buchst. b und c DSGVO). Rechnungen bewahren wir acht Jahre lang auf, auch wenn das Konto gelöscht ist (§ 14b Abs. 1 UStG, § 147 AO). Geben Sie eine Umsatzsteuer-Identifikationsnummer an, fragt unser Server beim Speichern der Anschrift oder bei der Bestellung das Verzeichnis der EU-Staaten (VIES) der Europäischen Kommission, ob sie gültig ist, und vor jeder Rechnung ohne Umsatzsteuer noch einmal. Übermittelt werden Ihre und unsere Nummer, sonst nichts. Ergebnis, Zeitpunkt und Nummer der Abfrage bleiben als Nachweis bei der Rechnung (§ 3a Abs. 2, § 18a UStG; Buchst. c).",
        )}
      </p>
      <h3>Wer die Daten sieht</h3>
      <p>
        Die Verwaltung des Portals sieht Name, E-Mail-Adresse, Tarif, Rolle und Zustand des Kontos, das
        Sicherheitsprotokoll und von E-Mails Empfänger, Betreff und Zustellung, nicht aber Passwörter, Texte
        der E-Mails, Berechnungen, Kostennoten, Fristen, Vorlagen und Kontakte. An Dritte geben wir die Daten
        nicht weiter, soweit hier nichts anderes steht.
      </p>
      <h3>Daten herunterladen, Konto löschen</h3>
      <p>
        Auf der Seite „Konto“ laden Sie alles, was zu Ihrem Konto gespeichert ist, als Datei im Format JSON
        herunter und löschen das Konto. Mit der Löschung sind Sie überall abgemeldet. {loeschfristTage} Tage
        lang können Sie sich noch anmelden und das Konto behalten; danach werden alle Daten des Kontos
        gelöscht. Es bleiben veröffentlichte Artikel unter „Ehemaliger Autor“, im Team geteilte Vorlagen und
        Kontakte ohne Ihren Namen, Ihr Name im Protokoll des Fristenbuchs einer Kanzlei, in der Sie Mitglied
        waren, die Zeilen des Sicherheitsprotokolls mit der zufälligen Kennung des Kontos, aber ohne Namen und
        Adresse, bis zu 90 Tage die Angaben zu gesendeten E-Mails und, bis sie ersetzt werden,
        Sicherungskopien der Datenbank.
      </p>
    </>
  );
}

function Googleanmeldung() {
  return (
    <>
      <h3>Anmeldung mit Google</h3>
      <p>
        {u(
          "Sie können sich mit einem Google-Konto anmelden, müssen es aber nicht. Erst wenn Sie „Mit Google anmelden“ wählen, öffnet Ihr Browser in einem eigenen Fenster eine Seite von Google; Google erfährt dabei Ihre IP-Adresse und dass Sie sich bei uns anmelden. Von Google erhalten wir Ihre E-Mail-Adresse, ob sie bestätigt ist, Ihren Namen und eine Kennung Ihres Google-Kontos. Wir speichern Name, E-Mail-Adresse und Kennung; Ihr Bild übernehmen wir nicht. Anbieter ist die Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Eine Verarbeitung in den USA ist möglich; was Google mit den Daten tut, steht in der ",
        )}
        <Verweis nach="https://policies.google.com/privacy?hl=de">Datenschutzerklärung von Google</Verweis>.
      </p>
    </>
  );
}

function Kartenzahlung() {
  return (
    <>
      <h3>Zahlung mit Karte oder SEPA-Lastschrift</h3>
      <p>
        {u(
          "Sie können Ihren Tarif mit Karte oder SEPA-Lastschrift zahlen, müssen es aber nicht. Erst wenn Sie „Weiter zu Stripe“ oder „Zahlungsmittel hinterlegen“ wählen, öffnet Ihr Browser eine Seite des Zahlungsdienstes Stripe; unsere eigenen Seiten laden nichts von dort. Stripe erhält von uns Namen, E-Mail-Adresse und die zufällige Kennung Ihres Kontos, zu jeder Abbuchung Betrag und Nummer der Rechnung, aber nichts über Mandate. Die Daten der Karte oder des Kontos geben Sie bei Stripe ein; wir speichern davon nur die Art und die letzten vier Ziffern, dazu Stripes Kennungen von Kundin und Zahlung. Rechtsgrundlage ist Art. 6 Abs. 1 Satz 1 Buchst. b DSGVO (Nutzungsvertrag).",
        )}
      </p>
      <p>
        {u(
          "Anbieter ist die Stripe Payments Europe, Limited, 1 Grand Canal Street Lower, Grand Canal Dock, Dublin, D02 H210, Irland, teils als unser Auftragsverarbeiter, teils in eigener Verantwortung, etwa zur Abwehr von Betrug und nach den Pflichten für Zahlungsdienste. Eine Verarbeitung in den USA ist möglich; Näheres steht in der ",
        )}
        <Verweis nach="https://stripe.com/de/privacy">Datenschutzerklärung von Stripe</Verweis>
        {u(
          ". Mit Ihrem Konto löschen wir auch Ihren Eintrag bei Stripe; was Stripe nach Gesetz länger aufbewahren muss, bleibt dort.",
        )}
      </p>
    </>
  );
}
