import { datum, tag, untrennbar as u } from "@gebuehrenportal/recht";
import type { Anbieter } from "#platform/env/anbieter.server.ts";
import { Lesetext } from "#ui/lesetext.tsx";
import type { Verschwiegenheitsfassung } from "../../profil/verschwiegenheit-fassung.ts";

type TextProps = { readonly anbieter: Anbieter; readonly fassung: Verschwiegenheitsfassung };

/** The agreement under Art. 28 DSGVO and § 43e BRAO, in one of its wordings. */
export function Verschwiegenheitstext({ anbieter, fassung }: TextProps) {
  return (
    <Lesetext>
      <Gegenstand anbieter={anbieter} />
      <Weisungen />
      <Verschwiegenheit />
      <WeitereDienstleister />
      <SicherheitUndBeistand />
      <Ende fassung={fassung} />
      <Anlage anbieter={anbieter} />
    </Lesetext>
  );
}

function Gegenstand({ anbieter }: { readonly anbieter: Anbieter }) {
  return (
    <>
      <h2>{u("§ 1 Gegenstand, Dauer und Parteien")}</h2>
      <p>
        (1) Diese Vereinbarung schließen die Inhaberin oder der Inhaber des Kontos (im Folgenden: Kanzlei) und{" "}
        {anbieter.name}, {anbieter.strasse}, {anbieter.ort} (im Folgenden: Anbieter). Sie ist zugleich Vertrag
        über die Auftragsverarbeitung {u("(Art. 28 Abs. 3 DSGVO)")} und Vertrag mit einem Dienstleister{" "}
        {u("(§ 43e Abs. 3 BRAO)")}; sie wird in Textform geschlossen.
      </p>
      <p>
        (2) Der Anbieter speichert und verarbeitet für die Kanzlei, was sie im Portal zu Mandaten ablegt:
        Berechnungen mit Bezeichnung und Aktenzeichen, Kostennoten, Fristen und Kontakte. Betroffen sind
        Mandantinnen und Mandanten, Gegner und sonstige Beteiligte mit Namen, Anschriften, Aktenzeichen,
        Beträgen und Terminen. Zweck ist allein, diese Angaben zu speichern, mit ihnen zu rechnen und sie der
        Kanzlei wieder zur Verfügung zu stellen.
      </p>
      <p>(3) Die Vereinbarung gilt, solange der Anbieter solche Angaben für die Kanzlei speichert.</p>
    </>
  );
}

function Weisungen() {
  return (
    <>
      <h2>{u("§ 2 Weisungen")}</h2>
      <p>
        {u(
          "(1) Der Anbieter verarbeitet die Angaben nur auf Weisung der Kanzlei, es sei denn, das Recht der Union oder der Bundesrepublik verpflichtet ihn zu anderem; dann teilt er es vorher mit, soweit er darf (Art. 28 Abs. 3 Satz 2 lit. a DSGVO). Weisungen erteilt die Kanzlei durch die Funktionen des Portals, im Übrigen in Textform.",
        )}
      </p>
      <p>
        (2) Hält der Anbieter eine Weisung für rechtswidrig, so weist er unverzüglich darauf hin und darf ihre
        Ausführung aussetzen, bis sie bestätigt ist.
      </p>
    </>
  );
}

function Verschwiegenheit() {
  return (
    <>
      <h2>{u("§ 3 Verschwiegenheit (§ 43e BRAO, § 203 StGB)")}</h2>
      <p>
        {u(
          "(1) Der Anbieter verpflichtet sich, über alles zu schweigen, was ihm bei dieser Tätigkeit an fremden Geheimnissen bekannt wird, auch nach ihrem Ende. Er ist darüber belehrt, dass sich strafbar macht, wer als mitwirkende Person unbefugt ein fremdes Geheimnis offenbart, das ihm dabei bekannt geworden ist (§ 203 Abs. 4 Satz 1 StGB: Freiheitsstrafe bis zu einem Jahr oder Geldstrafe; bei Handeln gegen Entgelt oder in der Absicht, sich zu bereichern oder zu schädigen, bis zu zwei Jahren, § 203 Abs. 6 StGB), oder es unbefugt verwertet (§ 204 StGB).",
        )}
      </p>
      <p>
        (2) Er verschafft sich Kenntnis von fremden Geheimnissen nur insoweit, als es zur Erfüllung des
        Vertrages erforderlich ist. Die Verwaltung des Portals hat keine Ansicht, die zeigt, was Kanzleien zu
        Mandaten speichern; die Datenbank gibt gespeicherte Berechnungen nur unter dem Konto heraus, dem sie
        gehören.
      </p>
      <p>
        {u(
          "(3) Wer beim Anbieter Zugang erhalten kann, ist in Textform und unter Belehrung über die strafrechtlichen Folgen zur Verschwiegenheit verpflichtet (§ 203 Abs. 4 Satz 2 Nr. 1 StGB) und darf die Angaben nur nach Weisung verarbeiten (Art. 29 DSGVO).",
        )}
      </p>
      <p>
        {u(
          "(4) Der Anbieter beruft sich gegenüber Behörden und Gerichten auf das Recht zur Verweigerung des Zeugnisses (§ 53a StPO) und auf die Beschlagnahmefreiheit (§ 97 Abs. 3 StPO), soweit das Gesetz sie gibt, und unterrichtet die Kanzlei unverzüglich von jedem Verlangen nach Herausgabe, soweit er darf.",
        )}
      </p>
    </>
  );
}

function WeitereDienstleister() {
  return (
    <>
      <h2>{u("§ 4 Weitere Dienstleister")}</h2>
      <p>
        (1) Der Anbieter darf weitere Dienstleister nur für den Betrieb des Servers, für Sicherungen und für
        den Versand von E-Mails heranziehen. Er verpflichtet sie in Textform und unter Belehrung über die
        strafrechtlichen Folgen zur Verschwiegenheit, erlegt ihnen dieselben Pflichten zum Datenschutz auf und
        steht für sie ein {u("(§ 43e Abs. 3 Satz 2 Nr. 3 BRAO, Art. 28 Abs. 2 und 4 DSGVO)")}.
      </p>
      <p>
        (2) Auf Anfrage nennt er sie. Kommt einer hinzu oder wechselt er, so kündigt der Anbieter es vier
        Wochen vorher in Textform an; die Kanzlei kann widersprechen und den Vertrag ohne Frist beenden.
      </p>
      <p>
        {u(
          "(3) Die Angaben werden in der Europäischen Union oder im Europäischen Wirtschaftsraum gespeichert und verarbeitet (§ 43e Abs. 4 BRAO, Art. 44 DSGVO).",
        )}
      </p>
    </>
  );
}

function SicherheitUndBeistand() {
  return (
    <>
      <h2>{u("§ 5 Sicherheit und Beistand")}</h2>
      <p>
        {u(
          "(1) Der Anbieter trifft die Maßnahmen nach Art. 32 DSGVO: verschlüsselte Übertragung, Trennung der Konten in der Datenbank, Kennwörter nur als Prüfwert, Anmeldung in zwei Schritten auf Wunsch, Protokoll sicherheitsrelevanter Vorgänge, regelmäßige Sicherungen. Eingaben der Rechner stehen in keinem Protokoll des Servers.",
        )}
      </p>
      <p>
        {u(
          "(2) Er unterstützt die Kanzlei bei Anfragen Betroffener und bei ihren Pflichten nach Art. 32 bis 36 DSGVO und meldet ihr jede Verletzung des Schutzes ihrer Angaben unverzüglich nach Bekanntwerden.",
        )}
      </p>
      <p>
        {u(
          "(3) Er stellt der Kanzlei alle Angaben zur Verfügung, die sie zum Nachweis dieser Pflichten braucht, und ermöglicht Überprüfungen nach Anmeldung zu den üblichen Geschäftszeiten (Art. 28 Abs. 3 Satz 2 lit. h DSGVO).",
        )}
      </p>
    </>
  );
}

function Ende({ fassung }: Pick<TextProps, "fassung">) {
  return (
    <>
      <h2>{u("§ 6 Ende")}</h2>
      {fassung === "2026-11-21" ? <LoeschungBisher /> : <Loeschung />}
      <p>
        {u(
          "(3) Die Kanzlei prüft in eigener Verantwortung, ob sie den Anbieter einschalten darf. Dient eine Leistung unmittelbar einem einzelnen Mandat, so setzt sie die Einwilligung des Mandanten voraus (§ 43e Abs. 5 BRAO).",
        )}
      </p>
      <p>Fassung vom {datum(tag(fassung))}</p>
    </>
  );
}

/** The sub-processors as they are today: no part of the wording, so that it stands there before anybody asks. */
function Anlage({ anbieter: { dienstleister } }: { readonly anbieter: Anbieter }) {
  return (
    <>
      <h2 id="dienstleister">{u("Anlage zu § 4: weitere Dienstleister")}</h2>
      {dienstleister.length > 0 ? (
        <ul>
          {dienstleister.map((einer) => (
            <li key={einer}>{einer}</li>
          ))}
        </ul>
      ) : (
        <p>
          {u(
            "Derzeit ist kein weiterer Dienstleister eingetragen. Kommt einer hinzu, steht er hier und wird nach § 4 Abs. 2 vorher angekündigt.",
          )}
        </p>
      )}
      <p>
        Zahlungen mit Karte oder Lastschrift wickelt, wo sie angeboten werden, Stripe ab; Angaben aus Mandaten
        erhält Stripe nicht.
      </p>
    </>
  );
}

const Loeschung = () => (
  <>
    <p>
      (1) Die Kanzlei kann ihre Angaben jederzeit herunterladen. Berechnungen, Kontakte und Vorlagen kann sie
      jederzeit löschen; gelöschte Berechnungen lassen sich 30 Tage lang zurückholen und sind dann endgültig
      entfernt. Ausgestellte Kostennoten und die Einträge des Fristenbuchs mit ihrem Protokoll dienen dem
      Nachweis: Einträge lassen sich streichen, aber nicht einzeln löschen; gelöscht werden sie zusammen mit
      allen Angaben der Kanzlei. In Sicherungen bleiben gelöschte Angaben, bis diese überschrieben sind.
    </p>
    <p>
      (2) Mit der Löschung des Kontos werden alle Angaben seiner Kanzlei gelöscht, soweit keine gesetzliche
      Pflicht zur Aufbewahrung besteht. Wer in der Kanzlei eines Teams arbeitet, hinterlässt ihr die Fristen,
      die er dort eingetragen hat, mit ihrem Protokoll. Die Pflicht zur Verschwiegenheit bleibt.
    </p>
  </>
);

/** Until 22.11.2026. */
const LoeschungBisher = () => (
  <>
    <p>
      (1) Die Kanzlei kann ihre Angaben jederzeit herunterladen und löschen. Gelöschte Berechnungen lassen
      sich 30 Tage lang zurückholen und sind dann endgültig entfernt; in Sicherungen bleiben sie, bis diese
      überschrieben sind.
    </p>
    <p>
      (2) Mit der Löschung des Kontos werden alle Angaben gelöscht, soweit keine gesetzliche Pflicht zur
      Aufbewahrung besteht. Die Pflicht zur Verschwiegenheit bleibt.
    </p>
  </>
);
