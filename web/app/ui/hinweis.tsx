import type { ReactNode } from "react";
import styles from "./hinweis.module.css";
import { Zeichen, type Zeichenname } from "./zeichen.tsx";

const symbole = {
  auskunft: "hinweis",
  warnung: "achtung",
  gefahr: "achtung",
  erfolg: "haken",
} as const satisfies Record<string, Zeichenname>;

type HinweisProps = {
  readonly art?: keyof typeof symbole;
  readonly titel?: ReactNode;
  /** Announce it when it appears: `alert` at once, `status` when the reader pauses. Unset: part of the page. */
  readonly rolle?: "alert" | "status";
  readonly testId?: string;
  readonly children: ReactNode;
};

/** A box that stands out from the text: its kind is told by colour, icon and words. */
export function Hinweis({ art = "auskunft", titel, rolle, testId, children }: HinweisProps) {
  return (
    <div className={`${styles.hinweis} ${styles[art]}`} role={rolle} data-testid={testId}>
      <Zeichen name={symbole[art]} className={styles.symbol ?? ""} />
      <div>
        {titel ? <p className={styles.titel}>{titel}</p> : null}
        {children}
      </div>
    </div>
  );
}

/** What was done, told once it is; nothing while there is nothing to tell. */
export function Erfolgsmeldung({ children }: { readonly children: ReactNode }) {
  return children ? (
    <Hinweis art="erfolg" rolle="status">
      {children}
    </Hinweis>
  ) : null;
}

/** Why nothing was done, told at once; nothing while there is nothing to tell. */
export function Fehlermeldung({ children }: { readonly children: ReactNode }) {
  return children ? (
    <Hinweis art="gefahr" rolle="alert">
      {children}
    </Hinweis>
  ) : null;
}
