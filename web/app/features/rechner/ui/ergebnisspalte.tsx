import { type ReactNode, useCallback } from "react";
import styles from "./rechner.module.css";

/**
 * The column of the result beside the form. It stays in sight while the form scrolls; one that is taller than the window
 * scrolls with the page until its end is reached. Its height is told to the styles, which know no other way.
 */
export function Ergebnisspalte({ children }: { readonly children: ReactNode }) {
  const messen = useCallback((spalte: HTMLDivElement | null) => {
    if (!spalte) return;
    const beobachter = new ResizeObserver(() => {
      spalte.style.setProperty("--hoehe", `${spalte.offsetHeight}px`);
    });
    beobachter.observe(spalte);
    return () => beobachter.disconnect();
  }, []);
  return (
    <div className={styles.ergebnis} ref={messen}>
      {children}
    </div>
  );
}
