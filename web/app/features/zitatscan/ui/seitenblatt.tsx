import type { Rechteck } from "@gebuehrenportal/pdf";
import { type CSSProperties, memo, type RefObject, useEffect, useRef } from "react";
import { werkFragen } from "../client/scan.ts";
import type { Wahl } from "../fundstelle.ts";
import type { Beurteilt } from "../korrektur.ts";
import type { Seitenmass } from "../nachrichten.ts";
import { useInSicht } from "./in-sicht.ts";
import styles from "./seitenblatt.module.css";

type SeitenblattProps = {
  readonly datei: number;
  readonly nr: number;
  readonly mass: Seitenmass;
  readonly stellen: readonly Beurteilt[];
  /** The place that is chosen, if it stands on this page. */
  readonly wahl: Wahl | undefined;
  readonly waehlen: (stelle: Beurteilt) => void;
  readonly zoom: number;
  /** The box it scrolls in. */
  readonly rollend: RefObject<HTMLElement | null>;
};

/** One page: drawn by the worker while it is in sight, its references as buttons above the picture. */
export const Seitenblatt = memo(
  function Seitenblatt(props: SeitenblattProps) {
    const { nr, mass, stellen, wahl, waehlen, zoom, rollend } = props;
    const blatt = useRef<HTMLElement>(null);
    const inSicht = useInSicht(blatt, rollend);
    const [breite, hoehe] = mass;
    return (
      <figure
        ref={blatt}
        className={styles.blatt}
        style={{ aspectRatio: `${breite} / ${hoehe}`, inlineSize: `${zoom * 100}%` }}
        aria-label={`Seite ${nr}`}
        data-seite={nr}
      >
        {inSicht ? <Bild {...props} /> : null}
        {inSicht || wahl
          ? stellen.map((stelle) => (
              <Markierung
                key={stelle.schluessel}
                stelle={stelle}
                nr={nr}
                mass={mass}
                wahl={wahl?.schluessel === stelle.schluessel ? wahl : undefined}
                waehlen={waehlen}
              />
            ))
          : null}
      </figure>
    );
  },
  (vorher, nachher) =>
    vorher.stellen === nachher.stellen &&
    vorher.wahl === nachher.wahl &&
    vorher.zoom === nachher.zoom &&
    vorher.mass.every((wert, i) => wert === nachher.mass[i]),
);

/** More pixels than this show nothing more. */
const breitestesBildPx = 2400;

/** The picture of the page; its memory is free again as soon as the page is out of sight. */
function Bild({ datei, nr, zoom }: SeitenblattProps) {
  const flaeche = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that grows is drawn anew
  useEffect(() => {
    const canvas = flaeche.current;
    if (!canvas) return;
    let weg = false;
    const breitePx = Math.min(
      Math.round(canvas.clientWidth * Math.min(devicePixelRatio, 2)),
      breitestesBildPx,
    );
    werkFragen({ art: "bild", datei, seite: nr, breitePx: Math.max(breitePx, 200) }).then(
      (bild) => {
        if (weg) return bild.close();
        canvas.width = bild.width;
        canvas.height = bild.height;
        canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bild);
      },
      () => {},
    );
    return () => {
      weg = true;
    };
  }, [datei, nr, zoom]);
  return <canvas ref={flaeche} className={styles.bild} />;
}

type MarkierungProps = {
  readonly stelle: Beurteilt;
  readonly nr: number;
  readonly mass: Seitenmass;
  readonly wahl: Wahl | undefined;
  readonly waehlen: (stelle: Beurteilt) => void;
};

/** A reference on the page: the first line of it is a button, the others belong to it. */
function Markierung({ stelle, nr, mass, wahl, waehlen }: MarkierungProps) {
  const knopf = useRef<HTMLButtonElement>(null);
  const fokus = wahl?.fokus === true;
  useEffect(() => {
    if (fokus) knopf.current?.focus({ preventScroll: true });
  }, [fokus]);
  const rechtecke = stelle.orte.find(({ seite }) => seite === nr)?.rechtecke ?? [];
  const klasse = [
    styles.stelle,
    wahl && styles.gewaehlt,
    stelle.sicherheit === "hoch" ? undefined : styles.unsicher,
  ]
    .filter(Boolean)
    .join(" ");
  return rechtecke.map((rechteck, index) =>
    index === 0 ? (
      <button
        key="anfang"
        ref={knopf}
        type="button"
        className={klasse}
        style={ausschnitt(rechteck, mass)}
        aria-label={`${stelle.name}, Seite ${nr}`}
        aria-pressed={wahl !== undefined}
        onClick={() => waehlen(stelle)}
      />
    ) : (
      <span key={`${rechteck.x}/${rechteck.y}`} className={klasse} style={ausschnitt(rechteck, mass)} />
    ),
  );
}

/** A little wider than the letters. */
const rand = 1;

const ausschnitt = (
  { x, y, breite, hoehe }: Rechteck,
  [seitenbreite, seitenhoehe]: Seitenmass,
): CSSProperties => ({
  insetInlineStart: `${((x - rand) / seitenbreite) * 100}%`,
  insetBlockStart: `${((y - rand) / seitenhoehe) * 100}%`,
  inlineSize: `${((breite + 2 * rand) / seitenbreite) * 100}%`,
  blockSize: `${((hoehe + 2 * rand) / seitenhoehe) * 100}%`,
});
