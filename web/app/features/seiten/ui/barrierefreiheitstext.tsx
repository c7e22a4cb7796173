import { untrennbar as u } from "@gebuehrenportal/recht";
import type { Anbieter } from "#platform/env/anbieter.server.ts";
import { Beispielhinweis } from "#ui/beispielhinweis.tsx";
import { Lesetext } from "#ui/lesetext.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { Anschrift } from "./anschrift.tsx";

/** How the service meets the demands on accessibility (§ 14 Abs. 1 Nr. 2, Anlage 3 BFSG). */
export function Barrierefreiheitstext({ anbieter }: { readonly anbieter: Anbieter }) {
  return (
    <Lesetext>
      {anbieter.beispiel ? <Beispielhinweis /> : null}
      <p>
        {u(
          "Diese Erklärung gilt für das Gebührenportal: Rechner, Tabellen, Fachbeiträge, Konto und die Bestellung von Tarifen. Der Anbieter gibt damit die Informationen nach § 14 des Barrierefreiheitsstärkungsgesetzes (BFSG).",
        )}
      </p>
      <h2>Was das Portal ist</h2>
      <p>
        Das Portal berechnet Gebühren, Kosten und Fristen und zeigt den Rechenweg dazu. Es wird im Browser
        genutzt, auf dem Rechner, dem Tablet und dem Telefon. Die freien Teile brauchen kein Konto.
      </p>
      <h2>Wie es die Anforderungen erfüllt</h2>
      <p>
        {u(
          "Maßstab sind die Barrierefreiheitsanforderungen der BFSGV und die Web Content Accessibility Guidelines (WCAG) 2.2 auf der Stufe AA, für Webseiten konkretisiert durch EN 301 549.",
        )}
      </p>
      <ul>
        <li>Alles ist mit der Tastatur erreichbar, und der Fokus ist überall zu sehen.</li>
        <li>Überschriften, Listen, Tabellen und Formularfelder sind als solche ausgezeichnet.</li>
        <li>Fehler stehen als Text am Feld; was Sie eingegeben haben, bleibt stehen.</li>
        <li>Farben haben ausreichenden Kontrast, hell wie dunkel, und tragen nie allein eine Bedeutung.</li>
        <li>Texte lassen sich auf 200 Prozent vergrößern; ab 360 Pixel Breite scrollt nichts seitlich.</li>
        <li>Nichts bewegt sich von selbst, nichts läuft ab, während Sie ein Formular ausfüllen.</li>
        <li>Die Formulare arbeiten auch ohne JavaScript.</li>
        <li>PDF-Dateien sind mit Struktur versehen, sodass Vorleseprogramme sie lesen können.</li>
      </ul>
      <h2>Was noch nicht gelingt</h2>
      <p>
        Diagramme sind zusätzlich als Tabelle oder Text vorhanden. Fachbeiträge schreiben auch Gäste; ob deren
        Bilder treffend beschrieben sind, prüft die Redaktion. Uns sind derzeit keine Hindernisse bekannt, die
        eine Funktion unbenutzbar machen.
      </p>
      <h2>Wie geprüft wird</h2>
      <p>
        Jede Seite wird bei jeder Änderung selbsttätig auf Verstöße gegen WCAG 2.2 untersucht, in hellem und
        dunklem Erscheinungsbild, und neue Seiten werden dazu von Hand angesehen. Stand dieser Erklärung: 23.
        November 2026.
      </p>
      <h2>Hindernis melden</h2>
      <p>
        Kommen Sie irgendwo nicht weiter? Schreiben Sie uns, auf welcher Seite und woran es liegt. Wir
        antworten und schicken Ihnen, was Sie brauchen, auf Wunsch in anderer Form.
      </p>
      <Anschrift anbieter={anbieter} />
      <p>
        E-Mail: <Verweis nach={`mailto:${anbieter.email}`}>{anbieter.email}</Verweis>
        {anbieter.telefon ? `, Telefon: ${anbieter.telefon}` : null}
      </p>
      <h2>Marktüberwachung</h2>
      <p>
        {u(
          "Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Carl-Miller-Straße 6, 39112 Magdeburg. Bleibt Ihre Meldung ohne Erfolg, können Sie sich an sie wenden (§ 32 BFSG).",
        )}
      </p>
    </Lesetext>
  );
}
