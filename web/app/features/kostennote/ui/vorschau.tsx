import { Tabelle, zellen } from "#ui/tabelle.tsx";
import type { Satztabelle } from "../../rechner/ausgabe/blattsatz.ts";

type VorschauProps = {
  readonly beschriftung: string;
  /** The very table that the PDF sets. */
  readonly tabelle: Satztabelle;
};

/** The bill as it stands in the document. */
export function Vorschau({ beschriftung, tabelle: { spalten, zeilen } }: VorschauProps) {
  return (
    <Tabelle beschriftung={beschriftung} dicht>
      <thead>
        <tr>
          {spalten.map(({ titel, rechts }) => (
            <th key={titel} scope="col" className={rechts ? zellen.zahl : undefined}>
              {titel}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {zeilen.map(({ art, zellen: [erste = "", ...rest] }, i) =>
          art === "titel" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a finished document never move
            <tr key={i}>
              <th scope="rowgroup" colSpan={spalten.length}>
                <strong>{erste}</strong>
              </th>
            </tr>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a finished document never move
            <tr key={i} className={art === "summe" ? zellen.summe : undefined}>
              <th scope="row">{erste}</th>
              {rest.map((text, j) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: neither do their cells
                  key={j}
                  className={spalten[j + 1]?.rechts ? zellen.zahl : undefined}
                  data-testid={art === "summe" && j === rest.length - 1 ? "result-total" : undefined}
                >
                  {text}
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </Tabelle>
  );
}
