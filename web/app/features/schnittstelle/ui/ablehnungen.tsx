import { Tabelle, Tabellenkopf } from "#ui/tabelle.tsx";
import type { Antwortbild } from "../aufrufe.server.ts";
import styles from "./ablehnungen.module.css";
import { Quelltext } from "./quelltext.tsx";

const status: readonly (readonly [zahl: number, bedeutung: string])[] = [
  [200, "Ergebnis, oder art: kein-ergebnis mit Grund und Norm, wo das Recht keines gibt"],
  [400, "Die Eingabe ist kein gültiges JSON oder ein Feld stimmt nicht"],
  [401, "Das Zugriffsmerkmal ist abgelaufen, widerrufen oder falsch geschrieben"],
  [403, "Die Berechnung gehört zum Tarif Basic (code: tarif)"],
  [404, "Diesen Aufruf gibt es nicht"],
  [405, "Der Aufruf verlangt eine andere Methode; das Kopffeld Allow nennt sie"],
  [413, "Die Anfrage ist größer als 256 KB"],
  [415, "Der Inhaltstyp ist nicht application/json"],
  [429, "Die Grenze ist erreicht; Retry-After nennt die Wartezeit in Sekunden"],
  [500, "Fehler im Portal; die Antwort nennt eine Vorgangsnummer"],
];

type AblehnungenProps = { readonly eingabe: Antwortbild; readonly recht: Antwortbild };

/** How refusals and legal non-results look, each with a real one. */
export function Ablehnungen({ eingabe, recht }: AblehnungenProps) {
  return (
    <section aria-labelledby="fehler" className={styles.abschnitt}>
      <h2 id="fehler">Fehler und rechtliche Nichtergebnisse</h2>
      <p className={styles.satz}>
        <code>error</code> ist ein Satz für Menschen und kann sich ändern. <code>code</code> ist beständig und
        für Programme gedacht. <code>field</code> nennt das Feld mit seinem Pfad. Stimmt mehr als ein Feld
        nicht, stehen alle in <code>errors</code>, das erste auch oben.
      </p>
      <Quelltext titel="Eine Anfrage mit zwei Fehlern">{eingabe.anfrage}</Quelltext>
      <Quelltext titel="Antwort mit Status 400">{eingabe.antwort}</Quelltext>
      <p className={styles.satz}>
        Gibt das Recht kein Ergebnis, ist das eine Antwort und kein Fehler: Status 200 mit Grund und Norm.
      </p>
      <Quelltext titel="Ein Auftrag aus der Zeit vor der ersten erfassten Fassung">{recht.anfrage}</Quelltext>
      <Quelltext titel="Antwort mit Status 200">{recht.antwort}</Quelltext>
      <div className={styles.status}>
        <Tabelle dicht beschriftung="Status der Antworten">
          <Tabellenkopf spalten={["Status", "Bedeutung"]} />
          <tbody>
            {status.map(([zahl, bedeutung]) => (
              <tr key={zahl}>
                <th scope="row">{zahl}</th>
                <td>{bedeutung}</td>
              </tr>
            ))}
          </tbody>
        </Tabelle>
      </div>
    </section>
  );
}
