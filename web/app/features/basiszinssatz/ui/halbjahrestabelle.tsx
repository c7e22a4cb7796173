import { prozentText } from "@gebuehrenportal/forderung/basiszins";
import { datum, untrennbar } from "@gebuehrenportal/recht";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Tabelle, Tabellenkopf, zellen } from "#ui/tabelle.tsx";
import type { Halbjahr } from "../eintraege.ts";
import styles from "./basiszinssatz.module.css";

const offen = 6;

/** Every half-year the portal computes with, the latest first; the older ones on demand. */
export function Halbjahrestabelle({ halbjahre }: { readonly halbjahre: readonly Halbjahr[] }) {
  return (
    <section aria-labelledby="alle" className={styles.abschnitt}>
      <h2 id="alle">Alle Halbjahre</h2>
      <Tafel titel="Basiszinssätze, die neuesten zuerst" halbjahre={halbjahre.slice(0, offen)} />
      <Aufklapper titel="Frühere Halbjahre seit 2002">
        <Tafel titel="Frühere Basiszinssätze" halbjahre={halbjahre.slice(offen)} />
      </Aufklapper>
    </section>
  );
}

function Tafel({ titel, halbjahre }: { readonly titel: string; readonly halbjahre: readonly Halbjahr[] }) {
  return (
    <Tabelle beschriftung={titel} beschriftungVerbergen dicht>
      <Tabellenkopf spalten={["Zeitraum", ["Satz", zellen.zahl], "Herkunft"]} />
      <tbody>
        {halbjahre.map(({ ab, bis, prozent100, vomBetreiber, quelle }) => (
          <tr key={ab} className={vomBetreiber ? zellen.hervor : undefined}>
            <th scope="row">
              {datum(ab)} bis {datum(bis)}
            </th>
            <td className={zellen.zahl}>{prozentText(prozent100)}</td>
            <td>
              {vomBetreiber ? <strong>Vom Betreiber eingetragen</strong> : "Im Portal enthalten"}
              <span className={zellen.leise}>{untrennbar(quelle)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </Tabelle>
  );
}
