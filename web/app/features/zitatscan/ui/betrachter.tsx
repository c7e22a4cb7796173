import type { Textsammlung } from "@gebuehrenportal/zitate";
import { useEffect, useMemo, useRef, useState } from "react";
import { Knopf } from "#ui/knopf.tsx";
import { ersteSeite, type Wahl } from "../fundstelle.ts";
import type { Beurteilt } from "../korrektur.ts";
import type { Seitenmass } from "../nachrichten.ts";
import type { Scandatei } from "../scanstand.ts";
import styles from "./betrachter.module.css";
import { Bogen, seitenJeBogen } from "./bogen.tsx";
import { Stellenkarte } from "./stellenkarte.tsx";

type BetrachterProps = {
  readonly datei: Scandatei;
  readonly stellen: readonly Beurteilt[];
  readonly ziel: Textsammlung;
  readonly wahl: Wahl | undefined;
  readonly waehlen: (stelle: Beurteilt | undefined) => void;
};

const din: Seitenmass = [595, 842];
const stufen = [1, 1.5, 2] as const;

/** The pages read so far with what was found on them; only those near what is in sight are there. */
export function Betrachter({ datei, stellen, ziel, wahl, waehlen }: BetrachterProps) {
  const rollend = useRef<HTMLElement>(null);
  const [stufe, setStufe] = useState(0);
  const geltende = useMemo(() => stellen.filter(({ korrektur }) => korrektur !== "verworfen"), [stellen]);
  const jeSeite = useMemo(() => nachSeiten(geltende), [geltende]);
  const gewaehlt = stellen.find(({ schluessel }) => schluessel === wahl?.schluessel);
  useSprung(rollend.current, gewaehlt, datei.masse);
  const zoom = stufen[stufe] ?? 1;
  const wahlseiten = gewaehlt?.orte.map(({ seite }) => seite) ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves a place, wherever in here the focus is
    <div
      className={styles.betrachter}
      data-nicht-drucken=""
      onKeyDown={({ key }) => key === "Escape" && wahl && waehlen(undefined)}
    >
      <div className={styles.leiste}>
        <span className="leise">{seitenwort(datei.seitenzahl)}</span>
        <span className="knopfreihe-eng">
          <Knopf art="klein" disabled={stufe === 0} onClick={() => setStufe(stufe - 1)}>
            Kleiner
          </Knopf>
          <Knopf art="klein" disabled={stufe === stufen.length - 1} onClick={() => setStufe(stufe + 1)}>
            Größer
          </Knopf>
        </span>
      </div>
      {gewaehlt ? (
        <Stellenkarte
          key={gewaehlt.schluessel}
          datei={datei.id}
          stelle={gewaehlt}
          ziel={ziel}
          geltende={geltende}
          waehlen={waehlen}
        />
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section ref={rollend} className={styles.rollend} tabIndex={0} aria-label="Seiten der Datei">
        {boegen(datei.masse).map(({ erste, masse }) => (
          <Bogen
            key={erste}
            datei={datei.id}
            erste={erste}
            masse={masse}
            jeSeite={jeSeite}
            wahl={wahlseiten.some((nr) => nr >= erste && nr < erste + seitenJeBogen) ? wahl : undefined}
            wahlseiten={wahlseiten}
            waehlen={waehlen}
            zoom={zoom}
            rollend={rollend}
          />
        ))}
      </section>
    </div>
  );
}

const seitenwort = (zahl: number): string =>
  zahl === 0 ? "Seiten" : zahl === 1 ? "1 Seite" : `${zahl} Seiten`;

type Bogenteil = { readonly erste: number; readonly masse: readonly Seitenmass[] };

const boegen = (masse: readonly Seitenmass[]): readonly Bogenteil[] =>
  Array.from({ length: Math.ceil(masse.length / seitenJeBogen) }, (_, index) => {
    const ab = index * seitenJeBogen;
    return { erste: ab + 1, masse: masse.slice(ab, ab + seitenJeBogen) };
  });

function nachSeiten(stellen: readonly Beurteilt[]): ReadonlyMap<number, readonly Beurteilt[]> {
  const jeSeite = new Map<number, Beurteilt[]>();
  for (const stelle of stellen)
    for (const { seite } of stelle.orte) {
      const dort = jeSeite.get(seite);
      if (dort) dort.push(stelle);
      else jeSeite.set(seite, [stelle]);
    }
  return jeSeite;
}

/** Scrolls to a place as soon as it is chosen: the page in its box, and the box into the window. */
function useSprung(
  rollend: HTMLElement | null,
  gewaehlt: Beurteilt | undefined,
  masse: readonly Seitenmass[],
): void {
  const schluessel = gewaehlt?.schluessel;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place is a reason to scroll
  useEffect(() => {
    if (!rollend || !gewaehlt) return;
    const nr = ersteSeite(gewaehlt);
    const blatt = rollend.querySelector<HTMLElement>(`[data-seite="${nr}"]`);
    if (!blatt) return;
    const [, hoehe] = masse[nr - 1] ?? din;
    const y = ((gewaehlt.orte[0]?.rechtecke[0]?.y ?? 0) / hoehe) * blatt.offsetHeight;
    rollend.scrollTo({ top: blatt.offsetTop + y - rollend.clientHeight / 3 });
    const { top, bottom } = rollend.getBoundingClientRect();
    if (top > innerHeight - 120 || bottom < 120) rollend.parentElement?.scrollIntoView({ block: "start" });
  }, [rollend, schluessel]);
}
