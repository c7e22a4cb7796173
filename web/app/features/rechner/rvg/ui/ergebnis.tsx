import { euro, type Tag, untrennbar } from "@gebuehrenportal/recht";
import { type Dispatch, memo, type ReactNode } from "react";
import { Blattansicht } from "#dokumente/blatt/ansicht/blattansicht.tsx";
import { Normverweis } from "#dokumente/blatt/ansicht/normverweis.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Beispielangebot } from "../../ui/beispielangebot.tsx";
import styles from "../../ui/ergebnis.module.css";
import { Tarifhinweis } from "../../ui/tarifhinweis.tsx";
import { Unklarheiten } from "../../ui/unklarheiten.tsx";
import type { Aktion } from "../aktionen.ts";
import type { Auswertung } from "../auswertung.ts";
import { beispiel } from "../beispiel.ts";
import { rvgBlatt } from "../blatt.ts";
import { gesamtbetrag, gesamttitel } from "../schlusszeilen.ts";
import { Vorschlaege } from "./vorschlaege.tsx";

type ErgebnisProps = {
  readonly auswertung: Auswertung;
  readonly heute: Tag;
  /** Copy, print, files: belongs below the total. */
  readonly werkzeuge: ReactNode;
  readonly dispatch: Dispatch<Aktion>;
};

/** What the page answers: total with its derivation, or in one sentence why there is none. */
export const Ergebnis = memo(function Ergebnis({ auswertung, heute, werkzeuge, dispatch }: ErgebnisProps) {
  return (
    <section className={styles.ergebnis} id="ergebnis" tabIndex={-1} aria-labelledby="ergebnis-titel">
      <div className={styles.kopf}>
        <h2 id="ergebnis-titel">Ergebnis</h2>
        {/* Said for good in the table below; here it stays in sight while a long bill scrolls. */}
        {auswertung.art === "ergebnis" ? (
          <span className={styles.betrag} aria-hidden="true">
            {gesamtText(auswertung)}
          </span>
        ) : null}
      </div>
      <Inhalt auswertung={auswertung} heute={heute} werkzeuge={werkzeuge} dispatch={dispatch} />
    </section>
  );
});

function Inhalt({ auswertung, heute, werkzeuge, dispatch }: ErgebnisProps) {
  switch (auswertung.art) {
    case "leer":
      return (
        <>
          <p className={styles.leer}>
            {auswertung.fehlt === "wert"
              ? "Geben Sie den Gegenstandswert ein. Die Gebühren stehen dann hier, Zeile für Zeile hergeleitet."
              : "Kreuzen Sie mindestens eine Gebühr an."}
          </p>
          {auswertung.fehlt === "wert" ? <Beispielangebot pfad="/rvgrechner" beispiel={beispiel} /> : null}
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
    case "ergebnis":
      return (
        <Blattansicht
          blatt={rvgBlatt(auswertung)}
          heute={heute}
          wertBeiPosition
          werkzeuge={
            <>
              {werkzeuge}
              <Vorschlaege vorschlaege={auswertung.vorschlaege} dispatch={dispatch} />
            </>
          }
        />
      );
  }
}

/** The total as text for the bar on phones and for screen readers; without one, that the tier is why. */
export function gesamtText(auswertung: Auswertung): string {
  if (auswertung.art === "basic") return "im Tarif Basic";
  return auswertung.art === "ergebnis" ? euro(gesamtbetrag(auswertung.ergebnis)) : "–";
}

/** What that figure is. */
export const gesamtWort = (auswertung: Auswertung): string =>
  auswertung.art === "ergebnis" ? gesamttitel(auswertung.ergebnis) : "Gesamtbetrag";
