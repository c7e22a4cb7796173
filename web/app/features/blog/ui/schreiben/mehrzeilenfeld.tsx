import type { ComponentPropsWithRef } from "react";
import { Feldrahmen, type Rahmenangaben } from "#ui/felder/feldrahmen.tsx";
import styles from "./text/dialog.module.css";

type Props = Rahmenangaben & Omit<ComponentPropsWithRef<"textarea">, keyof Rahmenangaben | "children">;

/** Several lines of plain text. Further attributes go to the native field. */
export function Mehrzeilenfeld({ label, hinweis, fehler, freiwillig = false, id, ...feld }: Props) {
  return (
    <Feldrahmen label={label} hinweis={hinweis} fehler={fehler} freiwillig={freiwillig} {...(id && { id })}>
      {(bindung) => <textarea {...feld} {...bindung} className={styles.mehrzeilig} />}
    </Feldrahmen>
  );
}
