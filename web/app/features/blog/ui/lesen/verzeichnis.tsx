import type { Gliederungszeile } from "./gliederung.ts";
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
    <div className={styles.seite} data-nicht-drucken="" data-testid="toc">
      <nav aria-label="Inhalt" className={styles.breit}>
        <p className={styles.titel}>Inhalt</p>
        {liste}
      </nav>
      <details className={styles.schmal}>
        <summary>Inhalt</summary>
        <nav aria-label="Inhalt">{liste}</nav>
      </details>
    </div>
  );
}
