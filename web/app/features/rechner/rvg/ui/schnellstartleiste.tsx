import { type Dispatch, memo } from "react";
import { BasicMarke } from "../../ui/basic-marke.tsx";
import type { Aktion } from "../formular/aktionen.ts";
import { schnellstarts } from "../formular/schnellstart.ts";
import styles from "./schnellstartleiste.module.css";

type SchnellstartleisteProps = {
  readonly dispatch: Dispatch<Aktion>;
};

/** Ready-made matters. Without a script each is a link; with one it fills the form and keeps value and day. */
export const Schnellstartleiste = memo(function Schnellstartleiste({ dispatch }: SchnellstartleisteProps) {
  return (
    <nav className={styles.leiste} aria-label="Schnellstart" data-nicht-drucken="">
      <ul className={styles.liste}>
        {schnellstarts.map((start) => (
          <li key={start.name}>
            <a
              href={`/rvgrechner?start=${start.name}`}
              className={styles.start}
              title={start.inhalt}
              onClick={(e) => {
                if (e.ctrlKey || e.metaKey || e.shiftKey) return;
                e.preventDefault();
                dispatch({ art: "schnellstart", formular: start.formular() });
              }}
            >
              {start.titel}
              {start.basic ? <BasicMarke /> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
