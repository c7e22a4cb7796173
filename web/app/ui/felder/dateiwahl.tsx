import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "../knopf.module.css";
import { type Knopfart, klasse } from "../knopf.tsx";

type DateiwahlProps = Omit<ComponentPropsWithRef<"input">, "className" | "type"> & {
  readonly id: string;
  readonly art?: Knopfart;
  /** What the button says. */
  readonly children: ReactNode;
};

/** A native choice of a file under a button of ours: the browser's own speaks the language of the browser. */
export function Dateiwahl({ art = "neben", children, ...input }: DateiwahlProps) {
  return (
    <span className={styles.dateiwahl}>
      <input {...input} type="file" className="nur-vorlesen" />
      <label htmlFor={input.id} className={klasse(art)}>
        {children}
      </label>
    </span>
  );
}
