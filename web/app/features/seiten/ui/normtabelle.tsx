import { bgbAnfang } from "@gebuehrenportal/gesetze/fristregeln/anfang.ts";
import { datum, normAdresse, untrennbar } from "@gebuehrenportal/recht";
import { Tabelle } from "#ui/tabelle.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Fassungszeile, Normstand } from "../normstaende.ts";
import styles from "./normtabelle.module.css";

/** How well a version is documented, in the reader's words. */
const beleg = { hoch: "mehrfach", mittel: "einfach", niedrig: "ungesichert" } as const;

type NormtabelleProps = {
  /** Names the table for screen readers; what is seen stands on the fold above it. */
  readonly beschriftung: string;
  readonly staende: readonly Normstand[];
};

/** Each norm with its versions and the day of its last check; on narrow screens the cells stand below one another. */
export function Normtabelle({ beschriftung, staende }: NormtabelleProps) {
  return (
    <Tabelle dicht beschriftung={beschriftung} beschriftungVerbergen>
      <thead className={styles.spalten}>
        <tr>
          <th scope="col">Norm</th>
          <th scope="col">{"Geprüft\u00a0am"}</th>
          <th scope="col">{"Gilt\u00a0ab"}</th>
          <th scope="col">Verkündet</th>
          <th scope="col">Beleg</th>
        </tr>
      </thead>
      {staende.map((stand) => (
        <tbody key={`${stand.norm}${stand.titel}`} className={styles.norm}>
          {stand.fassungen.map((fassung, index) => (
            <tr key={`${fassung.ab}${fassung.norm}`}>
              {index === 0 ? <Normkopf stand={stand} /> : null}
              <Fassung fassung={fassung} />
            </tr>
          ))}
        </tbody>
      ))}
    </Tabelle>
  );
}

function Normkopf({ stand: { norm, titel, geprueft, fassungen } }: { readonly stand: Normstand }) {
  const adresse = norm && normAdresse(norm);
  const name = untrennbar(norm ?? titel);
  return (
    <>
      <th scope="rowgroup" rowSpan={fassungen.length} className={styles.kopf}>
        {adresse ? <Verweis nach={adresse}>{name}</Verweis> : name}
        {norm ? <span className={styles.leise}>{untrennbar(titel)}</span> : null}
      </th>
      <td rowSpan={fassungen.length} className={styles.tag} data-spalte="geprüft am">
        {datum(geprueft)}
      </td>
    </>
  );
}

function Fassung({
  fassung: { ab, norm, stand, quelle, sicherheit, laeuftAus },
}: {
  readonly fassung: Fassungszeile;
}) {
  const klasse = stand === "früher" ? styles.frueher : "";
  return (
    <>
      <td className={`${styles.tag} ${klasse}`} data-spalte="ab">
        {ab === bgbAnfang ? "von Anfang an" : datum(ab)}
        {stand === "künftig" || stand === "gilt" ? (
          <span className={styles.marke}>{stand === "gilt" ? "gilt heute" : "künftig"}</span>
        ) : null}
        {laeuftAus ? <span className={styles.leise}>läuft am {datum(laeuftAus)} aus</span> : null}
      </td>
      <td className={klasse}>
        {norm ? <span className={styles.betroffen}>{untrennbar(norm)}</span> : null}
        {quelle.titel}
        <span className={styles.leise}>{untrennbar(quelle.fundstelle)}</span>
      </td>
      <td className={`${styles.beleg} ${klasse}`} data-spalte="Beleg:">
        {beleg[sicherheit]}
      </td>
    </>
  );
}
