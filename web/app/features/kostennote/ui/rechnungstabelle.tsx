import type { Satztabelle } from "#dokumente/satztabelle.ts";
import { Getrennt } from "#ui/getrennt.tsx";
import { Tabelle, zellen } from "#ui/tabelle.tsx";
import styles from "./kostennote.module.css";

type RechnungstabelleProps = {
  readonly beschriftung: string;
  /** A heading above says it already. */
  readonly beschriftungVerbergen?: boolean;
  /** The very table that the PDF sets. */
  readonly tabelle: Satztabelle;
};

/** The bill as it stands in the document. */
export function Rechnungstabelle({
  beschriftung,
  beschriftungVerbergen = false,
  tabelle: { spalten, zeilen },
}: RechnungstabelleProps) {
  return (
    <div className={styles.vorschau}>
      <Tabelle beschriftung={beschriftung} beschriftungVerbergen={beschriftungVerbergen} dicht>
        <thead>
          <tr>
            {spalten.map(({ titel, rechts }, index) => (
              <th key={titel} scope="col" className={spaltenklasse(rechts, index, spalten.length)}>
                {titel}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zeilen.map(({ art, zellen: [erste = "", ...rest] }, index) =>
            art === "titel" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a finished document never move
              <tr key={index}>
                <th scope="rowgroup" colSpan={spalten.length}>
                  <strong>{erste}</strong>
                </th>
              </tr>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a finished document never move
              <tr key={index} className={art === "summe" ? zellen.summe : undefined}>
                <th scope="row" className={styles.position}>
                  <Getrennt text={erste} />
                  {/* On a phone the amount stays in sight; norm, value and rate stand below the position. */}
                  <span className={styles.nurSchmal}>{darunter(spalten, rest)}</span>
                </th>
                {rest.map((text, nr) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: neither do their cells
                    key={nr}
                    className={spaltenklasse(spalten[nr + 1]?.rechts, nr + 1, spalten.length)}
                    data-testid={art === "summe" && nr === rest.length - 1 ? "result-total" : undefined}
                  >
                    {text}
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </Tabelle>
    </div>
  );
}

/** „Nr. 3200 VV · Wert 12.500,50 € · Satz 1,6“: below the position a figure carries its own name. */
function darunter(spalten: Satztabelle["spalten"], zellen: readonly string[]): string {
  const benannt = zellen.slice(0, -1).map((text, index) => {
    const spalte = spalten[index + 1];
    if (!text || !spalte?.rechts) return text;
    const [name, einheit] = spalte.titel.split(" in ");
    return [name, text, einheit].filter(Boolean).join("\u00a0");
  });
  return benannt.filter(Boolean).join("\u00a0· ");
}

/** Between position and amount a column needs room. */
const spaltenklasse = (rechts: boolean | undefined, index: number, anzahl: number): string =>
  [rechts && zellen.zahl, index > 0 && index < anzahl - 1 && styles.nurBreit].filter(Boolean).join(" ");
