import { untrennbar as u } from "@gebuehrenportal/recht";
import { CookiesUndDritte } from "./datenschutz-cookies.tsx";

/** What the server sees of a visit and how long. */
export function ServerUndProtokoll({ google }: { readonly google: boolean }) {
  return (
    <>
      <h2>2. Besuch der Seiten</h2>
      <h3>Übertragung</h3>
      <p>
        {u(
          "Damit eine Seite bei Ihnen ankommt, verarbeitet unser Server für die Dauer der Übertragung Ihre IP-Adresse, die angeforderte Adresse und die Angaben Ihres Browsers. Ohne sie ist ein Abruf nicht möglich. Rechtsgrundlage ist Art. 6 Abs. 1 Satz 1 Buchst. f DSGVO; unser Interesse ist, die Seiten auszuliefern.",
        )}
      </p>
      <h3>Protokolle</h3>
      <p>
        Der Server protokolliert Zeitpunkt, Pfad der Seite, Ergebnis, Dauer und eine zufällige Vorgangsnummer.
        Er protokolliert weder Ihre IP-Adresse noch die Angaben, die Sie in einen Rechner eingeben. Die
        Protokolle dienen dazu, Fehler zu finden; auf eine Person lassen sie sich nicht zurückführen.
      </p>
      <h3>Schutz vor Überlastung</h3>
      <p>
        {u(
          "Bei Programmschnittstellen zählen wir die Aufrufe je Anschluss. Dafür wird die IP-Adresse mit einem geheimen Schlüssel in einen Prüfwert umgerechnet. Gespeichert wird nur dieser Prüfwert mit der Zahl der Aufrufe; nach Ablauf der Zählzeit, in der Regel einer Minute, verfällt er und wird gelöscht. Rechtsgrundlage ist Art. 6 Abs. 1 Satz 1 Buchst. f DSGVO; unser Interesse ist ein störungsfreier Betrieb.",
        )}
      </p>
      <CookiesUndDritte google={google} />
    </>
  );
}

/** Where typed figures go and where they stay. */
export function Rechnereingaben() {
  return (
    <>
      <h2>3. Ihre Eingaben in den Rechnern</h2>
      <h3>Berechnung</h3>
      <p>
        Die Rechner arbeiten in Ihrem Browser; was Sie dort eingeben, verlässt Ihr Gerät nicht. An den Server
        gehen Angaben nur, wenn Sie ein Formular absenden (so auf der Startseite oder bei ausgeschaltetem
        JavaScript) oder einen Link mit Angaben aufrufen. Der Server rechnet dann, ohne die Angaben zu
        protokollieren oder in einer Datenbank zu speichern. Die fertige Seite kann bis zu zehn Minuten im
        Arbeitsspeicher bleiben, damit derselbe Abruf schneller beantwortet wird; eine Verbindung zu Ihrer
        Person besteht dabei nicht.
      </p>
      <p>
        Sind Sie angemeldet, gehen die Angaben auch dann an den Server, wenn Sie eine Berechnung speichern,
        als PDF, Word oder Excel ausgeben oder eine Kostennote daraus machen. Für die Ausgabe rechnet der
        Server nur; gespeichert wird allein, was Sie speichern oder ausstellen (Abschnitt 4).
      </p>
      <p>
        Geben Sie für eine bloße Berechnung bitte keine Namen von Mandanten ein. Für die Berechnung genügen
        Werte, Tage und Gebührennummern.
      </p>
      <h3>Speicher Ihres Browsers</h3>
      <ul>
        <li>
          Ihre Eingaben hält der Browser im Sitzungsspeicher (sessionStorage) des geöffneten Tabs, damit sie
          ein erneutes Laden überstehen. Sie sind gelöscht, sobald Sie den Tab schließen oder sich abmelden.
        </li>
        <li>
          Haben Sie zwischen heller und dunkler Darstellung gewechselt, merkt sich der Browser diese Wahl
          dauerhaft (localStorage). Wechseln Sie zurück, wird sie gelöscht.
        </li>
        <li>
          Melden Sie sich an oder ab, teilt der Browser das über denselben Speicher Ihren anderen Tabs mit:
          den Zeitpunkt und, bei der Anmeldung in einem eigenen Fenster, ob sie gelungen ist. Haben Sie einen
          Tarif ausgewählt, merkt er sich die Wahl bis zur Abmeldung.
        </li>
        <li>
          Wählen Sie bei einem Artikel „Ohne Verbindung lesen“, hält der Browser ihn auf Ihrem Gerät, bis Sie
          „Nicht mehr aufheben“ wählen oder 20 weitere gefolgt sind; schreiben Sie selbst einen, hält er den
          Entwurf, bis der Server ihn gespeichert hat, längstens bis Sie sich abmelden (beides IndexedDB).
        </li>
      </ul>
      <p>
        {u(
          "All das bleibt auf Ihrem Gerät und ist für die von Ihnen gewünschte Funktion unbedingt erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG).",
        )}
      </p>
      <h3 id="kontakt">Kontaktformular und E-Mail</h3>
      <p>
        {u(
          "Das Kontaktformular schickt uns Ihre Angaben als E-Mail; das Portal selbst bewahrt sie nicht länger auf, als der Versand dauert. Kamen Sie über „Hier werben“, steht in der Nachricht auch, von welchem Anzeigenplatz. Schreiben Sie uns, verarbeiten wir Ihre Nachricht, um sie zu beantworten, und löschen sie, wenn sie dafür und für gesetzliche Aufbewahrungspflichten nicht mehr gebraucht wird. Rechtsgrundlage ist Art. 6 Abs. 1 Satz 1 Buchst. b oder f DSGVO.",
        )}
      </p>
      <h3>Kündigung und Widerruf</h3>
      <p>
        {u(
          "Kündigen oder widerrufen Sie einen Vertrag über die Schaltflächen in der Fußzeile, speichern wir Ihre Angaben mit Datum und Uhrzeit, ordnen sie dem Vertrag zu und bestätigen sie per E-Mail (§ 312k, § 356a BGB; Art. 6 Abs. 1 Satz 1 Buchst. c DSGVO). Als Nachweis bleiben sie bis drei Jahre nach dem Ende des Jahres gespeichert (§§ 195, 199 BGB; Buchst. f), auch wenn das Konto gelöscht wird.",
        )}
      </p>
    </>
  );
}

/** Articles 15 to 21 and 77 GDPR in plain words. */
export function Betroffenenrechte() {
  return (
    <>
      <h2>5. Ihre Rechte</h2>
      <p>Soweit wir personenbezogene Daten von Ihnen verarbeiten, haben Sie das Recht auf</p>
      <ul>
        <li>{u("Auskunft (Art. 15 DSGVO),")}</li>
        <li>{u("Berichtigung (Art. 16 DSGVO),")}</li>
        <li>{u("Löschung (Art. 17 DSGVO),")}</li>
        <li>{u("Einschränkung der Verarbeitung (Art. 18 DSGVO),")}</li>
        <li>{u("Übertragung Ihrer Daten (Art. 20 DSGVO) und")}</li>
        <li>
          {u(
            "Widerspruch gegen eine Verarbeitung, die auf unserem berechtigten Interesse beruht (Art. 21 DSGVO).",
          )}
        </li>
      </ul>
      <p>
        Eine formlose Nachricht an die oben genannte Adresse genügt. Außerdem können Sie sich bei einer
        Datenschutz-Aufsichtsbehörde beschweren, etwa bei der Ihres Wohnorts
        {u(" (Art. 77 DSGVO)")}. Eine automatisierte Entscheidung über Sie findet nicht statt.
      </p>
    </>
  );
}
