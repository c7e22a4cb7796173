import { Seitenlink } from "#ui/seitenlink.tsx";
import { monatsadresse } from "../../../adressen.ts";
import type { Archivjahr } from "../../../lesen/archiv.server.ts";
import { monatsname } from "../zeitangaben.ts";
import styles from "./uebersicht.module.css";

type ArchivProps = {
  readonly jahre: readonly Archivjahr[];
  /** What is being shown. */
  readonly jahr?: number | undefined;
  readonly monat?: number | undefined;
};

/** All months in which something was published, by year; the latest year stands open. */
export function Archiv({ jahre, jahr, monat }: ArchivProps) {
  if (jahre.length === 0) return null;
  const offen = jahr ?? jahre[0]?.jahr;
  return (
    <nav aria-label="Archiv" data-testid="archive">
      <h2 className={styles.zwischentitel}>Archiv</h2>
      {jahre.map((eines) => (
        <details key={eines.jahr} open={eines.jahr === offen} className={styles.jahr}>
          <summary>{eines.jahr}</summary>
          <ul>
            {[...eines.monate]
              .sort((a, b) => a - b)
              .map((einer) => (
                <li key={einer}>
                  <Seitenlink
                    nach={monatsadresse(eines.jahr, einer)}
                    aria-current={eines.jahr === jahr && einer === monat ? "page" : undefined}
                  >
                    {monatsname(einer)}
                  </Seitenlink>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
