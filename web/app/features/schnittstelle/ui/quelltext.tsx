import type { ReactNode } from "react";
import styles from "./quelltext.module.css";

type QuelltextProps = {
  /** What is shown. */
  readonly titel: string;
  readonly children: ReactNode;
};

/** Something to type or to read back letter by letter, in its own scroll box. */
export function Quelltext({ titel, children }: QuelltextProps) {
  return (
    <figure className={styles.quelltext}>
      <figcaption className={styles.titel}>{titel}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre className={styles.kasten} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
