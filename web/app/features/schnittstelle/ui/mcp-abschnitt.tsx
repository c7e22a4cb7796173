import { untrennbar as u } from "@gebuehrenportal/recht";
import { Lesetext } from "#ui/lesetext.tsx";
import type { Mcpbild } from "../aufrufe.server.ts";
import styles from "./ablehnungen.module.css";
import { Quelltext } from "./quelltext.tsx";

/** How a language model gets the calculations as tools. */
export function McpAbschnitt({ adresse, werkzeuge, http, stdio }: Mcpbild) {
  return (
    <section aria-labelledby="mcp" className={styles.abschnitt}>
      <Lesetext>
        <h2 id="mcp">Werkzeuge für Sprachmodelle (MCP)</h2>
        <p>
          {u(
            "Ein Programm mit Sprachmodell kann die Rechner über das Model Context Protocol (MCP) selbst aufrufen: Es rechnet dann nicht im Kopf, sondern bekommt Betrag, Norm, Fassung und Rechenweg von hier. Jeder Rechenaufruf dieser Seite ist ein Werkzeug mit denselben Feldern und derselben Antwort:",
          )}{" "}
          {werkzeuge.map((name, index) => (
            <span key={name}>
              {index > 0 ? ", " : ""}
              <code>{name}</code>
            </span>
          ))}
          . <code>rechtsstand</code> nennt alle Fassungen, mit denen das Portal rechnet; dieselbe Liste gibt
          es als Ressource. Die Werkzeuge lesen nur und speichern nichts.
        </p>
        <h3>Über das Netz</h3>
        <p>
          Die Adresse ist <code>{adresse}</code> (Streamable HTTP, ohne Sitzung). Ohne Konto gilt der freie
          Umfang. Mit Konto trägt das Programm das Zugriffsmerkmal als Kopffeld Authorization ein. Jede
          Nachricht zählt zur gemeinsamen Grenze der Rechenaufrufe. Anfragen, die eine fremde Seite im Browser
          auslöst, werden mit 403 abgelehnt.
        </p>
        <Quelltext titel="Eintrag in den Einstellungen des Programms">{http}</Quelltext>
        <h3>Auf dem eigenen Rechner</h3>
        <p>
          Wer das Portal selbst betreibt, lässt die Werkzeuge vom Programm starten; dazu braucht es weder
          Datenbank noch laufendes Portal. Gerechnet wird im freien Umfang. Der Schalter <code>--silent</code>{" "}
          gehört dazu: Ohne ihn schreibt npm eine eigene Zeile in die Ausgabe, die allein dem Protokoll
          gehört.
        </p>
        <Quelltext titel="Eintrag in den Einstellungen des Programms; /pfad/zum/portal ist der Ordner des Portals">
          {stdio}
        </Quelltext>
      </Lesetext>
    </section>
  );
}
