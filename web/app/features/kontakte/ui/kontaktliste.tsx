import type { ReactNode, RefObject } from "react";
import { Knopfverweis } from "#ui/knopf.tsx";
import type { Kontakt } from "../kontakt.ts";
import styles from "./kontakte.module.css";

type KontaktlisteProps = {
  readonly kontakte: readonly Kontakt[];
  /** There are others who see the shared ones. */
  readonly team: boolean;
  readonly liste?: RefObject<HTMLUListElement | null>;
  /** The buttons of an entry; unset: the list is for reading. */
  readonly handlungen?: (kontakt: Kontakt) => ReactNode;
  /** What stands below an entry that is being asked about. */
  readonly frage?: (kontakt: Kontakt) => ReactNode;
};

/** Contacts, one below the other. */
export function Kontaktliste({ kontakte, team, liste, handlungen, frage }: KontaktlisteProps) {
  return (
    <ul className="linienliste" aria-label="Kontakte" ref={liste}>
      {kontakte.map((kontakt) => (
        <li key={kontakt.id} className={styles.eintrag} data-testid="contact-row">
          <span className={styles.name}>
            {kontakt.name}
            {team ? <span className={styles.geteilt}>{lage(kontakt)}</span> : null}
          </span>
          <a
            className={styles.adresse}
            href={`mailto:${encodeURIComponent(kontakt.email).replace("%40", "@")}`}
          >
            {kontakt.email}
          </a>
          {handlungen ? <span className={styles.handlungen}>{handlungen(kontakt)}</span> : null}
          {frage?.(kontakt)}
        </li>
      ))}
    </ul>
  );
}

const lage = ({ geteilt, eigener }: Kontakt): string =>
  geteilt ? (eigener ? "im Team, von Ihnen" : "im Team") : "nur für Sie";

type SeitenwechselProps = {
  readonly pfad: string;
  readonly suche: string;
  readonly weiter: string | undefined;
};

/** The way to the following page of the list. */
export function Weitere({ pfad, suche, weiter }: SeitenwechselProps) {
  if (!weiter) return null;
  const query = new URLSearchParams({ ...(suche && { suche }), nach: weiter });
  return (
    <p>
      <Knopfverweis nach={`${pfad}?${query}`}>Weitere Kontakte</Knopfverweis>
    </p>
  );
}
