import { type ReactNode, useId } from "react";
import styles from "./tabelle.module.css";

type TabelleProps = {
  /** Says what the table shows; above it, and for screen readers its name. */
  readonly beschriftung: ReactNode;
  /** Keep the caption for screen readers only, where a heading already stands above. */
  readonly beschriftungVerbergen?: boolean;
  /** Closer rows, for long tables of figures. */
  readonly dicht?: boolean;
  /** `thead`, `tbody`, `tfoot` with native cells; `zellen` names the classes for amounts. */
  readonly children: ReactNode;
};

/** A table in its own scroll box; a shadow at the edge shows that there is more. */
export function Tabelle({
  beschriftung,
  beschriftungVerbergen = false,
  dicht = false,
  children,
}: TabelleProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.rahmen} aria-labelledby={id} tabIndex={0}>
      <table className={dicht ? `${styles.tabelle} ${styles.dicht}` : styles.tabelle}>
        <caption id={id} className={beschriftungVerbergen ? "nur-vorlesen" : styles.beschriftung}>
          {beschriftung}
        </caption>
        {children}
      </table>
    </section>
  );
}

type TabellenkopfProps = {
  /** Headings from left to right, those with a class as pairs. */
  readonly spalten: readonly (string | readonly [text: string, klasse: string | undefined])[];
};

/** The row of headings on top of a `Tabelle`. */
export function Tabellenkopf({ spalten }: TabellenkopfProps) {
  return (
    <thead>
      <tr>
        {spalten.map((spalte) => {
          const [text, klasse] = typeof spalte === "string" ? [spalte] : spalte;
          return (
            <th key={text} scope="col" className={klasse}>
              {text}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Class names for native cells and rows inside `Tabelle`. */
export const zellen = {
  /** Right-aligned figures that do not wrap. */
  zahl: styles.zahl ?? "",
  /** The row of the total: rule above, heavier type. */
  summe: styles.summe ?? "",
  /** A row the reader looks for. */
  hervor: styles.hervor ?? "",
  /** Quiet second line inside a cell. */
  leise: "nebenzeile",
} as const;
