import { Link } from "react-router";
import type { Rechnerkachel } from "#features/rechner/index.ts";
import { Zeichen } from "#ui/zeichen.tsx";
import styles from "./rechnerliste.module.css";

/** The calculators that exist, as a table of contents. */
export function Rechnerliste({ rechner }: { readonly rechner: readonly Rechnerkachel[] }) {
  if (rechner.length === 0) return null;
  return (
    <section aria-labelledby="rechner" className={styles.abschnitt}>
      <h2 id="rechner">Rechner und Tabellen</h2>
      <ul className={styles.liste}>
        {rechner.map(({ pfad, text, satz }) => (
          <li key={pfad}>
            <Link to={pfad} className={styles.kachel}>
              <span className={styles.name}>{text}</span>
              <span className={styles.zweck}>{satz}</span>
              <Zeichen name="pfeil" className={styles.pfeil ?? ""} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
