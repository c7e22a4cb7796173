import { type CSSProperties, memo, type RefObject, useRef } from "react";
import type { Wahl } from "../fundstelle.ts";
import type { Beurteilt } from "../korrektur.ts";
import type { Seitenmass } from "../nachrichten.ts";
import styles from "./bogen.module.css";
import { useInSicht } from "./in-sicht.ts";
import { Seitenblatt } from "./seitenblatt.tsx";

/** So many pages are put up and taken down together. */
export const seitenJeBogen = 16;

type BogenProps = {
  readonly datei: number;
  /** Number of its first page. */
  readonly erste: number;
  /** One for each of its pages that is read. */
  readonly masse: readonly Seitenmass[];
  readonly jeSeite: ReadonlyMap<number, readonly Beurteilt[]>;
  /** The place that is chosen, if it stands on one of its pages, and where. */
  readonly wahl: Wahl | undefined;
  readonly wahlseiten: readonly number[];
  readonly waehlen: (stelle: Beurteilt) => void;
  readonly zoom: number;
  readonly rollend: RefObject<HTMLElement | null>;
};

/** Some pages of a file; far from sight they are one empty area of the same height. */
export const Bogen = memo(
  function Bogen({ erste, masse, jeSeite, wahl, wahlseiten, ...rest }: BogenProps) {
    const kasten = useRef<HTMLDivElement>(null);
    const inSicht = useInSicht(kasten, rest.rollend);
    return (
      <div ref={kasten} className={styles.bogen}>
        {inSicht || wahl ? (
          masse.map((mass, index) => {
            const nr = erste + index;
            return (
              <Seitenblatt
                key={nr}
                {...rest}
                nr={nr}
                mass={mass}
                stellen={jeSeite.get(nr) ?? keine}
                wahl={wahlseiten.includes(nr) ? wahl : undefined}
              />
            );
          })
        ) : (
          <div style={leer(masse, rest.zoom)} />
        )}
      </div>
    );
  },
  (vorher, nachher) =>
    // What is read stays as it is; there only come pages.
    vorher.masse.length === nachher.masse.length &&
    vorher.jeSeite === nachher.jeSeite &&
    vorher.wahl === nachher.wahl &&
    vorher.zoom === nachher.zoom,
);

const keine: readonly Beurteilt[] = [];

const leer = (masse: readonly Seitenmass[], zoom: number): CSSProperties => ({
  inlineSize: `${zoom * 100}%`,
  aspectRatio: `1 / ${masse.reduce((summe, [breite, hoehe]) => summe + hoehe / breite, 0)}`,
  marginBlockEnd: `calc(${masse.length - 1} * var(--abstand-2))`,
});
