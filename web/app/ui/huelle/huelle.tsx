import type { ReactNode } from "react";
import { Fuss } from "./fuss.tsx";
import styles from "./huelle.module.css";
import { Kopf } from "./kopf.tsx";

/** Skip link, header, the page itself, footer. */
export function Huelle({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a href="#inhalt" className={styles.sprung} data-nicht-drucken="">
        Zum Inhalt springen
      </a>
      <Kopf />
      <main id="inhalt" tabIndex={-1} className={styles.inhalt}>
        {children}
      </main>
      <Fuss />
    </>
  );
}
