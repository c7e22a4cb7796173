import { Karte } from "#ui/karte.tsx";
import { Tabelle, Tabellenkopf } from "#ui/tabelle.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Abweichungszeile, Kontrollansicht } from "../ansichten/kontrollseite.server.ts";
import styles from "./buch.module.css";

/** Entries beside which another day stands; nothing where there are none. */
export function Abweichungen({ zeilen }: { readonly zeilen: readonly Abweichungszeile[] }) {
  if (zeilen.length === 0) return null;
  return (
    <Karte as="section" titelId="abweichungen">
      <div className="stapel">
        <h2 id="abweichungen" className={styles.titel}>
          Anderer Tag berechnet
        </h2>
        <p>
          Neu gerechnet ergibt sich für diese Fristen ein anderer Tag. Im Buch steht weiter der gebuchte, bis
          eine Anwältin oder ein Anwalt bei der Frist entscheidet.
        </p>
        <Tabelle beschriftung="Fristen mit anderem Tag" beschriftungVerbergen>
          <Tabellenkopf spalten={["Frist", "Im Buch", "Neu gerechnet"]} />
          <tbody>
            {zeilen.map(({ id, was, bisher, neu }) => (
              <tr key={id}>
                <th scope="row">
                  <Verweis nach={`/fristenmanager/${id}`}>{was}</Verweis>
                </th>
                <td>{bisher}</td>
                <td>{neu}</td>
              </tr>
            ))}
          </tbody>
        </Tabelle>
      </div>
    </Karte>
  );
}

/** Entries that a change of law has left without a day; nothing where there are none. */
export function OhneAntwort({ zeilen }: { readonly zeilen: Kontrollansicht["ohneAntwort"] }) {
  if (zeilen.length === 0) return null;
  return (
    <Karte as="section" titelId="ohne-antwort">
      <div className="stapel">
        <h2 id="ohne-antwort" className={styles.titel}>
          Nach geändertem Recht kein Tag
        </h2>
        <p>
          Aus den Angaben dieser Fristen ergibt sich nach dem Recht von heute kein Tag mehr. Im Buch steht
          weiter der gebuchte. Bitte prüfen Sie ihn am Gesetz: Gilt er, gibt ihn eine Anwältin oder ein Anwalt
          bei der Frist frei; gilt ein anderer, buchen Sie die Frist neu und streichen diese.
        </p>
        <Tabelle beschriftung="Fristen ohne Tag nach geändertem Recht" beschriftungVerbergen>
          <Tabellenkopf spalten={["Frist", "Im Buch"]} />
          <tbody>
            {zeilen.map(({ id, was, bisher }) => (
              <tr key={id}>
                <th scope="row">
                  <Verweis nach={`/fristenmanager/${id}`}>{was}</Verweis>
                </th>
                <td>{bisher}</td>
              </tr>
            ))}
          </tbody>
        </Tabelle>
      </div>
    </Karte>
  );
}
