import { untrennbar as u } from "@gebuehrenportal/recht";

type Cookie = { readonly name: string; readonly wann: string; readonly dauer: string };

const cookies: readonly Cookie[] = [
  {
    name: "next-auth.session-token",
    wann: "mit der Anmeldung; sagt, wer angemeldet ist",
    dauer:
      "bis der Browser beendet wird, höchstens 12 Stunden nach der letzten Nutzung; mit „Angemeldet bleiben“ 30 Tage",
  },
  {
    name: "gp-geraet",
    wann: "mit der Anmeldung; sagt, dass sich dieses Gerät schon einmal angemeldet hat, damit Fremde Sie nicht durch falsche Versuche aussperren; den Namen des Kontos enthält es nicht",
    dauer: "180 Tage nach der letzten Anmeldung",
  },
  {
    name: "next-auth.csrf-token",
    wann: "beim Absenden von Anmeldung, Registrierung und Abmeldung; verhindert, dass fremde Seiten sie auslösen",
    dauer: "bis der Browser beendet wird",
  },
  {
    name: "next-auth.passkey",
    wann: "nur wenn Sie einen Passkey anlegen oder benutzen; ordnet die Antwort Ihres Geräts zu",
    dauer: "5 Minuten",
  },
];

const googleCookie: Cookie = {
  name: "next-auth.state",
  wann: "nur bei der Anmeldung mit Google; ordnet die Antwort von Google zu",
  dauer: "15 Minuten und wird mit der Antwort gelöscht",
};

/** Cookies and what else the browser keeps: none for visitors, the necessary ones from the sign-in on. */
export function CookiesUndDritte({ google }: { readonly google: boolean }) {
  return (
    <>
      <h3>Cookies, Reichweitenmessung, Dritte</h3>
      <p>
        {u(
          "Solange Sie sich nicht anmelden oder registrieren, setzen wir keine Cookies. Von da an setzen wir die folgenden, sonst keine. Sie sind für die Anmeldung unbedingt erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG), für Skripte nicht lesbar und werden nur an unseren Server gesendet; über eine verschlüsselte Verbindung beginnt ihr Name mit „__Secure-“ oder „__Host-“.",
        )}
      </p>
      <dl>
        {[...cookies, ...(google ? [googleCookie] : [])].map(({ name, wann, dauer }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              Gesetzt {wann}. Gilt {dauer}.
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Wir bilden keine Nutzungsprofile und messen keine Reichweite über Summen hinaus: Zu jedem Artikel des
        Blogs zählt der Server, wie oft er abgerufen wurde, zu Anzeigen, was im nächsten Abschnitt steht.
        Schriften, Bilder und Programme kommen von unserem eigenen Server; Ihr Browser nimmt mit keinem
        Dritten Verbindung auf
        {google ? ", es sei denn, Sie wählen die Anmeldung mit Google" : ""}. Deshalb fragen wir auch nicht
        nach einer Einwilligung.
      </p>
      <h3 id="anzeigen">Anzeigen</h3>
      <p>
        {u(
          "Auf der Startseite, im Blog und bei den Rechnern stehen Anzeigen, außer in bezahlten Tarifen. Welche Anzeige eine Seite trägt, hängt allein vom Thema ihrer Adresse und vom Tag ab, nicht von Ihnen. Texte und Bilder kommen von unserem Server; Anzeigen setzen kein Cookie und speichern nichts auf Ihrem Gerät (§ 25 TDDDG). Damit dieselbe nicht zu oft erscheint, zählt die geöffnete Seite in ihrem Arbeitsspeicher mit; die Zahl verfällt, sobald Sie die Seite schließen oder neu laden.",
        )}
      </p>
      <p>
        {u(
          "Ihr Browser meldet uns ohne Cookie, wie viele Sekunden eine Anzeige zu sehen war; ein Klick führt über unseren Server zum Ziel. Gespeichert werden je Anzeige, Platz und Tag nur drei Summen: Ansichten, Klicks und Sekunden. IP-Adresse, Browser und aufgerufene Seite speichern wir dazu nicht; gegen Missbrauch gilt der Prüfwert des Abschnitts „Schutz vor Überlastung“, längstens einen Tag. Rechtsgrundlage ist Art. 6 Abs. 1 Satz 1 Buchst. f DSGVO; unser Interesse ist, das Portal zu finanzieren und Werbung abzurechnen.",
        )}
      </p>
    </>
  );
}
