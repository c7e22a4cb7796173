import type { ReactNode } from "react";
import styles from "./lesetext.module.css";

/** Running text to be read: the serif, lines of at most 70 characters, German hyphenation. */
export function Lesetext({ children }: { readonly children: ReactNode }) {
  return <div className={styles.lesetext}>{children}</div>;
}
