import { Karte } from "#ui/karte.tsx";
import { Tabelle, Tabellenkopf } from "#ui/tabelle.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Abweichungszeile } from "../pflichten/kontrollseite.server.ts";
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
