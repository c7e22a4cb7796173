import { untrennbar } from "@gebuehrenportal/recht";
import type { ReactNode } from "react";
import { Normverweis } from "#dokumente/blatt/ansicht/normverweis.tsx";
import type { Blatt } from "#dokumente/blatt/blatt.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import type { Beispiel, Blattauswertung } from "../../formular/rechnerformular.ts";
import { Beispielangebot } from "../formular/beispielangebot.tsx";
import rechnerstil from "../rechner.module.css";
import { Tarifhinweis } from "../tarifhinweis.tsx";
import styles from "./ergebnis.module.css";
import { Unklarheiten } from "./unklarheiten.tsx";

/** Tells the styles of a column how high it is (`--hoehe`), which they know no other way; for its `ref`. */
export function spaltenhoehe(spalte: HTMLElement | null) {
  if (!spalte) return;
  const beobachter = new ResizeObserver(() => {
    spalte.style.setProperty("--hoehe", `${spalte.offsetHeight}px`);
  });
  beobachter.observe(spalte);
  return () => beobachter.disconnect();
}

type ErgebnisspalteProps = {
  /** The figure people came for; unset: there is none. */
  readonly kennzahl: Blatt["kennzahl"] | undefined;
  readonly children: ReactNode;
};

/**
 * The column of the result beside the form. It stays in sight while the form scrolls; one that is taller than the window
 * scrolls with the page until its end is reached.
 */
export const Ergebnisspalte = ({ kennzahl, children }: ErgebnisspalteProps) => (
  <div className={rechnerstil.ergebnis} ref={spaltenhoehe}>
    <section className={styles.ergebnis} id="ergebnis" tabIndex={-1} aria-labelledby="ergebnis-titel">
      <div className={styles.kopf}>
        <h2 id="ergebnis-titel">Ergebnis</h2>
        {/* Said for good in the table below; here it stays in sight while a long result scrolls. */}
        {kennzahl ? (
          <span className={styles.kennzahl} aria-hidden="true">
            {kennzahl.text} <span className={styles.betrag}>{kennzahl.wert}</span>
          </span>
        ) : null}
      </div>
      {children}
    </section>
  </div>
);

type OhneErgebnisProps = {
  readonly auswertung:
    | Exclude<Blattauswertung, { readonly art: "ergebnis" }>
    /** Functions of the calculation that belong to the tier Basic, in words that fit „… gehört zum Tarif Basic“. */
    | { readonly art: "basic"; readonly funktionen: readonly string[] };
  /** Path of the calculator. */
  readonly pfad: string;
  /** Offered beside an empty form. */
  readonly beispiel?: Beispiel | undefined;
};

/** In a few words why there is no result. */
export function OhneErgebnis({ auswertung, pfad, beispiel }: OhneErgebnisProps) {
  switch (auswertung.art) {
    case "leer":
      return (
        <>
          <p className={styles.leer}>{auswertung.text}</p>
          {beispiel ? <Beispielangebot pfad={pfad} beispiel={beispiel} /> : null}
        </>
      );
    case "fehler":
      return <Unklarheiten fehler={auswertung.fehler} />;
    case "kein-ergebnis":
      return (
        <Hinweis art="warnung" titel="Hierzu gibt es kein Ergebnis">
          <p>
            {untrennbar(auswertung.grund)} (<Normverweis norm={auswertung.norm} />)
          </p>
        </Hinweis>
      );
    case "basic":
      return (
        <Tarifhinweis>
          <p>Ihre Eingaben bleiben stehen. Zum Tarif Basic gehört an dieser Rechnung:</p>
          <ul className={styles.funktionen}>
            {auswertung.funktionen.map((funktion) => (
              <li key={funktion}>{untrennbar(funktion)}</li>
            ))}
          </ul>
        </Tarifhinweis>
      );
  }
}
