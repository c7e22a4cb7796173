import { euro, type Schritt, untrennbar } from "@gebuehrenportal/recht";
import { Children, type ReactNode } from "react";
import { Getrennt } from "#ui/getrennt.tsx";
import { Normverweis } from "./normverweis.tsx";
import styles from "./rechenweg.module.css";

type RechenwegProps = {
  readonly schritte: readonly Schritt[];
  /** The line itself, which opens its derivation. */
  readonly children: ReactNode;
};

/** A line that opens how it was computed: each step with its norm and amount, across the whole width of the table. */
export function Rechenweg({ schritte, children }: RechenwegProps) {
  const zeile = Children.map(children, (teil) =>
    typeof teil === "string" ? <Getrennt text={teil} /> : teil,
  );
  if (schritte.length === 0) return <span className={styles.ohne}>{zeile}</span>;
  return (
    <details className={styles.weg}>
      <summary className={styles.zeile}>{zeile}</summary>
      <div className={styles.fenster}>
        <ol className={styles.schritte}>
          {schritte.map((schritt, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity, their order is fixed
            <li key={index} className={styles.schritt}>
              <span>
                {untrennbar(schritt.text)}
                <span className={styles.norm}>
                  {" "}
                  <Normverweis norm={schritt.norm} />
                </span>
              </span>
              {schritt.betrag === undefined ? null : (
                <span className={styles.betrag}>{euro(schritt.betrag)}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
