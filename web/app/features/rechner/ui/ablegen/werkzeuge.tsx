import { type ReactNode, useState } from "react";
import { Knopf } from "#ui/knopf.tsx";
import { Kopierknopf } from "#ui/kopierknopf.tsx";
import type { Ausgabe } from "./ausgabewege.ts";
import { Dateien } from "./dateien.tsx";
import { Speichern } from "./speichern.tsx";
import styles from "./werkzeuge.module.css";
import { Werkzeuggruppe } from "./werkzeuggruppe.tsx";

type WerkzeugeProps = {
  readonly ausgabe: Ausgabe;
  /** Path of the calculator. */
  readonly pfad: string;
  /** The inputs as a fragment, made at the click. */
  readonly stand: () => string;
  /** Of the files, without ending: `rvg-berechnung`. */
  readonly dateiname: string;
  /** „RVG-Rechner“, for the subject of a report. */
  readonly rechner: string;
  /** Where reports of faults go; unset: there is no such address yet. */
  readonly fehlerAn: string | undefined;
  /** Further files: „Kalenderdatei“. */
  readonly dateien?: ReactNode;
  /** Further pages that go on from here: „Kostennote“. */
  readonly weiter?: ReactNode;
};

/** What can be done with a result, in three groups: copy it, keep it as a file, go on with it. */
export function Werkzeuge(props: WerkzeugeProps): ReactNode {
  const { ausgabe, pfad, stand, dateiname, rechner, fehlerAn, dateien, weiter } = props;
  return (
    <div className={styles.werkzeuge} data-nicht-drucken="">
      <Werkzeuggruppe titel="Kopieren">
        <Kopierknopf art="klein" inhalt={ausgabe.kopie}>
          Kopieren
        </Kopierknopf>
        <Kopierknopf art="klein" inhalt={() => ({ text: ausgabe.permalink() })}>
          Link kopieren
        </Kopierknopf>
        <span data-nur-mit-skript="">
          <Knopf art="klein" onClick={() => window.print()}>
            Drucken
          </Knopf>
        </span>
        <noscript>
          <p className={styles.leise}>
            Markieren Sie die Tabelle; der Link zu dieser Berechnung steht in der Adresszeile, gedruckt wird
            mit Strg+P.
          </p>
        </noscript>
      </Werkzeuggruppe>
      <Dateien rechner={pfad} stand={stand} ausgabe={ausgabe} dateiname={dateiname}>
        {dateien}
      </Dateien>
      <Werkzeuggruppe titel="Weiter">
        <Speichern rechner={pfad} stand={stand} />
        {weiter}
        {fehlerAn ? (
          <Fehlermeldung an={fehlerAn} rechner={rechner} text={ausgabe.meldung} />
        ) : (
          <a className={styles.melden} href="/impressum">
            Fehler melden
          </a>
        )}
      </Werkzeuggruppe>
    </div>
  );
}

type FehlermeldungProps = {
  readonly an: string;
  readonly rechner: string;
  readonly text: Ausgabe["meldung"];
};

/** The mail is written when somebody turns to the link, so that it holds the figures then in view. */
function Fehlermeldung({ an, rechner, text }: FehlermeldungProps) {
  const [adresse, setAdresse] = useState(`mailto:${an}`);
  async function schreiben() {
    const betreff = encodeURIComponent(`Fehler im ${rechner}`);
    setAdresse(`mailto:${an}?subject=${betreff}&body=${encodeURIComponent(await text())}`);
  }
  return (
    <a className={styles.melden} href={adresse} onPointerEnter={schreiben} onFocus={schreiben}>
      Fehler melden
    </a>
  );
}
