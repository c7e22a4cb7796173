import { untrennbar as u } from "@gebuehrenportal/recht";
import { Lesetext } from "#ui/lesetext.tsx";

/** What holds for every call: amounts, days, versions, origins. */
export function Grundregeln() {
  return (
    <Lesetext>
      <h2 id="grundregeln">Grundregeln</h2>
      <dl>
        <dt>Beträge</dt>
        <dd>
          {u(
            "sind ganze Eurocent: 1000000 steht für 10.000,00 €. Es gibt keine Kommabeträge, also auch keine Rundungsfehler.",
          )}
        </dd>
        <dt>Tage</dt>
        <dd>
          haben die Form JJJJ-MM-TT. Fehlt der Auftragstag oder das Leistungsende, gilt der heutige Tag in
          Deutschland.
        </dd>
        <dt>Gebührensätze</dt>
        <dd>sind Dezimalzahlen mit Punkt und höchstens zwei Nachkommastellen: 1.3.</dd>
        <dt>Fassung</dt>
        <dd>
          {u(
            "Gerechnet wird nach dem Recht des Auftragstages (§ 60 RVG). Jede Antwort nennt die Fassung, ihre Fundstelle und den Grund.",
          )}
        </dd>
        <dt>Rechenweg</dt>
        <dd>
          Jede Zeile bringt ihre Herleitung mit: Schritt, Norm, Betrag. Es sind dieselben Schritte, die der
          Rechner auf der Seite zeigt.
        </dd>
        <dt>Fremde Seiten</dt>
        <dd>
          dürfen die Rechenaufrufe aus dem Browser heraus benutzen (CORS ist offen). Cookies werden weder
          gesetzt noch gelesen.
        </dd>
        <dt>Unbekannte Felder</dt>
        <dd>werden abgelehnt und nicht übergangen, damit ein Schreibfehler auffällt.</dd>
      </dl>
    </Lesetext>
  );
}
