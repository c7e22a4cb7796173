import { untrennbar as u } from "@gebuehrenportal/recht";
import { Lesetext } from "#ui/lesetext.tsx";
import styles from "./ablehnungen.module.css";
import { Quelltext } from "./quelltext.tsx";

/** Limits, the header that tells of them, and how an account's token is fetched and sent. */
export function Zugang({ baseUrl }: { readonly baseUrl: string }) {
  return (
    <section aria-labelledby="zugang" className={styles.abschnitt}>
      <Lesetext>
        <h2 id="zugang">Zugang und Grenzen</h2>
        <p>
          {u(
            "Ohne Anmeldung steht der freie Umfang offen: alle Rechner außer den Teilen des Tarifs Basic, 60 Aufrufe je Minute und Adresse, von allen Rechenaufrufen gemeinsam. Mit dem Zugriffsmerkmal eines Kontos mit dem Tarif Basic oder höher steht alles offen, 600 Aufrufe je Minute und Konto.",
          )}
        </p>
        <dl>
          <dt>Retry-After</dt>
          <dd>
            steht als Kopffeld in jeder Antwort mit Status 429: so viele Sekunden, bis die Minute um ist. Bis
            dahin wird jeder weitere Aufruf ebenso abgelehnt.
          </dd>
          <dt>X-Request-Id</dt>
          <dd>steht in jeder Antwort und ist die Vorgangsnummer, nach der wir bei einer Rückfrage suchen.</dd>
        </dl>
        <h3>Zugriffsmerkmal holen</h3>
        <p>
          Melden Sie sich an und öffnen Sie im selben Browser <code>{`${baseUrl}/api/auth/get-token`}</code>.
          Die Antwort enthält unter <code>token</code> das Merkmal. Es gilt eine Stunde, höchstens so lange
          wie Ihre Anmeldung, und endet mit dem Abmelden. Gesendet wird es im Kopffeld Authorization; ein
          Cookie zählt bei den Rechenaufrufen nicht.
        </p>
        <Quelltext titel="Ein Aufruf mit Zugriffsmerkmal">
          {[
            `curl ${baseUrl}/api/rechner/rvg \\`,
            "  -H 'Authorization: Bearer Ihr-Zugriffsmerkmal' \\",
            "  -H 'Content-Type: application/json' \\",
            `  -d '{ "angelegenheiten": [{ "wert": 1000000, "positionen": [{ "nr": "3200" }] }] }'`,
          ].join("\n")}
        </Quelltext>
      </Lesetext>
    </section>
  );
}
