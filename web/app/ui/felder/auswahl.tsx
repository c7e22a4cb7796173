import type { ComponentPropsWithRef } from "react";
import { Zeichen } from "../zeichen.tsx";
import styles from "./feld.module.css";
import { Feldgeruest, type Geruestangaben, geteilt } from "./feldgeruest.tsx";

/** One choice of a list: the value that is sent and the words the reader sees. */
export type Option = {
  readonly wert: string;
  readonly text: string;
  /** Second line below the words; radio groups only. */
  readonly hinweis?: string;
  /** Long words folded below the choice; radio groups only. */
  readonly einzelheiten?: { readonly titel: string; readonly text: string };
  readonly gesperrt?: boolean;
};

type AuswahlProps = Geruestangaben &
  Omit<ComponentPropsWithRef<"select">, keyof Geruestangaben | "children"> & {
    readonly name: string;
    readonly optionen: readonly Option[];
  };

/** A native list of choices. Further attributes go to the native select. */
export function Auswahl(props: AuswahlProps) {
  const [geruest, { optionen, ...select }] = geteilt(props);
  return (
    <Feldgeruest {...geruest}>
      {(bindung) => (
        <span className={styles.kasten}>
          <select {...select} {...bindung} className={`${styles.eingabe} ${styles.auswahl}`}>
            {optionen.map((o) => (
              <option key={o.wert} value={o.wert} disabled={o.gesperrt ?? false}>
                {o.text}
              </option>
            ))}
          </select>
          <span className={styles.winkel}>
            <Zeichen name="winkel" />
          </span>
        </span>
      )}
    </Feldgeruest>
  );
}
