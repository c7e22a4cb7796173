import { type ReactNode, useState } from "react";
import { Knopf } from "#ui/knopf.tsx";
import { Kopierknopf } from "#ui/kopierknopf.tsx";
import type { Auswertung } from "../auswertung.ts";
import styles from "./werkzeuge.module.css";

/** Fetched when it is needed first. */
const ausgabe = () => import("../ausgabe.ts");

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
      <Kopierknopf inhalt={async () => (await ausgabe()).zumKopieren(auswertung)}>Kopieren</Kopierknopf>
      <Kopierknopf art="still" inhalt={() => ({ text: permalink() })}>
        Link kopieren
      </Kopierknopf>
      <Knopf art="still" onClick={() => window.print()}>
        Drucken
      </Knopf>
      <Knopf
        art="still"
        onClick={async () => laden("rvg-berechnung.csv", "text/csv", (await ausgabe()).alsCsv(auswertung))}
      >
        CSV
      </Knopf>
      <Knopf
        art="still"
        onClick={async () =>
          laden("rvg-berechnung.json", "application/json", (await ausgabe()).alsJson(auswertung))
        }
      >
        JSON
      </Knopf>
      {fehlerAn ? <Fehlermeldung an={fehlerAn} auswertung={auswertung} /> : null}
    </div>
  );
}

/** The mail is written when somebody turns to the link, so that it holds the figures then in view. */
function Fehlermeldung({
  an,
  auswertung,
}: {
  readonly an: string;
  readonly auswertung: WerkzeugeProps["auswertung"];
}) {
  const [adresse, setAdresse] = useState(`mailto:${an}`);
  async function schreiben() {
    const text = (await ausgabe()).fehlermeldung(auswertung);
    const betreff = encodeURIComponent("Fehler im RVG-Rechner");
    setAdresse(`mailto:${an}?subject=${betreff}&body=${encodeURIComponent(text)}`);
  }
  return (
    <a className={styles.melden} href={adresse} onPointerEnter={schreiben} onFocus={schreiben}>
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
