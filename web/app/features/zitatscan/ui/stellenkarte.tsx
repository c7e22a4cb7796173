import { type Textsammlung, textsammlungen } from "@gebuehrenportal/zitate";
import { Knopf } from "#ui/knopf.tsx";
import { juengeres } from "../damals.ts";
import { ersteSeite } from "../fundstelle.ts";
import { gruende } from "../gruende.ts";
import type { Beurteilt } from "../korrektur.ts";
import { amtlichStatt } from "../ziel.ts";
import { Berichtigung } from "./berichtigung.tsx";
import { Fassungsvergleich } from "./fassungsvergleich.tsx";
import { Gesetzeslink } from "./gesetzeslink.tsx";
import styles from "./stellenkarte.module.css";

type StellenkarteProps = {
  readonly datei: number;
  readonly stelle: Beurteilt;
  readonly ziel: Textsammlung;
  /** Every place that counts, in the order of the text. */
  readonly geltende: readonly Beurteilt[];
  readonly waehlen: (stelle: Beurteilt | undefined) => void;
};

const ausDemBild = "Aus dem Bild der Seite gelesen. Bitte vergleichen Sie die Stelle mit dem Original.";

const sicherheiten = { hoch: "sicher erkannt", mittel: "wahrscheinlich", gering: "unsicher" } as const;

const ohneSeiteBei = (ziel: Textsammlung): string =>
  `Bei ${textsammlungen.find(({ id }) => id === ziel)?.name} ist keine Seite bekannt; der Link führt zum amtlichen Text.`;

/** One place: what was read there, how sure that is and why, the way to the text, and the ways to correct it. */
export function Stellenkarte({ datei, stelle, ziel, geltende, waehlen }: StellenkarteProps) {
  const { davor, text, danach, verweis, sicherheit, am } = stelle;
  const an = geltende.findIndex(({ schluessel }) => schluessel === stelle.schluessel);
  return (
    <section
      className={`blattflaeche ${styles.karte}`}
      aria-label="Gewählte Fundstelle"
      data-testid="profi-stelle"
    >
      <div className={styles.kopf}>
        <h3 className={styles.name}>{stelle.name}</h3>
        <span className="leise">
          Seite {ersteSeite(stelle)}, {stelle.korrektur ? "von Hand geändert" : sicherheiten[sicherheit]}
        </span>
        <Knopf art="still" onClick={() => waehlen(undefined)}>
          Schließen
        </Knopf>
      </div>
      <p className={styles.umgebung}>
        … {davor}
        <mark>{text}</mark>
        {danach} …
      </p>
      <ul className={styles.vermerke}>
        {stelle.ausBild ? <li>{ausDemBild}</li> : null}
        {gruende(stelle, verweis, juengeres(stelle)).map((satz) => (
          <li key={satz}>{satz}</li>
        ))}
        {verweis && amtlichStatt(verweis, ziel) ? <li>{ohneSeiteBei(ziel)}</li> : null}
      </ul>
      {am !== undefined && stelle.fassungen ? (
        <Fassungsvergleich am={am} fassungen={stelle.fassungen} />
      ) : null}
      <div className={`knopfreihe-eng ${styles.tun}`}>
        {verweis ? (
          <Gesetzeslink verweis={verweis}>
            {verweis.art === "norm" ? "Gesetzestext öffnen" : "Gesetz öffnen"}
          </Gesetzeslink>
        ) : null}
        <Berichtigung datei={datei} stelle={stelle} weiter={() => waehlen(undefined)} />
        <span className={styles.blaettern}>
          <Knopf art="klein" disabled={an <= 0} onClick={() => waehlen(geltende[an - 1])}>
            Vorige
          </Knopf>
          <Knopf
            art="klein"
            disabled={an < 0 || an >= geltende.length - 1}
            onClick={() => waehlen(geltende[an + 1])}
          >
            Nächste
          </Knopf>
        </span>
      </div>
    </section>
  );
}
