import { useEffect, useState } from "react";
import { Knopf } from "#ui/knopf.tsx";
import text from "../artikel/artikeltext.module.css";
import styles from "./aufgehobenes.module.css";
import { type Aufgehobenes, aufgehobenes, entfernen } from "./lager.ts";

export { aufheben } from "./lager.ts";

/** The posts somebody keeps in this browser; they are read here, without any connection. */
export function Aufgehobenesliste() {
  const [artikel, setArtikel] = useState<readonly Aufgehobenes[]>([]);
  useEffect(() => void aufgehobenes().then(setArtikel), []);
  const weg = (slug: string) => void entfernen(slug).then(aufgehobenes).then(setArtikel);
  if (artikel.length === 0) return null;
  return (
    <section className={styles.aufgehobenes} aria-labelledby="aufgehobenes" data-testid="offline-posts">
      <h2 id="aufgehobenes">In diesem Browser aufgehoben</h2>
      {artikel.map(({ slug, titel, html }) => (
        <details key={slug}>
          <summary>{titel}</summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as the server has made it; only this origin writes here */}
          <div className={text.text} dangerouslySetInnerHTML={{ __html: html }} />
          <p>
            <Knopf onClick={() => weg(slug)} aria-label={`${titel} nicht mehr aufheben`}>
              Nicht mehr aufheben
            </Knopf>
          </p>
        </details>
      ))}
    </section>
  );
}
