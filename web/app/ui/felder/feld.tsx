import type { ComponentPropsWithRef, CSSProperties } from "react";
import styles from "./feld.module.css";
import { Feldgeruest, type Geruestangaben, geteilt } from "./feldgeruest.tsx";

type FeldProps = Geruestangaben &
  Omit<ComponentPropsWithRef<"input">, keyof Geruestangaben | "children"> & {
    readonly name: string;
    /** Unit inside the frame, at the end: `%`, `km`. */
    readonly einheit?: string;
    /** Id of the error line of the group it stands in, while there is one: the control counts as wrong, too. */
    readonly gruppenfehler?: string | undefined;
  };

/** One line of text or a number with its unit. Further attributes go to the native input. */
export function Feld(props: FeldProps) {
  const [geruest, { einheit, gruppenfehler, className, ...input }] = geteilt(props);
  return (
    <Feldgeruest {...geruest}>
      {(bindung) => (
        <span
          className={styles.kasten}
          {...(einheit && { style: { "--einheit-zeichen": einheit.length } as CSSProperties })}
        >
          <input
            type="text"
            autoComplete="off"
            {...input}
            {...bindung}
            {...(gruppenfehler && {
              "aria-invalid": true,
              "aria-describedby": [bindung["aria-describedby"], gruppenfehler].filter(Boolean).join(" "),
            })}
            className={[styles.eingabe, einheit && styles.mitEinheit, einheit && styles.zahl, className]
              .filter(Boolean)
              .join(" ")}
          />
          {einheit ? (
            <span className={styles.einheit} aria-hidden="true">
              {einheit}
            </span>
          ) : null}
        </span>
      )}
    </Feldgeruest>
  );
}
