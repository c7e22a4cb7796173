import styles from "./basic-marke.module.css";

/** Says that a function belongs to the tier Basic, before somebody uses it. */
export function BasicMarke() {
  return (
    <span className={styles.marke}>
      Basic<span className="nur-vorlesen">-Tarif</span>
    </span>
  );
}
