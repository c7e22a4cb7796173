import { Seitenlink } from "#ui/seitenlink.tsx";
import { Zeichen } from "#ui/zeichen.tsx";
import type { Terminzeile } from "../../ansichten/terminzeile.ts";
import styles from "./termine.module.css";

/** Termine and Wiedervorlagen in the cell of a calendar, apart from the deadlines of the day. */
export function Kalendertermine({ zeilen }: { readonly zeilen: readonly Terminzeile[] }) {
  if (zeilen.length === 0) return null;
  return (
    <ul className={styles.eintraege} aria-label="Termine und Wiedervorlagen">
      {zeilen.map((zeile) => (
        <li key={`${zeile.id} ${zeile.serientag}`}>
          <Eintrag zeile={zeile} />
        </li>
      ))}
    </ul>
  );
}

const Eintrag = ({
  zeile: { art, wort, zeit, titel, aktenzeichen, pfad, erledigt },
}: {
  readonly zeile: Terminzeile;
}) => (
  <Seitenlink nach={pfad} className={`${styles.eintrag} ${styles[art]}`}>
    <strong className={styles.wort}>
      <Zeichen name={art === "termin" ? "kalender" : "mappe"} /> {wort}
      {erledigt ? ", erledigt" : ""}
    </strong>{" "}
    {zeit} <span className={styles.titel}>{[aktenzeichen, titel].filter(Boolean).join(" ")}</span>
  </Seitenlink>
);
