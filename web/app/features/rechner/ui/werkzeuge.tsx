import { type ReactNode, useState } from "react";
import { Knopf } from "#ui/knopf.tsx";
import { Kopierknopf } from "#ui/kopierknopf.tsx";
import styles from "./werkzeuge.module.css";

/** The ways out of a result, each made at the click. */
export type Ausgabe = {
  readonly kopie: () => Promise<{ readonly text: string; readonly html: string }>;
  readonly csv: () => Promise<string>;
  readonly json: () => Promise<string>;
  /** Text of a mail that reports a fault. */
  readonly meldung: () => Promise<string>;
  /** Address that holds the whole form. */
  readonly permalink: () => string;
};

type WerkzeugeProps = {
  readonly ausgabe: Ausgabe;
  /** Of the files, without ending: `rvg-berechnung`. */
  readonly dateiname: string;
  /** „RVG-Rechner“, for the subject of a report. */
  readonly rechner: string;
  /** Where reports of faults go; unset: there is no such address yet. */
  readonly fehlerAn: string | undefined;
  /** Further ways out that need the server. */
  readonly children?: ReactNode;
};

/** What can be done with a result: copy, link, print, files. Nothing of these leaves the browser. */
export function Werkzeuge({ ausgabe, dateiname, rechner, fehlerAn, children }: WerkzeugeProps): ReactNode {
  return (
    <div className={styles.werkzeuge} data-nicht-drucken="" data-nur-mit-skript="">
      <Kopierknopf inhalt={ausgabe.kopie}>Kopieren</Kopierknopf>
      <Kopierknopf art="still" inhalt={() => ({ text: ausgabe.permalink() })}>
        Link kopieren
      </Kopierknopf>
      <Knopf art="still" onClick={() => window.print()}>
        Drucken
      </Knopf>
      <Knopf
        art="still"
        onClick={async () => dateiLaden(`${dateiname}.csv`, "text/csv", await ausgabe.csv())}
      >
        CSV
      </Knopf>
      <Knopf
        art="still"
        onClick={async () => dateiLaden(`${dateiname}.json`, "application/json", await ausgabe.json())}
      >
        JSON
      </Knopf>
      {children}
      {fehlerAn ? <Fehlermeldung an={fehlerAn} rechner={rechner} text={ausgabe.meldung} /> : null}
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

/** Hands a text to the browser as a file. */
export function dateiLaden(name: string, art: string, inhalt: string) {
  const adresse = URL.createObjectURL(new Blob([inhalt], { type: `${art};charset=utf-8` }));
  const verweis = document.createElement("a");
  verweis.href = adresse;
  verweis.download = name;
  verweis.click();
  URL.revokeObjectURL(adresse);
}
