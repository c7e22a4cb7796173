import type { Suchtreffer } from "#platform/beitraege.server.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Zusammen } from "#ui/zusammen.tsx";
import styles from "./ergebnis.module.css";

const gruppen: readonly { readonly type: Suchtreffer["type"]; readonly name: string }[] = [
  { type: "tool", name: "Werkzeuge" },
  { type: "page", name: "Seiten" },
  { type: "post", name: "Blog" },
  { type: "faq", name: "FAQ" },
];

type ErgebnisProps = {
  readonly q: string;
  readonly treffer: readonly Suchtreffer[];
  /** The posts could not be searched. */
  readonly gestoert: boolean;
};

/** Field and results by kind; made on the server alone. */
export function Ergebnis({ q, treffer, gestoert }: ErgebnisProps) {
  return (
    <div className={styles.suche}>
      <search>
        <form action="/search" method="get" className={styles.leiste} data-nicht-drucken="">
          <Feld id="suche" name="q" type="search" label="Suchbegriff" maxLength={200} defaultValue={q} />
          <Knopf type="submit" art="haupt">
            Suchen
          </Knopf>
        </form>
      </search>
      {gestoert ? (
        <Hinweis art="warnung" rolle="alert">
          <p>Der Blog lässt sich gerade nicht durchsuchen. Bitte versuchen Sie es später noch einmal.</p>
        </Hinweis>
      ) : null}
      {q !== "" && treffer.length === 0 ? <p role="status">Keine Treffer gefunden.</p> : null}
      <div className={styles.gruppen}>
        {gruppen.map(({ type, name }) => (
          <Gruppe
            key={type}
            id={`treffer-${type}`}
            name={name}
            treffer={treffer.filter((t) => t.type === type)}
          />
        ))}
      </div>
    </div>
  );
}

type GruppeProps = { readonly id: string; readonly name: string; readonly treffer: readonly Suchtreffer[] };

function Gruppe({ id, name, treffer }: GruppeProps) {
  if (treffer.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.gruppe}>
      <h2 id={id} className={styles.kopf}>
        {name}
      </h2>
      <ul className={styles.liste}>
        {treffer.map(({ title, url, excerpt }) => (
          <li key={url} className={styles.eintrag}>
            <a href={url} className={styles.titel}>
              <Zusammen text={title} />
            </a>
            {excerpt === "" ? null : <span className="eintragsangaben">{excerpt}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
