import { Seitenlink } from "../seitenlink.tsx";
import styles from "./fuss.module.css";
import { useWegweiser } from "./wegweiser.tsx";

/** Where a page ends. */
export const fussId = "fuss";

/** Footer of every page: what the figures are worth, and the legal pages that exist. */
export function Fuss({
  angemeldet,
  gehalten,
}: {
  readonly angemeldet: boolean;
  readonly gehalten?: string | undefined;
}) {
  const ziele = useWegweiser("fuss");
  if (import.meta.env.SSR && gehalten !== undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very component wrote for the same reader's state before
    return <footer id={fussId} className={styles.fuss} dangerouslySetInnerHTML={{ __html: gehalten }} />;
  return (
    <footer id={fussId} className={styles.fuss}>
      <div className={styles.innen}>
        <p>Unverbindliche Berechnung. Keine Rechtsberatung. Alle Angaben ohne Gewähr.</p>
        {ziele.length > 0 ? (
          <nav aria-label="Weitere Seiten" data-nicht-drucken="">
            <ul className={styles.ziele}>
              {ziele.map(({ pfad, text, angemeldet: eigenes = pfad }) => (
                <li key={text}>
                  <Seitenlink nach={angemeldet ? eigenes : pfad} className={styles.ziel}>
                    {text}
                  </Seitenlink>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </footer>
  );
}
