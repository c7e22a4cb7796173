import { type ReactNode, useState } from "react";
import { Knopf } from "#ui/knopf.tsx";
import { Kopierknopf } from "#ui/kopierknopf.tsx";
import { alsCsv, alsJson, fehlermeldung, zumKopieren } from "../ausgabe.ts";
import type { Auswertung } from "../auswertung.ts";
import styles from "./werkzeuge.module.css";

type WerkzeugeProps = {
  readonly auswertung: Extract<Auswertung, { art: "ergebnis" }>;
  /** Address that holds the whole form; made at the click. */
  readonly permalink: () => string;
  /** Where reports of faults go; unset: there is no such address yet. */
  readonly fehlerAn: string | undefined;
};

/** What can be done with a result: copy, link, print, files. Nothing of it leaves the browser. */
export function Werkzeuge({ auswertung, permalink, fehlerAn }: WerkzeugeProps): ReactNode {
  return (
    <div className={styles.werkzeuge} data-nicht-drucken="" data-nur-mit-skript="">
      <Kopierknopf inhalt={() => zumKopieren(auswertung)}>Kopieren</Kopierknopf>
      <Kopierknopf art="still" inhalt={() => ({ text: permalink() })}>
        Link kopieren
      </Kopierknopf>
      <Knopf art="still" onClick={() => window.print()}>
        Drucken
      </Knopf>
      <Knopf art="still" onClick={() => laden("rvg-berechnung.csv", "text/csv", alsCsv(auswertung))}>
        CSV
      </Knopf>
      <Knopf
        art="still"
        onClick={() => laden("rvg-berechnung.json", "application/json", alsJson(auswertung))}
      >
        JSON
      </Knopf>
      {fehlerAn ? <Fehlermeldung an={fehlerAn} auswertung={auswertung} /> : null}
    </div>
  );
}

/** The mail is written at the click, when the result is known for good. */
function Fehlermeldung({
  an,
  auswertung,
}: {
  readonly an: string;
  readonly auswertung: WerkzeugeProps["auswertung"];
}) {
  const [adresse, setAdresse] = useState(`mailto:${an}`);
  const schreiben = () =>
    setAdresse(
      `mailto:${an}?subject=${encodeURIComponent("Fehler im RVG-Rechner")}&body=${encodeURIComponent(fehlermeldung(auswertung))}`,
    );
  return (
    <a className={styles.melden} href={adresse} onPointerDown={schreiben} onFocus={schreiben}>
      Fehler melden
    </a>
  );
}

function laden(name: string, art: string, inhalt: string) {
  const adresse = URL.createObjectURL(new Blob([inhalt], { type: `${art};charset=utf-8` }));
  const verweis = document.createElement("a");
  verweis.href = adresse;
  verweis.download = name;
  verweis.click();
  URL.revokeObjectURL(adresse);
}
