import type { ReactNode } from "react";
import styles from "./aufklapper.module.css";
import { Zeichen } from "./zeichen.tsx";

type AufklapperProps = {
  readonly titel: ReactNode;
  readonly offen?: boolean;
  readonly children: ReactNode;
};

/** Details on demand: native `details`, open at first where `offen`. */
export function Aufklapper({ titel, offen = false, children }: AufklapperProps) {
  return (
    <details className={styles.aufklapper} open={offen}>
      <summary className={`klapptitel ${styles.titel}`}>
        <Zeichen name="winkel" className={styles.winkel ?? ""} />
        {titel}
      </summary>
      <div className={styles.inhalt}>{children}</div>
    </details>
  );
}
