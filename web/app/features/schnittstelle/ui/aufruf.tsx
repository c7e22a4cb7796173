import type { Aufrufbild } from "../aufrufe.server.ts";
import type { Feldtafel } from "../feldtafel.ts";
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
      <Felder aufruf={aufruf} teil="angaben" titel="Angaben in der Adresse" tafeln={parameter} />
      <Felder aufruf={aufruf} teil="anfrage" titel="Felder der Anfrage" tafeln={koerper} />
      <Felder aufruf={aufruf} teil="antwort" titel="Felder der Antwort" tafeln={antwort} />
      {codes.length > 0 ? <Codes codes={codes} /> : null}
    </section>
  );
}

const namen = { angaben: "Angaben", anfrage: "Anfrage", antwort: "Antwort" } as const;

type FelderProps = {
  readonly aufruf: Aufrufbild;
  readonly teil: keyof typeof namen;
  readonly titel: string;
  readonly tafeln: readonly Feldtafel[];
};

/** All fields of one side of a call, folded: they are looked up, and would bury the next call. */
function Felder({ aufruf: { id, methode, pfad }, teil, titel, tafeln }: FelderProps) {
  if (tafeln.length === 0) return null;
  return (
    <details className={styles.felder}>
      <summary>
        <h3>
          {titel}
          <span className="nur-vorlesen">{` zu ${methode} ${pfad}`}</span>
        </h3>
      </summary>
      <Feldtafeln
        id={`${id}-${teil}`}
        name={namen[teil]}
        aufruf={`${methode} ${pfad}`}
        richtung={teil === "antwort" ? "antwort" : "anfrage"}
        tafeln={tafeln}
      />
    </details>
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
