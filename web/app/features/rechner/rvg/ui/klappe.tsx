import { type ReactNode, useState } from "react";
import { Zeichen } from "#ui/zeichen.tsx";
import styles from "./klappe.module.css";

type KlappeProps = {
  readonly titel: ReactNode;
  /** Number of fields filled in inside; said beside the title while folded. */
  readonly angaben: number;
  readonly children: () => ReactNode;
};

/**
 * A folded group of fields that is built only when it is opened first: rows nobody looks at cost nothing while typing.
 * Its fields need a script, so the plain form does not show it.
 */
export function Klappe({ titel, angaben, children }: KlappeProps) {
  const [offen, setOffen] = useState(false);
  return (
    <details
      className={styles.klappe}
      onToggle={(e) => setOffen(e.currentTarget.open)}
      data-nur-mit-skript=""
    >
      <summary className={styles.titel}>
        <Zeichen name="winkel" className={styles.winkel ?? ""} />
        <span>{titel}</span>
        {angaben > 0 ? (
          <span className={styles.angaben}>{angaben === 1 ? "1 Angabe" : `${angaben} Angaben`}</span>
        ) : null}
      </summary>
      <div className={styles.inhalt}>{offen ? children() : null}</div>
    </details>
  );
}
