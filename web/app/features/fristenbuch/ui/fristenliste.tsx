import { Seitenlink } from "#ui/seitenlink.tsx";
import type { Listenzeile } from "../ansichten/zeile.ts";
import styles from "./buch.module.css";
import { Marken } from "./marken.tsx";

/** Entries by their ends; each leads to its own page. */
export function Fristenliste({ zeilen }: { readonly zeilen: readonly Listenzeile[] }) {
  return (
    <ul className="linienliste" aria-label="Fristen">
      {zeilen.map((zeile) => (
        <Zeile key={zeile.id} zeile={zeile} />
      ))}
    </ul>
  );
}

function Zeile({ zeile }: { readonly zeile: Listenzeile }) {
  const {
    id,
    titel,
    aktenzeichen,
    rubrum,
    norm,
    endeText,
    uhr,
    abstand,
    ueberfaellig,
    vorfristen,
    verantwortlich,
    gestrichen,
    marken,
  } = zeile;
  const angaben = [aktenzeichen, rubrum, norm, verantwortlich, vorfristen && `Vorfrist ${vorfristen}`];
  return (
    <li className={styles.zeile} data-testid="deadline-row">
      <p className={`${styles.wann} ${ueberfaellig ? styles.vorbei : ""}`}>
        {endeText}
        {uhr === null ? "" : `, ${uhr} Uhr`}
        <small>{abstand}</small>
      </p>
      <div>
        <Seitenlink nach={`/fristenmanager/${id}`} className="eintragsname">
          {titel}
        </Seitenlink>
        <p className="eintragsangaben">{angaben.filter(Boolean).join(" · ")}</p>
        {gestrichen ? <p className="eintragsangaben">{gestrichen}</p> : null}
      </div>
      <Marken marken={marken} />
    </li>
  );
}
