import { prozentText } from "@gebuehrenportal/forderung/basiszins";
import { datum } from "@gebuehrenportal/recht";
import { Tabelle, zellen } from "#ui/tabelle.tsx";
import type { Halbjahr } from "../eintraege.ts";
import styles from "./basiszinssatz.module.css";

/** Every half-year the portal computes with, the latest first. */
export function Halbjahrestabelle({ halbjahre }: { readonly halbjahre: readonly Halbjahr[] }) {
  return (
    <section aria-labelledby="alle" className={styles.abschnitt}>
      <h2 id="alle">Alle Halbjahre</h2>
      <Tabelle beschriftung="Basiszinssätze, die neuesten zuerst" beschriftungVerbergen dicht>
        <thead>
          <tr>
            <th scope="col">Zeitraum</th>
            <th scope="col" className={zellen.zahl}>
              Satz
            </th>
            <th scope="col">Herkunft</th>
          </tr>
        </thead>
        <tbody>
          {halbjahre.map(({ ab, bis, prozent100, vomBetreiber, quelle }) => (
            <tr key={ab} className={vomBetreiber ? zellen.hervor : undefined}>
              <th scope="row">
                {datum(ab)} bis {datum(bis)}
              </th>
              <td className={zellen.zahl}>{prozentText(prozent100)}</td>
              <td>
                {vomBetreiber ? <strong>Vom Betreiber eingetragen</strong> : "Im Portal enthalten"}
                <span className={zellen.leise}>{quelle}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </Tabelle>
    </section>
  );
}
