import { euro } from "@gebuehrenportal/recht";
import type { Abschnitt, ProzesskostenErgebnis } from "../ergebnis.ts";
import styles from "./kostenbild.module.css";

const teile = [
  { art: "eigene", name: "Eigener Anwalt" },
  { art: "gegner", name: "Gegenseite" },
  { art: "gericht", name: "Gericht" },
] as const;

/** Stacked bars of each part of the case: own lawyer, opponent, court. The table below says the same in figures. */
export function Kostenbild({ ergebnis: { abschnitte } }: { readonly ergebnis: ProzesskostenErgebnis }) {
  const groesste = Math.max(1, ...abschnitte.map((a) => a.summen.zusammen));
  return (
    <figure className={styles.bild}>
      <figcaption className={styles.legende}>
        {teile.map(({ art, name }) => (
          <span key={art} className={styles.eintrag}>
            <svg width="14" height="14" aria-hidden="true" className={styles[art]}>
              <rect x="1" y="1" width="12" height="12" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      {abschnitte.map((abschnitt) => (
        <div key={abschnitt.id}>
          <div className={styles.kopf} aria-hidden="true">
            <span>{abschnitt.titel}</span>
            <span className={styles.betrag}>{euro(abschnitt.summen.zusammen)}</span>
          </div>
          <Balken abschnitt={abschnitt} groesste={groesste} />
        </div>
      ))}
    </figure>
  );
}

/** Length of the longest bar in its own units; the picture stretches to the width it is given. */
const laenge = 1000;

function Balken({ abschnitt, groesste }: { readonly abschnitt: Abschnitt; readonly groesste: number }) {
  const { titel, summen } = abschnitt;
  const worte = teile.map(({ art, name }) => `${name} ${euro(summen[art])}`).join(", ");
  let x = 0;
  return (
    <svg
      role="img"
      aria-label={`${titel}: ${worte}`}
      viewBox={`0 0 ${laenge} 28`}
      preserveAspectRatio="none"
      className={styles.balken}
    >
      {teile.map(({ art }) => {
        const weite = (summen[art] / groesste) * laenge;
        const anfang = x;
        x += weite;
        return (
          <g key={art} className={styles[art]}>
            <rect x={anfang} y="1" width={weite} height="26" />
          </g>
        );
      })}
    </svg>
  );
}
