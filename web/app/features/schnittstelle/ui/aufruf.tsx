import type { Aufrufbild } from "../aufrufe.server.ts";
import styles from "./aufruf.module.css";
import { Feldtafeln } from "./feldtafeln.tsx";
import { Probe } from "./probe.tsx";
import { Quelltext } from "./quelltext.tsx";

/** One call: what it does, an example with its real answer, its fields, its own error codes. */
export function Aufruf({ aufruf }: { readonly aufruf: Aufrufbild }) {
  const { id, methode, pfad, zweck, limit, beispiel, parameter, koerper, antwort, codes } = aufruf;
  return (
    <section aria-labelledby={id} className={styles.aufruf}>
      <h2 id={id} className={styles.titel}>
        <span className={styles.methode}>{methode}</span> <code>{pfad}</code>
      </h2>
      <p className={styles.zweck}>{zweck}</p>
      {limit ? (
        <p className={styles.grenze}>
          Ohne Konto offen, höchstens {limit.anzahl} Aufrufe in {limit.sekunden} Sekunden je Adresse.
        </p>
      ) : null}
      {beispiel ? (
        <>
          <h3>Beispiel</h3>
          <p>{beispiel.frage}</p>
          <Quelltext titel="Anfrage">{beispiel.curl}</Quelltext>
          <Probe id={id} methode={methode} pfad={pfad} inhalt={beispiel.inhalt} />
          <Quelltext titel="Antwort, vom Server für diese Seite gerechnet">{beispiel.antwort}</Quelltext>
        </>
      ) : null}
      {parameter.length > 0 ? (
        <>
          <h3>Angaben in der Adresse</h3>
          <Feldtafeln
            id={`${id}-angaben`}
            name="Angaben"
            aufruf={pfad}
            richtung="anfrage"
            tafeln={parameter}
          />
        </>
      ) : null}
      {koerper.length > 0 ? (
        <>
          <h3>Felder der Anfrage</h3>
          <Feldtafeln id={`${id}-anfrage`} name="Anfrage" aufruf={pfad} richtung="anfrage" tafeln={koerper} />
        </>
      ) : null}
      <h3>Felder der Antwort</h3>
      <Feldtafeln id={`${id}-antwort`} name="Antwort" aufruf={pfad} richtung="antwort" tafeln={antwort} />
      {codes.length > 0 ? <Codes codes={codes} /> : null}
    </section>
  );
}

function Codes({ codes }: Pick<Aufrufbild, "codes">) {
  return (
    <>
      <h3>Eigene Fehlercodes</h3>
      <dl className={styles.codes}>
        {codes.map(({ code, satz }) => (
          <div key={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>{satz}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
