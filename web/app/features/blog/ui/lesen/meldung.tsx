import type { ReactNode } from "react";
import styles from "#ui/hinweis.module.css";
import { Zeichen } from "#ui/zeichen.tsx";

type MeldungProps = {
  readonly art: "warnung" | "gefahr";
  readonly rolle: "alert" | "status";
  readonly titel?: string;
  readonly testId: string;
  readonly children: ReactNode;
};

/** The look of `Hinweis` without the chunk of the form fields, in which it travels: pages to be read have none. */
export function Meldung({ art, rolle, titel, testId, children }: MeldungProps) {
  return (
    <div className={`${styles.hinweis} ${styles[art]}`} role={rolle} data-testid={testId}>
      <Zeichen name="achtung" className={styles.symbol ?? ""} />
      <div>
        {titel ? <p className={styles.titel}>{titel}</p> : null}
        {children}
      </div>
    </div>
  );
}
