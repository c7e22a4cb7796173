import { datum, type Tag } from "@gebuehrenportal/recht";
import { achsenende, kurz } from "../kampagnen/verlauf.ts";
import styles from "./werbung.module.css";

type TagesbalkenProps = {
  readonly titel: string;
  readonly werte: readonly (readonly [tag: Tag, wert: number])[];
};

const breite = 480;
const hoehe = 180;
const links = 44;
const unten = 24;
const oben = 8;

/** A bar for every day; the table below says the same in figures. */
export function Tagesbalken({ titel, werte }: TagesbalkenProps) {
  const hoechster = Math.max(0, ...werte.map(([, wert]) => wert));
  const ende = achsenende(hoechster);
  const schritt = (breite - links) / Math.max(1, werte.length);
  const y = (wert: number) => oben + (hoehe - oben - unten) * (1 - wert / ende);
  const [erster, letzter] = [werte[0], werte.at(-1)];
  return (
    <figure className={styles.verlauf}>
      <figcaption>{titel}</figcaption>
      <svg
        viewBox={`0 0 ${breite} ${hoehe}`}
        role="img"
        aria-label={`${titel}, höchstens ${hoechster.toLocaleString("de-DE")}`}
      >
        {[0, ende / 2, ende].map((wert) => (
          <g key={wert}>
            <line className={styles.linie} x1={links} x2={breite} y1={y(wert)} y2={y(wert)} />
            <text className={styles.skala} x={links - 6} y={y(wert) + 4} textAnchor="end">
              {wert.toLocaleString("de-DE")}
            </text>
          </g>
        ))}
        {werte.map(([tag, wert], index) => (
          <rect
            key={tag}
            className={styles.balken}
            x={links + index * schritt + schritt * 0.15}
            width={schritt * 0.7}
            y={y(wert)}
            height={y(0) - y(wert)}
          >
            <title>{`${datum(tag)}: ${wert.toLocaleString("de-DE")}`}</title>
          </rect>
        ))}
        {erster && letzter ? (
          <>
            <text className={styles.skala} x={links} y={hoehe - 6}>
              {kurz(erster[0])}
            </text>
            <text className={styles.skala} x={breite} y={hoehe - 6} textAnchor="end">
              {kurz(letzter[0])}
            </text>
          </>
        ) : null}
      </svg>
    </figure>
  );
}
