import { datum, euro, type Tag, untrennbar } from "@gebuehrenportal/recht";
import { type Dispatch, type MouseEvent, memo, type ReactNode } from "react";
import { Hinweis } from "#ui/hinweis.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Aktion } from "../aktionen.ts";
import type { Auswertung } from "../auswertung.ts";
import { fehlertext } from "../fehlertext.ts";
import type { Fehlerliste } from "../lesen.ts";
import { blocktitel, staatskassentitel, vereinbarungstitel } from "../schlusszeilen.ts";
import styles from "./ergebnis.module.css";
import { Ergebnistabelle } from "./ergebnistabelle.tsx";
import { Fassungsangabe } from "./fassungsangabe.tsx";
import { feldOeffnen } from "./feld-oeffnen.ts";
import { Normverweis } from "./normverweis.tsx";
import { Staatskassentabelle } from "./staatskassentabelle.tsx";
import { Vereinbarungsvergleich } from "./vereinbarungsvergleich.tsx";
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
        <p className={styles.leer}>
          {auswertung.fehlt === "wert"
            ? "Geben Sie den Gegenstandswert ein. Die Gebühren stehen dann hier, Zeile für Zeile hergeleitet."
            : "Kreuzen Sie mindestens eine Gebühr an."}
        </p>
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
        <Hinweis testId="upgrade-hint" titel="Diese Funktion ist im Tarif Basic enthalten.">
          <p>Ihre Eingaben bleiben stehen. Zum Tarif Basic gehört an dieser Rechnung:</p>
          <ul className={styles.funktionen}>
            {auswertung.funktionen.map((funktion) => (
              <li key={funktion}>{untrennbar(funktion)}</li>
            ))}
          </ul>
        </Hinweis>
      );
    case "ergebnis": {
      const mehrere = auswertung.ergebnis.angelegenheiten.length > 1;
      return (
        <>
          <Fassungsangabe ergebnis={auswertung.ergebnis} />
          <Ergebnistabelle ergebnis={auswertung.ergebnis} titel={auswertung.titel} />
          {auswertung.ergebnis.angelegenheiten.map((a) => (
            <div key={a.id} className={styles.beiwerk}>
              {a.staatskasse ? (
                <Staatskassentabelle
                  staatskasse={a.staatskasse}
                  titel={auswertung.titel[a.id] ?? {}}
                  beschriftung={blocktitel(staatskassentitel, a, mehrere)}
                />
              ) : null}
              {a.vereinbarung ? (
                <Vereinbarungsvergleich
                  vereinbarung={a.vereinbarung}
                  beschriftung={blocktitel(vereinbarungstitel, a, mehrere)}
                />
              ) : null}
            </div>
          ))}
          {auswertung.ergebnis.vermerke.length > 0 ? (
            <div className={styles.vermerke}>
              {auswertung.ergebnis.vermerke.map(({ art, text, norm }) => (
                <Hinweis key={text} art={art === "warnung" ? "warnung" : "auskunft"}>
                  <p>
                    {untrennbar(text)}
                    {norm ? (
                      <>
                        {" "}
                        (<Normverweis norm={norm} />)
                      </>
                    ) : null}
                  </p>
                </Hinweis>
              ))}
            </div>
          ) : null}
          {werkzeuge}
          <Vorschlaege vorschlaege={auswertung.vorschlaege} dispatch={dispatch} />
          <Schlussvermerk auswertung={auswertung} heute={heute} />
        </>
      );
    }
  }
}

/** Why there is no total yet; what the law objects to is said here, too, with the way to its field. */
function Unklarheiten({ fehler }: { readonly fehler: Fehlerliste }) {
  const einwaende = Object.entries(fehler).filter(([, f]) => f.art === "recht");
  if (einwaende.length === 0)
    return (
      <p className={styles.leer}>Eine Angabe fehlt noch oder ist unklar. Sie ist am Feld gekennzeichnet.</p>
    );
  return (
    <Hinweis art="warnung" titel="Eine Angabe passt noch nicht">
      <ul className={styles.funktionen}>
        {einwaende.map(([ort, f]) => (
          <li key={ort}>
            {untrennbar(fehlertext(f, ort))}{" "}
            <a href={`#${ort}`} onClick={(e) => springen(e, ort)}>
              Zum Feld
            </a>
          </li>
        ))}
      </ul>
    </Hinweis>
  );
}

/** Unfolds what hides the field; without a script the link jumps to it. */
function springen(ereignis: MouseEvent, ort: string): void {
  ereignis.preventDefault();
  feldOeffnen(ort);
}

/** When and by which version of the engine; what the figures are worth stands in the footer of every page. */
function Schlussvermerk({
  auswertung,
  heute,
}: {
  readonly auswertung: Extract<Auswertung, { art: "ergebnis" }>;
  readonly heute: Tag;
}) {
  const { ergebnis } = auswertung;
  return (
    <p className={styles.schluss}>
      Berechnet am {datum(heute)}, Rechenstand {ergebnis.rechenstand}.{" "}
      <span data-nicht-drucken="">
        Welche Normen wann geprüft wurden, steht unter <Verweis nach="/rechtsstand">Rechtsstand</Verweis>.
      </span>
    </p>
  );
}

/** The total as text for the bar on phones and for screen readers. */
export const gesamtText = (auswertung: Auswertung): string =>
  auswertung.art === "ergebnis" ? euro(auswertung.ergebnis.offen) : "–";
