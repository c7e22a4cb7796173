import type { FassungAngabe, RvgErgebnis } from "@gebuehrenportal/gebuehren";
import { datum, kurzname, untrennbar } from "@gebuehrenportal/recht";
import styles from "#dokumente/blatt/ansicht/fassungsangabe.module.css";

/** Head of a result: which version of the law and why; with several matters one line for each that differs. */
export function Fassungsangabe({ ergebnis }: { readonly ergebnis: RvgErgebnis }) {
  const angaben = Map.groupBy(ergebnis.angelegenheiten, (a) => a.fassung.ab + a.fassung.grund);
  return (
    <div className={styles.fassung}>
      {[...angaben.values()].map((gruppe) => {
        const namen = gruppe.flatMap((a) => a.bezeichnung ?? []).join(", ");
        return gruppe[0] ? (
          <p key={gruppe[0].id}>
            {angaben.size > 1 && namen ? `${namen}: ` : null}
            <Satz fassung={gruppe[0].fassung} />
          </p>
        ) : null;
      })}
    </div>
  );
}

function Satz({ fassung }: { readonly fassung: FassungAngabe }) {
  const { ab, quelle, grund } = fassung;
  return (
    <>
      Recht in der Fassung vom <strong>{datum(ab)}</strong> (
      {quelle.link ? (
        <a href={quelle.link} rel="noreferrer" title={`${quelle.titel}, ${quelle.fundstelle}`}>
          {kurzname(quelle)}
        </a>
      ) : (
        kurzname(quelle)
      )}
      ), {untrennbar(grund)}.
    </>
  );
}
