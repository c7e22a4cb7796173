import styles from "./basic-marke.module.css";
import { useErweitert } from "./formular/erweitert.ts";

/** Says that a function belongs to the tier Basic, before somebody uses it who does not have it. */
export function BasicMarke() {
  if (useErweitert()) return null;
  return (
    <span className={styles.marke}>
      Basic<span className="nur-vorlesen">-Tarif</span>
    </span>
  );
}
