import type { Verweis } from "@gebuehrenportal/zitate";
import type { ReactNode } from "react";
import { Zeichen } from "#ui/zeichen.tsx";
import styles from "./gesetzeslink.module.css";

type GesetzeslinkProps = {
  readonly verweis: Verweis;
  readonly "aria-label"?: string;
  readonly children: ReactNode;
};

/** The way to the text of a norm, beside the page: the address says which norm, and nothing of the file. */
export function Gesetzeslink({ verweis, children, ...rest }: GesetzeslinkProps) {
  return (
    <a {...rest} href={verweis.adresse} target="_blank" rel="noreferrer" className={styles.link}>
      {children}
      <Zeichen name="nachaussen" />
    </a>
  );
}
