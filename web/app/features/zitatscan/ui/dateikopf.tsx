import type { Tag } from "@gebuehrenportal/recht";
import { type SubmitEvent, useState } from "react";
import { groesse } from "#dokumente/pdfwerk/dateipruefung.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { dateiSchliessen, erneutLesen, lesenAbbrechen, mitKennwort } from "../client/scan.ts";
import type { Scanstand } from "../client/zustand.ts";
import { ablehnungssatz, fragtKennwort, kannErneut, type Scandatei, standsatz } from "../scanstand.ts";
import styles from "./dateikopf.module.css";
import { Dokumenttag } from "./dokumenttag.tsx";

type DateikopfProps = {
  readonly datei: Scandatei;
  readonly werk: Scanstand["werk"];
  readonly heute: Tag;
};

/** Name of a file, how far it is, and what has to be said about it. */
export function Dateikopf({ datei, werk, heute }: DateikopfProps) {
  const { inhalt, lage, masse, seitenzahl, signiert } = datei;
  const unterwegs = lage === "wartet" || lage === "liest";
  return (
    <header className={styles.kopf}>
      <div className={styles.zeile}>
        <hgroup className={styles.titel}>
          <h2 className={styles.name}>{inhalt.name}</h2>
          <p className="leise">{groesse(inhalt.size)}</p>
        </hgroup>
        <span className={`knopfreihe-eng ${styles.knoepfe}`} data-nicht-drucken="">
          {lage === "abgebrochen" ? (
            <Knopf art="klein" onClick={() => erneutLesen(datei)}>
              Erneut lesen
            </Knopf>
          ) : (
            <span className={styles.abbrechen} data-ruht={unterwegs ? undefined : ""}>
              <Knopf art="klein" onClick={() => lesenAbbrechen(datei)}>
                Abbrechen
              </Knopf>
            </span>
          )}
          <Knopf art="still" onClick={() => dateiSchliessen(datei)}>
            Schließen
          </Knopf>
        </span>
      </div>
      {lage === "abgelehnt" ? (
        <Ablehnung datei={datei} />
      ) : (
        <>
          <progress
            className={styles.fortschritt}
            data-ruht={lage === "liest" ? undefined : ""}
            value={masse.length}
            max={Math.max(seitenzahl, 1)}
            aria-label="Gelesen"
          />
          <div className={styles.staende}>
            <p className={styles.stand} role="status" data-testid="profi-stand" data-lage={lage}>
              {lage === "wartet" && werk === "laedt"
                ? "Das Werkzeug wird einmal geladen …"
                : standsatz(datei)}
            </p>
            <Anfragen anzahl={datei.anfragen} unterwegs={unterwegs} />
          </div>
          <Dokumenttag datei={datei} heute={heute} />
          {datei.verschlossen ? <Kennwort datei={datei} /> : null}
        </>
      )}
      {signiert ? (
        <Hinweis art="warnung" titel="Diese Datei ist signiert" testId="profi-signiert">
          <p>
            Links würden die Datei ändern und die Signatur ungültig machen. Nehmen Sie stattdessen die Liste
            der Normen als Datei.
          </p>
        </Hinweis>
      ) : null}
    </header>
  );
}

/** What the network was asked for while the file was read. */
function Anfragen({ anzahl, unterwegs }: { readonly anzahl: number; readonly unterwegs: boolean }) {
  return (
    <p className="leise" data-testid="profi-anfragen" data-anzahl={anzahl}>
      Netzanfragen während des Lesens: {unterwegs ? "wird gezählt" : anzahl}
    </p>
  );
}

function Ablehnung({ datei }: { readonly datei: Scandatei }) {
  if (!fragtKennwort(datei))
    return (
      <Hinweis art="gefahr" rolle="alert" testId="profi-fehler">
        <p>{ablehnungssatz(datei)}</p>
        {kannErneut(datei) ? (
          <Knopf art="klein" onClick={() => erneutLesen(datei)}>
            Erneut lesen
          </Knopf>
        ) : null}
      </Hinweis>
    );
  return <Kennwort datei={datei} />;
}

function Kennwort({ datei }: { readonly datei: Scandatei }) {
  const [wort, setWort] = useState("");
  const senden = (ereignis: SubmitEvent) => {
    ereignis.preventDefault();
    if (wort !== "") mitKennwort(datei, wort);
  };
  return (
    <form className={styles.kennwort} onSubmit={senden}>
      <p>
        {ablehnungssatz({ ...datei, grund: "kennwort" })}{" "}
        {datei.verschlossen
          ? "Das Werkzeug ist abgestürzt und muss die Datei noch einmal öffnen, um ihre Seiten zu zeigen und Dateien auszugeben."
          : "Was Sie eingeben, bleibt in diesem Tab und wird nicht gespeichert."}
      </p>
      <Feld
        name="kennwort"
        type="password"
        label="Kennwort der Datei"
        autoComplete="off"
        autoFocus={!datei.verschlossen}
        value={wort}
        fehler={datei.grund === "kennwort-falsch" ? "Dieses Kennwort öffnet die Datei nicht." : undefined}
        onChange={({ currentTarget }) => setWort(currentTarget.value)}
      />
      <Knopf type="submit" art="haupt">
        Öffnen
      </Knopf>
    </form>
  );
}
