import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import styles from "./feld.module.css";

type SchalterProps = Omit<ComponentPropsWithRef<"input">, "children" | "type"> & {
  readonly name: string;
  readonly label: ReactNode;
  readonly hinweis?: ReactNode;
};

/** A checkbox with its words beside it; the whole line can be clicked. */
export function Schalter({ label, hinweis, ...input }: SchalterProps) {
  const hinweisId = useId();
  return (
    <label className={styles.wahl}>
      <input
        {...input}
        type="checkbox"
        className={styles.knopf}
        aria-describedby={hinweis ? hinweisId : undefined}
      />
      <span>
        {label}
        {hinweis ? (
          <span className={styles.wahlhinweis} id={hinweisId}>
            {hinweis}
          </span>
        ) : null}
      </span>
    </label>
  );
}
