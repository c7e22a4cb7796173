import { datum, kurzname, type Tag } from "@gebuehrenportal/recht";
import { Zeichen } from "#ui/zeichen.tsx";
import type { Normfassung, Stand } from "../fassung/typen.ts";
import styles from "./fassungsvergleich.module.css";

type FassungsvergleichProps = {
  /** The day of the document. */
  readonly am: Tag;
  readonly fassungen: readonly Normfassung[];
};

/** What held of a norm on the day of the document, beside today: each value with its source. */
export function Fassungsvergleich({ am, fassungen }: FassungsvergleichProps) {
  const hinweise = new Set(
    fassungen.flatMap(({ urteil, massgeblich }) => (urteil === "gleich" ? [] : (massgeblich ?? []))),
  );
  return (
    <section className={styles.vergleich} aria-label={`Fassung am ${datum(am)}`} data-testid="profi-fassung">
      {fassungen.map((fassung) => (
        <div key={fassung.satz} className={styles.wert}>
          <p className={fassung.urteil === "gleich" ? "leise" : undefined}>{fassung.satz}</p>
          {fassung.urteil === "gleich" ? null : (
            <dl className={styles.staende}>
              <Standangabe wann={`Am ${datum(am)}`} stand={fassung.damals} />
              <Standangabe wann="Heute" stand={fassung.heute} />
            </dl>
          )}
        </div>
      ))}
      {[...hinweise].map((hinweis) => (
        <p key={hinweis} className="leise">
          {hinweis}
        </p>
      ))}
    </section>
  );
}

function Standangabe({ wann, stand }: { readonly wann: string; readonly stand: Stand | undefined }) {
  if (!stand) return null;
  const { ab, text, quelle, unsicher } = stand;
  return (
    <div>
      <dt className="leise">{wann}</dt>
      <dd>
        {text === undefined ? null : <span className={styles.betrag}>{text}</span>}
        <span className={styles.herkunft}>
          {ab === undefined ? null : `seit ${datum(ab)}${unsicher ? " (Tag nicht gesichert)" : ""} `}
          {quelle?.link === undefined ? (
            quelle?.fundstelle
          ) : (
            <a href={quelle.link} target="_blank" rel="noreferrer" title={quelle.titel}>
              {kurzname(quelle)}
              <Zeichen name="nachaussen" />
            </a>
          )}
        </span>
      </dd>
    </div>
  );
}
