import { dateiZeigen } from "../client/scan.ts";
import { kurzstand, type Scandatei } from "../scanstand.ts";
import styles from "./dateileiste.module.css";

type DateileisteProps = { readonly dateien: readonly Scandatei[]; readonly offen: number };

/** All files that were chosen, and how far each of them is; one is shown. */
export function Dateileiste({ dateien, offen }: DateileisteProps) {
  return (
    <nav aria-label="Dateien">
      <ul className={styles.leiste}>
        {dateien.map((datei) => (
          <li key={datei.id}>
            <button
              type="button"
              className={styles.datei}
              aria-current={datei.id === offen ? "true" : undefined}
              onClick={() => dateiZeigen(datei.id)}
            >
              <span className={styles.name}>{datei.inhalt.name}</span>
              <span className="leise">{kurzstand(datei)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
