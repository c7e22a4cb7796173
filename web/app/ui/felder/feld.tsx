import type { ComponentPropsWithRef, CSSProperties } from "react";
import styles from "./feld.module.css";
import { Feldgeruest, type Geruestangaben } from "./feldgeruest.tsx";

type FeldProps = Geruestangaben &
  Omit<ComponentPropsWithRef<"input">, keyof Geruestangaben | "children"> & {
    readonly name: string;
    /** Unit inside the frame, at the end: `%`, `km`. */
    readonly einheit?: string;
  };

/** One line of text or a number with its unit. Further attributes go to the native input. */
export function Feld({
  label,
  hinweis,
  fehler,
  freiwillig = false,
  id,
  einheit,
  fehlerTestId,
  className,
  ...input
}: FeldProps) {
  return (
    <Feldgeruest
      label={label}
      hinweis={hinweis}
      fehler={fehler}
      fehlerTestId={fehlerTestId}
      freiwillig={freiwillig}
      {...(id && { id })}
    >
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
