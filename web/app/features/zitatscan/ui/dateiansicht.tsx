import type { Tag } from "@gebuehrenportal/recht";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { fassungsauskunft } from "../client/fassungen.ts";
import { korrekturZuruecknehmen, useScan } from "../client/scan.ts";
import { galtAnders, mitFassungen } from "../damals.ts";
import type { Wahl } from "../fundstelle.ts";
import { type Beurteilt, beurteilt } from "../korrektur.ts";
import type { Scandatei } from "../scanstand.ts";
import { tagesangabe } from "../tagesangabe.ts";
import { normenverzeichnis } from "../verzeichnis.ts";
import { verlinktBei } from "../ziel.ts";
import { Ausfuhrleiste } from "./ausfuhrleiste.tsx";
import { Betrachter } from "./betrachter.tsx";
import { Bilderlesen } from "./bilderlesen.tsx";
import styles from "./dateiansicht.module.css";
import { Dateikopf } from "./dateikopf.tsx";
import { Listenwerkzeug, useListenwunsch } from "./listenwerkzeug.tsx";
import { Normenliste } from "./normenliste.tsx";
import { Verworfene } from "./verworfene.tsx";

/** So many places are no work. */
const sofort = 500;

/** One file: how far it is, its norms as a list, its pages beside them. */
export function Dateiansicht({ datei, heute }: { readonly datei: Scandatei; readonly heute: Tag }) {
  const { land, ziel } = useScan();
  const [wahl, setWahl] = useState<Wahl>();
  const herkunft = useRef<HTMLElement>(null);
  const [wunsch, setWunsch] = useListenwunsch();
  const am = tagesangabe(datei, heute)?.tag;
  const auskunft = useMemo(() => fassungsauskunft(heute), [heute]);
  const stellen = useMemo(
    () => mitFassungen(verlinktBei(beurteilt(datei.stellen, datei.korrekturen), ziel), am, auskunft),
    [datei.stellen, datei.korrekturen, ziel, am, auskunft],
  );
  const spaeter = useDeferredValue(stellen);
  // The first ones are shown at once; while a file is read, what is put off would be put off again and again.
  const inRuhe = stellen.length <= sofort ? stellen : spaeter;
  const filter = useDeferredValue(wunsch.filter);
  const { zusammengefasst } = wunsch;
  const andere = useMemo(() => inRuhe.some(galtAnders), [inRuhe]);
  const nurAndere = andere && wunsch.nurAndere === true;
  const gruppen = useMemo(
    () => normenverzeichnis(inRuhe, datei.akte, { filter, zusammengefasst, nurAndere }),
    [inRuhe, datei.akte, filter, zusammengefasst, nurAndere],
  );
  const waehlen = (stelle: Beurteilt | undefined) => {
    if (stelle && !wahl) herkunft.current = document.activeElement as HTMLElement | null;
    setWahl(stelle && { schluessel: stelle.schluessel, fokus: true });
    if (!stelle) herkunft.current?.focus();
  };
  if (datei.lage === "wartet" || datei.lage === "abgelehnt") return <Dateikopf datei={datei} heute={heute} />;
  const leer = datei.lage !== "liest" && datei.stellen.length === 0;
  return (
    <article className={styles.ansicht} aria-label={datei.inhalt.name}>
      <Dateikopf datei={datei} heute={heute} />
      {datei.lage === "liest" ? null : <Bilderlesen datei={datei} />}
      {leer ? (
        <p className={styles.leer} role="status" data-testid="profi-leer">
          Keine Paragraphen gefunden.
        </p>
      ) : null}
      {leer ? null : (
        <Ausfuhrleiste datei={datei} heute={heute} stellen={stellen} zusammengefasst={zusammengefasst} />
      )}
      <div className={styles.spalten}>
        {datei.stellen.length > 0 ? (
          <div className={styles.liste}>
            <Listenwerkzeug
              wunsch={wunsch}
              setWunsch={setWunsch}
              land={land}
              ziel={ziel}
              andere={andere}
              letzteKorrektur={datei.korrekturen.verlauf.at(-1)?.was}
              zuruecknehmen={() => korrekturZuruecknehmen(datei.id)}
            />
            <Normenliste gruppen={gruppen} ziel={ziel} gewaehlt={wahl?.schluessel} waehlen={waehlen} />
            <Verworfene datei={datei.id} stellen={stellen} />
          </div>
        ) : null}
        <Betrachter datei={datei} stellen={inRuhe} am={am} ziel={ziel} wahl={wahl} waehlen={waehlen} />
      </div>
    </article>
  );
}
