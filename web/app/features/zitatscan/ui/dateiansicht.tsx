import type { Tag } from "@gebuehrenportal/recht";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { fassungsauskunft } from "../client/fassungen.ts";
import type { Scanstand } from "../client/zustand.ts";
import { mitFassungen } from "../damals.ts";
import { ersteSeite, type Fundstelle, type Wahl } from "../fundstelle.ts";
import { type Beurteilt, beurteilt } from "../korrektur.ts";
import { leersatz, type Scandatei, unterwegs } from "../scanstand.ts";
import { tagJeSeite } from "../tagesangabe.ts";
import { verlinktBei } from "../ziel.ts";
import { Ausfuhrleiste } from "./ausfuhrleiste.tsx";
import { Betrachter } from "./betrachter.tsx";
import { Bilderlesen } from "./bilderlesen.tsx";
import styles from "./dateiansicht.module.css";
import { Dateikopf } from "./dateikopf.tsx";
import { useListenwunsch } from "./listenwerkzeug.tsx";
import { Normenspalte } from "./normenspalte.tsx";

/** So many places are no work. */
const sofort = 500;

type DateiansichtProps = Pick<Scanstand, "werk" | "land" | "ziel"> & {
  readonly datei: Scandatei;
  readonly heute: Tag;
};

/** One file: how far it is, its norms as a list, its pages beside them. */
export function Dateiansicht({ datei, werk, land, ziel, heute }: DateiansichtProps) {
  const [wahl, waehlen] = useWahl();
  const [wunsch, setWunsch] = useListenwunsch();
  const { tage, teile, tagVonHand } = datei;
  const tagVon = useMemo(() => {
    const jeSeite = tagJeSeite({ tage, teile, ...(tagVonHand !== undefined && { tagVonHand }) }, heute);
    return (stelle: Fundstelle) => jeSeite(ersteSeite(stelle));
  }, [tage, teile, tagVonHand, heute]);
  const auskunft = useMemo(() => fassungsauskunft(heute), [heute]);
  const stellen = useMemo(
    () => mitFassungen(verlinktBei(beurteilt(datei.stellen, datei.korrekturen), ziel), tagVon, auskunft),
    [datei.stellen, datei.korrekturen, ziel, tagVon, auskunft],
  );
  const spaeter = useDeferredValue(stellen);
  // A few are shown at once, whatever was clicked.
  const inRuhe = stellen.length <= sofort ? stellen : spaeter;
  const wartet = datei.lage === "wartet";
  // What is drawn while the file waits is no work when it is opened; its head comes first.
  const ganz = useDeferredValue(true, !wartet) || !wartet;
  if (!ganz || datei.lage === "abgelehnt") return <Dateikopf datei={datei} werk={werk} heute={heute} />;
  const liest = unterwegs(datei);
  const leer = !liest && datei.stellen.length === 0;
  return (
    <article className={styles.ansicht} aria-label={datei.inhalt.name}>
      <Dateikopf datei={datei} werk={werk} heute={heute} />
      <Ausfuhrleiste datei={datei} heute={heute} stellen={stellen} zusammengefasst={wunsch.zusammengefasst} />
      <div className={styles.spalten}>
        <div className={styles.spalte}>
          {liest ? null : <Bilderlesen datei={datei} />}
          {leer ? (
            <p className={styles.leer} role="status" data-testid="profi-leer">
              {leersatz(datei)}
            </p>
          ) : (
            <Normenspalte
              datei={datei.id}
              liest={liest}
              stellen={inRuhe}
              akte={datei.akte}
              letzteKorrektur={datei.korrekturen.verlauf.at(-1)?.was}
              land={land}
              ziel={ziel}
              wunsch={wunsch}
              setWunsch={setWunsch}
              gewaehlt={wahl?.schluessel}
              waehlen={waehlen}
            />
          )}
        </div>
        <Betrachter datei={datei} stellen={inRuhe} ziel={ziel} wahl={wahl} waehlen={waehlen} />
      </div>
    </article>
  );
}

/** The place that is chosen; whoever leaves it is back where he was. */
function useWahl() {
  const [wahl, setWahl] = useState<Wahl>();
  const herkunft = useRef<Element>(undefined);
  const waehlen = useCallback((stelle: Beurteilt | undefined) => {
    setWahl(stelle && { schluessel: stelle.schluessel, fokus: true });
    if (stelle) herkunft.current ??= document.activeElement ?? undefined;
    else {
      (herkunft.current as HTMLElement | undefined)?.focus();
      herkunft.current = undefined;
    }
  }, []);
  return [wahl, waehlen] as const;
}
