import { useEffect } from "react";
import { Knopf } from "#ui/knopf.tsx";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import type { Formularausgang, Kostennotenseite } from "../ansichten/kostennotenseite.server.ts";
import { gleicheFelder } from "../felder.ts";
import { Arbeitsblatt } from "./arbeitsblatt.tsx";
import { Freigabe } from "./freigabe.tsx";
import { alleGemerkten, vergessen } from "./gemerkt.ts";
import styles from "./kostennote.module.css";

type EntwurfProps = {
  readonly seite: Extract<Kostennotenseite, { art: "entwurf" }>;
  readonly absage: Extract<Formularausgang, { art: "absage" }> | undefined;
};

/** A draft: its fields, the bill they make, and the way to issue it. */
export function Entwurf({ seite, absage }: EntwurfProps) {
  const ansicht = absage?.ansicht ?? seite;
  const version = absage?.version ?? seite.version;
  const gezeigt = `${version} ${ansicht.gesehen}`;
  const { stand, felder } = seite;
  useEffect(() => {
    // What was typed into the new one is stored here.
    for (const eintrag of alleGemerkten("neu"))
      if (eintrag.stand === stand && gleicheFelder(eintrag.felder, felder)) vergessen(eintrag);
  }, [stand, felder]);
  return (
    <>
      <Seitenkopf titel="Entwurf einer Kostennote" />
      <Arbeitsblatt
        key={seite.id}
        gezeigt={gezeigt}
        adresse={`/kostennoten/${seite.id}`}
        ort={{ seite: seite.id, platz: String(version) }}
        unversehrt={absage === undefined || absage.gesichert}
        ansicht={ansicht}
        fehler={absage?.fehler ?? seite.fehler}
        rechner={seite.rechner}
        stand={seite.stand}
        heute={seite.heute}
        laender={seite.laender}
        zeilen={absage?.zeilen ?? {}}
        zustimmung={absage?.zustimmung}
        meldung={absage?.meldung ?? ""}
        ausgang={absage}
        gesichert={lagesatz(seite, absage)}
        verweise={
          <>
            <a href={`/kostennoten/${seite.id}/entwurf.pdf`}>Entwurf als PDF</a>
            <a href={`${seite.rechner}#${seite.stand}`}>Berechnung öffnen</a>
            {/* In a window of its own: here may stand what is not saved yet. */}
            <a href="/konto/absender" target="_blank" rel="noreferrer">
              Absender ändern (neues Fenster)
            </a>
          </>
        }
      >
        {(geaendert) => (
          <>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="gesehen" value={ansicht.gesehen} />
            {absage?.frage === "verwerfen" ? (
              <Verwerfen />
            ) : (
              <Ausstellen absage={absage} geaendert={geaendert} gezeigt={gezeigt} />
            )}
          </>
        )}
      </Arbeitsblatt>
    </>
  );
}

function lagesatz(seite: EntwurfProps["seite"], absage: EntwurfProps["absage"]): string {
  if (!absage) return `Gespeichert am ${seite.gesichert}`;
  return absage.gesichert ? "Gespeichert" : "Vorschau, noch nicht gespeichert";
}

type Ausstellprops = Pick<EntwurfProps, "absage"> & {
  readonly geaendert: boolean;
  readonly gezeigt: string;
};

/** One main action at a time: what is not saved yet is saved first. */
function Ausstellen({ absage, geaendert, gezeigt }: Ausstellprops) {
  return (
    <>
      {/* A tick for what was seen before is none for what is changed now. */}
      <Freigabe
        key={`${gezeigt} ${geaendert}`}
        stand={geaendert ? undefined : absage?.freigabe}
        label="Ich habe die Rechnung geprüft und gebe sie frei."
        hinweis={
          geaendert
            ? "Geändertes wird erst gespeichert und noch einmal gezeigt."
            : "Danach hat sie ihre Nummer und lässt sich nur noch stornieren (§ 10 Abs. 1 RVG)."
        }
      />
      <div className={styles.knoepfe}>
        <Knopf type="submit" name="was" value="ausstellen" art={geaendert ? "neben" : "haupt"}>
          Freigeben und ausstellen
        </Knopf>
        <Knopf type="submit" name="was" value="speichern" art={geaendert ? "haupt" : "neben"}>
          Entwurf speichern
        </Knopf>
        <Knopf type="submit" name="was" value="verwerfen" art="still">
          Entwurf verwerfen
        </Knopf>
      </div>
    </>
  );
}

/** The question has its own two answers. */
const Verwerfen = () => (
  <div className={styles.knoepfe}>
    <input type="hidden" name="wirklich" value="ja" />
    <Knopf type="submit" name="was" value="verwerfen">
      Ja, Entwurf verwerfen
    </Knopf>
    <Knopf type="submit" name="was" value="speichern" art="haupt">
      Behalten und speichern
    </Knopf>
  </div>
);
