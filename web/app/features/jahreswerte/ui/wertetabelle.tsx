import { datum, untrennbar } from "@gebuehrenportal/recht";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Tabelle, Tabellenkopf, zellen } from "#ui/tabelle.tsx";
import type { Wertzeile } from "../eintraege.ts";
import styles from "./jahreswerte.module.css";

const offen = 6;

/** Every period the portal computes with, the latest first; the older ones on demand. */
export function Wertetabelle({ zeilen }: { readonly zeilen: readonly Wertzeile[] }) {
  const fruehere = zeilen.slice(offen);
  return (
    <section aria-labelledby="alle" className={styles.abschnitt}>
      <h2 id="alle">Alle Werte</h2>
      <Tafel titel="Werte, die neuesten zuerst" zeilen={zeilen.slice(0, offen)} />
      {fruehere.length > 0 ? (
        <Aufklapper titel="Frühere Werte">
          <Tafel titel="Frühere Werte" zeilen={fruehere} />
        </Aufklapper>
      ) : null}
    </section>
  );
}

const herkunft = {
  betreiber: "Vom Betreiber eingetragen",
  entwurf: "Entwurf, vom Betreiber eingetragen",
} as const;

function Tafel({ titel, zeilen }: { readonly titel: string; readonly zeilen: readonly Wertzeile[] }) {
  return (
    <Tabelle beschriftung={titel} beschriftungVerbergen dicht>
      <Tabellenkopf spalten={["Zeitraum", "Wert", "Herkunft"]} />
      <tbody>
        {zeilen.map(({ ab, bis, text, eingetragen, quelle }) => (
          <tr key={ab} className={eingetragen ? zellen.hervor : undefined}>
            <th scope="row">
              {datum(ab)} bis {datum(bis)}
            </th>
            <td>
              {text.split("; ").map((zeile) => (
                <div key={zeile}>{zeile}</div>
              ))}
            </td>
            <td>
              {eingetragen ? <strong>{herkunft[eingetragen]}</strong> : "Im Portal enthalten"}
              <span className={zellen.leise}>{untrennbar(quelle)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </Tabelle>
  );
}
