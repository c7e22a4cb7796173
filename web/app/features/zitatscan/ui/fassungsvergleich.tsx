import { datum, kurzname, type Tag } from "@gebuehrenportal/recht";
import { Zeichen } from "#ui/zeichen.tsx";
import { abweichend, damalsAnders, type Normfassung, type Stand } from "../fassung/typen.ts";
import { fassungsmarke } from "../marken.ts";
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
    <section
      className={styles.vergleich}
      aria-label={`Fassung am ${datum(am)}`}
      data-testid="profi-fassung"
      data-anders={fassungen.some(({ urteil }) => abweichend(urteil)) ? "" : undefined}
    >
      {fassungen.map((fassung) => (
        <Wert key={fassung.satz} am={am} fassung={fassung} />
      ))}
      {[...hinweise].map((hinweis) => (
        <p key={hinweis} className="leise">
          {hinweis}
        </p>
      ))}
    </section>
  );
}

/** One value, then and now; where both were the same or nothing is known, that sentence. */
function Wert({ am, fassung }: { readonly am: Tag; readonly fassung: Normfassung }) {
  const { titel, satz, grund, damals, heute } = fassung;
  if (!damalsAnders(fassung)) return <p className="leise">{satz}</p>;
  return (
    <div className={styles.wert}>
      <p>
        <strong>{titel}:</strong> {grund === undefined ? fassungsmarke(fassung)?.text : `${grund}.`}
      </p>
      <dl className={styles.staende}>
        <Standangabe wann={`Am ${datum(am)}`} stand={damals} />
        <Standangabe wann="Heute" stand={heute} />
      </dl>
    </div>
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
