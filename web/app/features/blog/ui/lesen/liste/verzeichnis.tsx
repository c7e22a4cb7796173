import type { Gliederungszeile } from "../artikel/gliederung.ts";
import styles from "./verzeichnis.module.css";

/** Beside the text where there is room, folded above it where there is not. */
export function Inhaltsverzeichnis({ punkte }: { readonly punkte: readonly Gliederungszeile[] }) {
  if (punkte.length < 2) return null;
  const liste = (
    <ol>
      {punkte.map(({ id, ebene, text }) => (
        <li key={id} data-ebene={ebene}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="Inhalt" className={styles.seite} data-nicht-drucken="" data-testid="toc">
      <div className={styles.breit}>
        <p className={styles.titel}>Inhalt</p>
        {liste}
      </div>
      <details className={styles.schmal}>
        <summary>Inhalt</summary>
        {liste}
      </details>
    </nav>
  );
}
