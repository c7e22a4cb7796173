import type { ReactNode } from "react";
import styles from "./karte.module.css";

type KarteProps = {
  readonly as?: "div" | "section" | "article" | "aside";
  /** Id of the heading inside, for `section` and `aside`. */
  readonly titelId?: string;
  readonly children: ReactNode;
};

/** A sheet on the paper: white ground, hairline, room around its content. */
export function Karte({ as: Element = "div", titelId, children }: KarteProps) {
  return (
    <Element className={`blattflaeche ${styles.karte}`} aria-labelledby={titelId}>
      {children}
    </Element>
  );
}
