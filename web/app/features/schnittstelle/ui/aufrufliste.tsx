import type { Aufrufbild } from "../aufrufe.server.ts";
import styles from "./aufrufliste.module.css";

/** The calls at a glance, each a way to its description. */
export function Aufrufliste({ aufrufe }: { readonly aufrufe: readonly Aufrufbild[] }) {
  return (
    <nav aria-label="Aufrufe" className={styles.inhalt}>
      <ul>
        {aufrufe.map(({ id, methode, pfad, zweck }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <code>
                {methode} {pfad}
              </code>
            </a>
            <span className={styles.zweck}>{zweck}</span>
          </li>
        ))}
      </ul>
      <p>
        Dieselbe Beschreibung für Programme: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1). Zu jedem
        Fehler und Nichtergebnis: <a href="#fehler">Fehler</a>. Mit Konto und Tarif:{" "}
        <a href="#zugang">Zugang und Grenzen</a>. Für Sprachmodelle: <a href="#mcp">Werkzeuge (MCP)</a>.
      </p>
    </nav>
  );
}
