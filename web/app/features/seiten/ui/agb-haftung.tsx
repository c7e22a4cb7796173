import { untrennbar as u } from "@gebuehrenportal/recht";
import { Verweis } from "#ui/verweis.tsx";

/** Sections 7 to 12: duties, correctness and liability, data, changes, and what holds at the end. */
export function PflichtenUndHaftung() {
  return (
    <>
      <Nutzerpflichten />
      <Richtigkeit />
      <Haftung />
      <DatenUndVerschwiegenheit />
      <Aenderung />
      <Schlussbestimmungen />
    </>
  );
}

function Nutzerpflichten() {
  return (
    <>
      <h2>{u("§ 7 Pflichten der Nutzer")}</h2>
      <p>(1) Sie nutzen das Portal im Rahmen der Gesetze. Untersagt sind insbesondere</p>
      <ul>
        <li>Eingriffe, die den Betrieb stören, und das Umgehen von Grenzen für die Zahl der Aufrufe,</li>
        <li>der Zugriff auf Daten anderer,</li>
        <li>das Übernehmen wesentlicher Teile der Tabellen und Texte in ein eigenes Angebot.</li>
      </ul>
      <p>
        {u(
          "(2) Ergebnisse dürfen Sie ohne Einschränkung verwenden, auch in Rechnungen, Schriftsätzen und Gutachten. Gesetzliche Erlaubnisse, etwa nach § 87c UrhG, bleiben unberührt.",
        )}
      </p>
      <p>
        (3) Verstößt jemand schuldhaft gegen diese Pflichten, können wir den Zugang sperren, soweit das nötig
        ist, um den Verstoß zu beenden. Wir unterrichten den Betroffenen und heben die Sperre auf, sobald der
        Grund entfallen ist.
      </p>
    </>
  );
}

function Richtigkeit() {
  return (
    <>
      <h2>{u("§ 8 Richtigkeit der Berechnungen")}</h2>
      <p>
        (1) Die Rechner wenden die Vorschriften in der Fassung an, die beim Ergebnis und auf der Seite{" "}
        <Verweis nach="/rechtsstand">Rechtsstand</Verweis> genannt ist, auf die Angaben, die Sie machen. Jedes
        Ergebnis zeigt seinen Rechenweg, damit es nachgeprüft werden kann.
      </p>
      <p>
        (2) Das Portal leistet keine Rechtsberatung. Ob ein Gebührentatbestand erfüllt, ein Wert zutreffend
        angesetzt oder ein Satz angemessen ist, entscheiden Sie. Prüfen Sie ein Ergebnis bitte, bevor Sie
        daraus Rechte herleiten, eine Rechnung stellen oder eine Frist verstreichen lassen.
      </p>
      <p>
        (3) Wird uns ein Fehler bekannt, berichtigen wir ihn und nennen ihn auf der Seite{" "}
        <Verweis nach="/rechtsstand">Rechtsstand</Verweis>. Eine Garantie übernehmen wir nicht.
      </p>
    </>
  );
}

function Haftung() {
  return (
    <>
      <h2>{u("§ 9 Haftung")}</h2>
      <p>(1) Wir haften unbeschränkt</p>
      <ul>
        <li>bei Vorsatz und grober Fahrlässigkeit,</li>
        <li>
          für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit, die auf einer
          vorsätzlichen oder fahrlässigen Pflichtverletzung beruhen,
        </li>
        <li>
          nach dem Produkthaftungsgesetz und soweit wir einen Mangel arglistig verschwiegen oder eine Garantie
          übernommen haben.
        </li>
      </ul>
      <p>
        (2) Bei einfacher Fahrlässigkeit haften wir für sonstige Schäden nur, wenn eine wesentliche
        Vertragspflicht verletzt ist, also eine Pflicht, deren Erfüllung die ordnungsgemäße Durchführung des
        Vertrags erst möglich macht und auf deren Einhaltung Sie regelmäßig vertrauen dürfen. Der Höhe nach
        ist die Haftung dann auf den vertragstypischen, vorhersehbaren Schaden begrenzt. Im Übrigen ist die
        Haftung bei einfacher Fahrlässigkeit ausgeschlossen.
      </p>
      <p>
        {u(
          "(3) Die Absätze 1 und 2 gelten auch für Pflichtverletzungen unserer gesetzlichen Vertreter und Erfüllungsgehilfen und für deren eigene Haftung. Eine Änderung der Beweislast zu Ihrem Nachteil ist damit nicht verbunden; § 309 Nr. 7 BGB bleibt gewahrt.",
        )}
      </p>
    </>
  );
}

function DatenUndVerschwiegenheit() {
  return (
    <>
      <h2>{u("§ 10 Daten, Verschwiegenheit und Auftragsverarbeitung")}</h2>
      <p>
        (1) Welche personenbezogenen Daten wir verarbeiten, steht in der{" "}
        <Verweis nach="/datenschutz">Datenschutzerklärung</Verweis>.
      </p>
      <p>
        {u(
          "(2) Die Rechner arbeiten in Ihrem Browser; im Konto werden dabei keine Angaben aus Mandaten gespeichert. Bietet das Portal Funktionen an, die solche Angaben speichern, so werden sie erst genutzt, nachdem mit Ihnen ein Vertrag über die Auftragsverarbeitung (Art. 28 DSGVO) und eine Vereinbarung nach § 43e BRAO in Textform geschlossen ist, mit der wir uns und alle, die wir einsetzen, in Kenntnis der strafrechtlichen Folgen zur Verschwiegenheit verpflichten (§ 203 StGB).",
        )}
      </p>
      <p>
        (3) Bis dahin geben Sie bitte keine Angaben ein, die der Verschwiegenheit unterliegen, soweit sie für
        eine Berechnung nicht gebraucht werden.
      </p>
    </>
  );
}

function Aenderung() {
  return (
    <>
      <h2>{u("§ 11 Änderung dieser Bedingungen")}</h2>
      <p>
        (1) Wir können diese Bedingungen für die Zukunft ändern. Für die Nutzung ohne Konto gilt die Fassung,
        die zum Zeitpunkt der Nutzung auf dieser Seite steht.
      </p>
      <p>
        (2) Wer ein Konto hat, wird über eine Änderung mindestens sechs Wochen vorher per E-Mail unterrichtet.
        Sie wird ihm gegenüber nur mit seiner Zustimmung wirksam; Schweigen gilt nicht als Zustimmung. Ohne
        Zustimmung gelten die bisherigen Bedingungen fort; unser Recht zur ordentlichen Kündigung bleibt
        unberührt.
      </p>
    </>
  );
}

function Schlussbestimmungen() {
  return (
    <>
      <h2>{u("§ 12 Schlussbestimmungen")}</h2>
      <p>
        (1) Erklärungen nach diesen Bedingungen bedürfen der Textform, soweit nicht eine Schaltfläche des
        Portals dafür vorgesehen ist.
      </p>
      <p>
        (2) Es gilt deutsches Recht ohne das UN-Kaufrecht. Gegenüber Verbrauchern gilt das nur, soweit ihnen
        dadurch nicht der Schutz zwingender Vorschriften des Staates genommen wird, in dem sie ihren
        gewöhnlichen Aufenthalt haben.
      </p>
      <p>
        {u(
          "(3) Ist der Nutzer Kaufmann, juristische Person des öffentlichen Rechts oder öffentlich-rechtliches Sondervermögen, so ist Gerichtsstand für alle Streitigkeiten aus dem Vertrag unser Sitz. Gesetzliche ausschließliche Gerichtsstände gehen vor.",
        )}
      </p>
      <p>
        {u(
          "(4) Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).",
        )}
      </p>
      <p>
        {u(
          "(5) Ist eine Bestimmung unwirksam, so bleibt der Vertrag im Übrigen wirksam; an die Stelle der Bestimmung treten die gesetzlichen Vorschriften (§ 306 BGB).",
        )}
      </p>
    </>
  );
}
