import { useState } from "react";
import styles from "./dateifeld.module.css";
import { Dateiwahl } from "./dateiwahl.tsx";
import { Feldgeruest, type Geruestangaben } from "./feldgeruest.tsx";

type DateifeldProps = Geruestangaben & {
  readonly name: string;
  /** Kinds of files, as the native input takes them. */
  readonly accept: string;
};

/** One file: our button and beside it the name of what was chosen. Without JavaScript the browser's own field. */
export function Dateifeld({ name, accept, ...geruest }: DateifeldProps) {
  const [gewaehlt, setGewaehlt] = useState("");
  return (
    <Feldgeruest {...geruest}>
      {(bindung) => (
        <span className={styles.datei}>
          <Dateiwahl
            {...bindung}
            name={name}
            accept={accept}
            onChange={(e) => setGewaehlt(e.currentTarget.files?.[0]?.name ?? "")}
          >
            Datei auswählen
          </Dateiwahl>
          <span className={styles.name}>{gewaehlt || "Keine Datei ausgewählt"}</span>
        </span>
      )}
    </Feldgeruest>
  );
}
