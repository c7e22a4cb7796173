import { Link } from "react-router";
import { type Schnellstart, schnellstarts } from "../schnellstart.ts";
import { BasicMarke } from "./basic-marke.tsx";
import styles from "./schnellstartleiste.module.css";

type SchnellstartleisteProps = {
  readonly onStart: (start: Schnellstart) => void;
};

/** Ready-made matters. Without a script each is a link; with one it fills the form and keeps value and day. */
export function Schnellstartleiste({ onStart }: SchnellstartleisteProps) {
  return (
    <nav className={styles.leiste} aria-label="Schnellstart" data-nicht-drucken="">
      <ul className={styles.liste}>
        {schnellstarts.map((start) => (
          <li key={start.name}>
            <Link
              to={`/rvgrechner?start=${start.name}`}
              className={styles.start}
              title={start.inhalt}
              onClick={(e) => {
                if (e.ctrlKey || e.metaKey || e.shiftKey) return;
                e.preventDefault();
                onStart(start);
              }}
            >
              {start.titel}
              {start.basic ? <BasicMarke /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
