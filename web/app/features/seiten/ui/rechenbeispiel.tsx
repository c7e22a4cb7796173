import { Link } from "react-router";
import type { Rechenbeispiel as Beispiel, Beispielzeile } from "../rechenbeispiel.server.ts";
import styles from "./rechenbeispiel.module.css";

/** A real bill that shows what „hergeleitet“ means: each line with its way, its norm and its amount. */
export function Rechenbeispiel({ beispiel: { zeilen, summe, fassung } }: { readonly beispiel: Beispiel }) {
  return (
    <section aria-labelledby="rechenbeispiel" className={styles.abschnitt}>
      <div className={styles.rede}>
        <h2 id="rechenbeispiel">So sieht eine Herleitung aus</h2>
        <p>Eine Klage über 10.000 € mit Termin, der Auftrag ist von heute.</p>
        <p className="leise">
          Recht in der Fassung vom <strong>{fassung.ab}</strong> ({fassung.gesetz}), {fassung.grund}.
        </p>
        <Link to="/rvgrechner?wert=10000&vv=3100,3104">Diese Rechnung öffnen und ändern</Link>
      </div>
      <table className={styles.rechnung}>
        <caption className="nur-vorlesen">Gebühren einer Klage über 10.000 € in Euro</caption>
        <thead>
          <tr>
            <th scope="col">Position</th>
            <th scope="col">Norm</th>
            <th scope="col" className={styles.betrag}>
              Betrag in €
            </th>
          </tr>
        </thead>
        <tbody>
          {zeilen.map((zeile) => (
            <Zeile key={zeile.text} zeile={zeile} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Gesamtbetrag
            </th>
            <td className={styles.betrag}>{summe}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Zeile({ zeile: { text, weg, normen, betrag } }: { readonly zeile: Beispielzeile }) {
  return (
    <tr>
      <th scope="row">
        {text}
        <span className="nebenzeile">{weg}</span>
      </th>
      <td className={styles.normen}>
        {normen.map(({ norm, adresse }) => (
          <a key={norm} href={adresse} rel="noreferrer">
            {norm}
          </a>
        ))}
      </td>
      <td className={styles.betrag}>{betrag}</td>
    </tr>
  );
}
