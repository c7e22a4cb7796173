import type { ComponentPropsWithRef } from "react";
import styles from "./feld.module.css";
import { Feldgeruest, type Geruestangaben, geteilt } from "./feldgeruest.tsx";

type Props = Geruestangaben & Omit<ComponentPropsWithRef<"textarea">, keyof Geruestangaben | "children">;

/** Several lines of plain text. Further attributes go to the native field. */
export function Mehrzeilenfeld(props: Props) {
  const [geruest, feld] = geteilt(props);
  return (
    <Feldgeruest {...geruest}>
      {(bindung) => <textarea {...feld} {...bindung} className={styles.mehrzeilig} />}
    </Feldgeruest>
  );
}
