import type { ComponentPropsWithRef } from "react";
import styles from "./feld.module.css";
import { Feldgeruest, type Geruestangaben } from "./feldgeruest.tsx";

type Props = Geruestangaben & Omit<ComponentPropsWithRef<"textarea">, keyof Geruestangaben | "children">;

/** Several lines of plain text. Further attributes go to the native field. */
export function Mehrzeilenfeld({ label, hinweis, fehler, freiwillig = false, id, ...feld }: Props) {
  return (
    <Feldgeruest label={label} hinweis={hinweis} fehler={fehler} freiwillig={freiwillig} {...(id && { id })}>
      {(bindung) => <textarea {...feld} {...bindung} className={styles.mehrzeilig} />}
    </Feldgeruest>
  );
}
