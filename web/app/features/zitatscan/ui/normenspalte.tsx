import type { Textsammlung } from "@gebuehrenportal/zitate";
import { memo, useDeferredValue, useMemo } from "react";
import { korrekturZuruecknehmen } from "../client/scan.ts";
import { galtAnders } from "../damals.ts";
import type { Akte } from "../fundstelle.ts";
import type { Beurteilt } from "../korrektur.ts";
import { type Listenwunsch, normenverzeichnis } from "../verzeichnis.ts";
import { Listenwerkzeug } from "./listenwerkzeug.tsx";
import { Normenliste } from "./normenliste.tsx";
import styles from "./normenspalte.module.css";
import { Verworfene } from "./verworfene.tsx";

type NormenspalteProps = {
  readonly datei: number;
  readonly liest: boolean;
  readonly stellen: readonly Beurteilt[];
  readonly akte: Akte;
  /** What the last correction was about. */
  readonly letzteKorrektur: string | undefined;
  readonly land: string;
  readonly ziel: Textsammlung;
  readonly wunsch: Listenwunsch;
  readonly setWunsch: (neu: Partial<Listenwunsch>) => void;
  /** Key of the place that is chosen. */
  readonly gewaehlt: string | undefined;
  readonly waehlen: (stelle: Beurteilt | undefined) => void;
};

/** The norms of a file as a list, and what the list shows; only drawn again when one of them changes. */
export const Normenspalte = memo(function Normenspalte(props: NormenspalteProps) {
  const { datei, liest, stellen, akte, letzteKorrektur, land, ziel, wunsch, setWunsch, gewaehlt, waehlen } =
    props;
  const filter = useDeferredValue(wunsch.filter);
  const { zusammengefasst } = wunsch;
  const andere = useMemo(() => stellen.some(galtAnders), [stellen]);
  const nurAndere = andere && wunsch.nurAndere === true;
  const gruppen = useMemo(
    () => normenverzeichnis(stellen, akte, { filter, zusammengefasst, nurAndere }),
    [stellen, akte, filter, zusammengefasst, nurAndere],
  );
  return (
    <div className={styles.liste}>
      <Listenwerkzeug
        wunsch={wunsch}
        setWunsch={setWunsch}
        land={land}
        ziel={ziel}
        andere={andere}
        letzteKorrektur={letzteKorrektur}
        zuruecknehmen={() => korrekturZuruecknehmen(datei)}
      />
      <Normenliste gruppen={gruppen} waechst={liest} ziel={ziel} gewaehlt={gewaehlt} waehlen={waehlen} />
      <Verworfene datei={datei} stellen={stellen} />
    </div>
  );
});
