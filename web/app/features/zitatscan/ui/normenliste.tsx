import type { Textsammlung } from "@gebuehrenportal/zitate";
import { memo, startTransition, useLayoutEffect, useRef, useState } from "react";
import { Tabelle, Tabellenkopf, zellen } from "#ui/tabelle.tsx";
import type { Beurteilt } from "../korrektur.ts";
import { marken } from "../marken.ts";
import { type Aktgruppe, type Normzeile, seitenInReihe } from "../verzeichnis.ts";
import { amtlichStatt } from "../ziel.ts";
import { Gesetzeslink } from "./gesetzeslink.tsx";
import styles from "./normenliste.module.css";

type NormenlisteProps = {
  readonly gruppen: readonly Aktgruppe[];
  /** More will be found: the rows far below wait for it. */
  readonly waechst: boolean;
  readonly ziel: Textsammlung;
  /** Key of the place that is chosen. */
  readonly gewaehlt: string | undefined;
  readonly waehlen: (stelle: Beurteilt) => void;
};

/** Every norm that is cited, by act: on which pages, how often, and where its text stands. */
export function Normenliste({ gruppen, waechst, ziel, gewaehlt, waehlen }: NormenlisteProps) {
  const gesamt = gruppen.reduce((summe, { zeilen }) => summe + zeilen.length, 0);
  const zuZeigen = useNachUndNach(waechst ? Math.min(gesamt, zeilenBeimLesen) : gesamt);
  let uebrig = zuZeigen;
  return (
    <div
      className={styles.liste}
      data-testid="profi-result"
      data-waechst={waechst || zuZeigen < gesamt ? "" : undefined}
    >
      {gesamt === 0 ? (
        <p role="status">{waechst ? "Noch keine Vorschrift gefunden" : "Nichts passt zu diesem Filter."}</p>
      ) : null}
      {gesamt > 0 ? (
        <Tabelle beschriftung="Zitierte Vorschriften nach Gesetzen" beschriftungVerbergen dicht>
          <Tabellenkopf spalten={["Vorschrift", "Seiten", ["Anzahl", zellen.zahl], ["Text", zellen.zahl]]} />
          {gruppen.map((gruppe) => {
            const zeilen = gruppe.zeilen.slice(0, Math.max(uebrig, 0));
            uebrig -= gruppe.zeilen.length;
            return zeilen.length === 0 ? null : (
              <tbody key={gruppe.schluessel}>
                <tr className={styles.akt}>
                  <th scope="rowgroup" colSpan={2}>
                    {gruppe.abbr} <span className="leise">{gruppe.name}</span>
                  </th>
                  <td className={zellen.zahl}>{gruppe.anzahl}</td>
                  <td />
                </tr>
                {zeilen.map((zeile) => (
                  <Zeile
                    key={zeile.schluessel}
                    zeile={zeile}
                    ziel={ziel}
                    gewaehlt={
                      gewaehlt !== undefined &&
                      zeile.stellen.some(({ schluessel }) => schluessel === gewaehlt)
                    }
                    waehlen={waehlen}
                  />
                ))}
              </tbody>
            );
          })}
        </Tabelle>
      ) : null}
    </div>
  );
}

/** What fits on a screen, and some more. */
const zeilenBeimLesen = 24;
/** So many rows at first, and at most at once. */
const ersterSchub = 8;
const groessterSchub = 64;
/** A push that took longer than this is followed by a smaller one, a much quicker one by a larger one. */
const langeMs = 60;

/** Long lists are built in parts, each as large as this machine draws quickly, so that the page answers meanwhile. */
function useNachUndNach(gesamt: number): number {
  const [bis, setBis] = useState(ersterSchub);
  const schub = useRef(ersterSchub);
  // Before the browser measures and paints the last push: what follows the next frame tells how long that took.
  useLayoutEffect(() => {
    if (bis >= gesamt) return;
    let uhr: ReturnType<typeof setTimeout>;
    const begonnen = performance.now();
    const bild = requestAnimationFrame(() => {
      uhr = setTimeout(() => {
        const dauer = performance.now() - begonnen;
        if (dauer > langeMs) schub.current = Math.max(schub.current / 2, ersterSchub / 2);
        else if (dauer < langeMs / 2) schub.current = Math.min(schub.current * 2, groessterSchub);
        startTransition(() => setBis(bis + schub.current));
      });
    });
    return () => {
      cancelAnimationFrame(bild);
      clearTimeout(uhr);
    };
  }, [bis, gesamt]);
  return bis;
}

type ZeileProps = {
  readonly zeile: Normzeile;
  readonly ziel: Textsammlung;
  readonly gewaehlt: boolean;
  readonly waehlen: (stelle: Beurteilt) => void;
};

/** One norm. What is chosen stands out; the marks say why something is not simply what stands there. */
const Zeile = memo(
  function Zeile({ zeile, ziel, gewaehlt, waehlen }: ZeileProps) {
    const { bezeichnung, stellen, verweis } = zeile;
    const [erste] = stellen;
    return (
      <tr data-testid="profi-row" className={gewaehlt ? zellen.hervor : undefined}>
        <th scope="row">
          <button type="button" className={styles.sprung} onClick={() => erste && waehlen(erste)}>
            {bezeichnung}
          </button>
          <Marken stellen={stellen} />
        </th>
        <td>
          <Seiten zeile={zeile} waehlen={waehlen} />
        </td>
        <td className={zellen.zahl}>{stellen.length}</td>
        <td className={zellen.zahl}>
          {verweis ? (
            <>
              <Gesetzeslink
                verweis={verweis}
                aria-label={`${verweis.art === "norm" ? "Text von" : "Gesetz zu"} ${bezeichnung}${amtlichStatt(verweis, ziel) ? ", amtlich" : ""}`}
              >
                {verweis.art === "norm" ? "Text" : "Gesetz"}
              </Gesetzeslink>
              {amtlichStatt(verweis, ziel) ? <span className="nebenzeile">amtlich</span> : null}
            </>
          ) : (
            <span className={`leise ${styles.ohne}`}>ohne Link</span>
          )}
        </td>
      </tr>
    );
  },
  (vorher, nachher) =>
    vorher.zeile === nachher.zeile && vorher.ziel === nachher.ziel && vorher.gewaehlt === nachher.gewaehlt,
);

function Marken({ stellen }: { readonly stellen: readonly Beurteilt[] }) {
  const alle = marken(stellen);
  return alle.length === 0 ? null : (
    <span className={styles.marken}>
      {alle.map(({ text, ernst }) => (
        <span key={text} className={ernst ? styles.ernst : styles.marke}>
          {text}
        </span>
      ))}
    </span>
  );
}

function Seiten({ zeile, waehlen }: Pick<ZeileProps, "zeile" | "waehlen">) {
  const [alle, setAlle] = useState(false);
  const { seiten, stellen, bezeichnung } = zeile;
  const gezeigt = alle ? seiten : seiten.slice(0, seitenInReihe);
  return (
    <span className={styles.seiten}>
      {gezeigt.map((seite) => (
        <button
          key={seite}
          type="button"
          className={styles.seite}
          aria-label={`${bezeichnung} auf Seite ${seite} zeigen`}
          onClick={() => {
            const stelle = stellen.find(({ orte }) => orte.some((ort) => ort.seite === seite));
            if (stelle) waehlen(stelle);
          }}
        >
          {seite}
        </button>
      ))}
      {seiten.length > gezeigt.length ? (
        <button type="button" className={styles.seite} onClick={() => setAlle(true)}>
          und {seiten.length - gezeigt.length} weitere
        </button>
      ) : null}
    </span>
  );
}
