import type { ReactNode } from "react";
import styles from "./rechner.module.css";

/** Tells the styles of a column how high it is (`--hoehe`), which they know no other way; for its `ref`. */
export function spaltenhoehe(spalte: HTMLElement | null) {
  if (!spalte) return;
  const beobachter = new ResizeObserver(() => {
    spalte.style.setProperty("--hoehe", `${spalte.offsetHeight}px`);
  });
  beobachter.observe(spalte);
  return () => beobachter.disconnect();
}

/**
 * The column of the result beside the form. It stays in sight while the form scrolls; one that is taller than the window
 * scrolls with the page until its end is reached.
 */
export const Ergebnisspalte = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.ergebnis} ref={spaltenhoehe}>
    {children}
  </div>
);
