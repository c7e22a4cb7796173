import { datum, untrennbar } from "@gebuehrenportal/recht";
import { Tabelle } from "#ui/tabelle.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Fassungszeile, Normstand } from "../rechtsstand.ts";
import styles from "./normtabelle.module.css";

/** Each norm with its versions and the day of its last check. */
export function Normtabelle({ staende }: { readonly staende: readonly Normstand[] }) {
  return (
    <Tabelle beschriftung={`${staende.length} Normen, die älteste Prüfung zuerst`}>
      <thead>
        <tr>
          <th scope="col">Norm</th>
          <th scope="col">Geprüft am</th>
          <th scope="col">Gilt ab</th>
          <th scope="col">Verkündet in</th>
          <th scope="col">Beleg</th>
        </tr>
      </thead>
      {staende.map((stand) => (
        <tbody key={`${stand.norm}${stand.titel}`} className={styles.norm}>
          {stand.fassungen.map((fassung, i) => (
            <tr key={fassung.ab}>
              {i === 0 ? <Normkopf stand={stand} /> : null}
              <Fassung fassung={fassung} />
            </tr>
          ))}
        </tbody>
      ))}
    </Tabelle>
  );
}

function Normkopf({ stand }: { readonly stand: Normstand }) {
  return (
    <>
      <th scope="rowgroup" rowSpan={stand.fassungen.length} className={styles.kopf}>
        {untrennbar(stand.norm)}
        <span className={styles.titel}>{untrennbar(stand.titel)}</span>
      </th>
      <td rowSpan={stand.fassungen.length} className={styles.tag}>
        {datum(stand.geprueft)}
      </td>
    </>
  );
}

function Fassung({ fassung: { ab, stand, quelle, sicherheit } }: { readonly fassung: Fassungszeile }) {
  const klasse = stand === "gilt" ? styles.gilt : stand === "früher" ? styles.frueher : "";
  return (
    <>
      <td className={`${styles.tag} ${klasse}`}>
        {datum(ab)}
        {stand === "künftig" ? <span className={styles.marke}> künftig</span> : null}
        {stand === "gilt" ? <span className={styles.marke}> gilt heute</span> : null}
      </td>
      <td className={klasse}>
        {quelle.link ? <Verweis nach={quelle.link}>{quelle.titel}</Verweis> : quelle.titel}
        <span className={styles.fundstelle}>{untrennbar(quelle.fundstelle)}</span>
      </td>
      <td className={klasse}>{beleg[sicherheit]}</td>
    </>
  );
}

/** How well a version is documented, in the reader's words. */
const beleg = { hoch: "mehrfach", mittel: "einfach", niedrig: "ungesichert" } as const;
