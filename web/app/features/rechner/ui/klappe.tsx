import { type ReactNode, useState } from "react";
import { Zeichen } from "#ui/zeichen.tsx";
import { useFehler } from "./formular/fehler.ts";
import { felderAttribut } from "./formular/feld-oeffnen.ts";
import styles from "./klappe.module.css";

type KlappeProps = {
  readonly titel: ReactNode;
  /** Number of fields filled in inside; said beside the title while folded. */
  readonly angaben: number;
  /** Places of the fields inside; a fault there is said while folded, too. */
  readonly orte?: readonly string[];
  readonly children: () => ReactNode;
};

/**
 * A folded group of fields that is built only when it is opened first: rows nobody looks at cost nothing while typing.
 * Its fields need a script; without one it takes no room.
 */
export function Klappe({ titel, angaben, orte = [], children }: KlappeProps) {
  const [offen, setOffen] = useState(false);
  const fehler = useFehler();
  const unklar = orte.some((ort) => fehler(ort) !== undefined);
  return (
    <details
      className={styles.klappe}
      onToggle={(e) => setOffen(e.currentTarget.open)}
      {...{ [felderAttribut]: orte.join(" ") }}
    >
      <summary className={`klapptitel ${styles.titel}`}>
        <Zeichen name="winkel" className={styles.winkel ?? ""} />
        <span>{titel}</span>
        {unklar ? (
          <span className={styles.unklar}>Angabe prüfen</span>
        ) : angaben > 0 ? (
          <span className={styles.angaben}>{angaben === 1 ? "1 Angabe" : `${angaben} Angaben`}</span>
        ) : null}
      </summary>
      <div className={styles.inhalt}>{offen ? children() : null}</div>
    </details>
  );
}
