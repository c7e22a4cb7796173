import { Schalter } from "#ui/felder/schalter.tsx";
import { Tabelle } from "#ui/tabelle.tsx";
import type { Vergleichszeile, Wortstueck } from "../schreiben/unterschied.ts";
import styles from "./gegenueberstellung.module.css";

type Props = {
  readonly zeilen: readonly Vergleichszeile[];
  /** Heads of the two columns. */
  readonly links: string;
  readonly rechts: string;
  readonly nurGeaenderte: boolean;
  /** Unset: the reader cannot change it. */
  readonly onNurGeaenderte?: (nur: boolean) => void;
};

/** Two versions side by side. What is gone is struck through, what is new is underlined: colour alone says nothing. */
export function Gegenueberstellung({ zeilen, links, rechts, nurGeaenderte, onNurGeaenderte }: Props) {
  const gezeigte = nurGeaenderte ? zeilen.filter(({ gleich }) => !gleich) : zeilen;
  return (
    <div className={styles.vergleich}>
      {onNurGeaenderte ? (
        <Schalter
          name="nur-geaenderte"
          label="Nur Geändertes zeigen"
          checked={nurGeaenderte}
          onChange={({ target }) => onNurGeaenderte(target.checked)}
        />
      ) : null}
      {gezeigte.length === 0 ? (
        <p>Die Texte beider Fassungen stimmen überein.</p>
      ) : (
        <Tabelle beschriftung={`${links} und ${rechts} im Vergleich`} beschriftungVerbergen>
          <thead>
            <tr>
              <th scope="col" className={styles.art}>
                Teil
              </th>
              <th scope="col">{links}</th>
              <th scope="col">{rechts}</th>
            </tr>
          </thead>
          <tbody>
            {gezeigte.map((zeile, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a comparison have no other name
              <tr key={index} className={zeile.gleich ? styles.gleich : undefined}>
                <th scope="row" className={styles.art}>
                  {zeile.art}
                </th>
                <td className={styles.seite} data-seite={links}>
                  <Seite stuecke={zeile.links} fehlt="nicht vorhanden" />
                </td>
                <td className={styles.seite} data-seite={rechts}>
                  <Seite stuecke={zeile.rechts} fehlt="entfernt" />
                </td>
              </tr>
            ))}
          </tbody>
        </Tabelle>
      )}
    </div>
  );
}

function Seite({
  stuecke,
  fehlt,
}: {
  readonly stuecke: readonly Wortstueck[] | null;
  readonly fehlt: string;
}) {
  if (stuecke === null) return <span className={styles.fehlt}>{fehlt}</span>;
  return stuecke.map(({ text, art }, index) => {
    const Element = art === "weg" ? "del" : art === "neu" ? "ins" : "span";
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence have no other name
    return <Element key={index}>{text}</Element>;
  });
}
