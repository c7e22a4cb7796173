import type { ReactNode } from "react";
import styles from "./seitenkopf.module.css";

/** The one h1 of a page and the sentence that says what the page is for. */
export function Seitenkopf({ titel, vorspann }: { readonly titel: string; readonly vorspann?: ReactNode }) {
  return (
    <div className={styles.kopf}>
      <h1>{titel}</h1>
      {vorspann ? <p className={styles.vorspann}>{vorspann}</p> : null}
    </div>
  );
}
