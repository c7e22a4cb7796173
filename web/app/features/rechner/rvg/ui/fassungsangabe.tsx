import type { FassungAngabe, RvgErgebnis } from "@gebuehrenportal/gebuehren";
import { datum, kurzname, untrennbar } from "@gebuehrenportal/recht";
import styles from "./fassungsangabe.module.css";

/** Head of a result: which version of the law and why; with several matters one line for each that differs. */
export function Fassungsangabe({ ergebnis }: { readonly ergebnis: RvgErgebnis }) {
  const angaben = new Map(ergebnis.angelegenheiten.map((a) => [a.fassung.ab + a.fassung.grund, a]));
  return (
    <div className={styles.fassung}>
      {[...angaben.values()].map(({ id, fassung, bezeichnung }) => (
        <p key={id}>
          {angaben.size > 1 && bezeichnung ? `${bezeichnung}: ` : null}
          <Satz fassung={fassung} />
        </p>
      ))}
    </div>
  );
}

function Satz({ fassung }: { readonly fassung: FassungAngabe }) {
  const { ab, quelle, grund, sicherheit } = fassung;
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
      {sicherheit === "hoch" ? null : " Beginn oder Wortlaut dieser Fassung sind nicht doppelt belegt."}
    </>
  );
}
