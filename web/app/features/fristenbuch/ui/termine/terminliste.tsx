import { Form } from "react-router";
import { Knopf } from "#ui/knopf.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { Zeichen } from "#ui/zeichen.tsx";
import type { Terminzeile } from "../../ansichten/terminzeile.ts";
import buch from "../buch.module.css";
import { Marken } from "../marken.tsx";
import styles from "./termine.module.css";

type TerminlisteProps = {
  readonly zeilen: readonly Terminzeile[];
  /** Name of the list for those who hear the page. */
  readonly name: string;
  /** The day stands beside each, where the list has several. */
  readonly mitTag?: boolean;
  /** Whether a Wiedervorlage can be done here; by the form of the page that shows the list. */
  readonly erledigen?: boolean;
};

/** Termine and Wiedervorlagen, each with its own colour, sign and word, so that nobody takes them for deadlines. */
export const Terminliste = ({ zeilen, name, ...wie }: TerminlisteProps) => (
  <ul className="linienliste" aria-label={name}>
    {zeilen.map((zeile) => (
      <Zeile key={`${zeile.id} ${zeile.serientag}`} zeile={zeile} {...wie} />
    ))}
  </ul>
);

type ZeileProps = Pick<TerminlisteProps, "mitTag" | "erledigen"> & { readonly zeile: Terminzeile };

function Zeile({ zeile, mitTag = false, erledigen = false }: ZeileProps) {
  const { art, tagText, zeit, titel, aktenzeichen, ort, person, pfad, erledigt, marken } = zeile;
  const angaben = [aktenzeichen, ort, person].filter(Boolean).join(" · ");
  return (
    <li className={`${buch.zeile} ${styles.zeile} ${styles[art]}`} data-testid={`${art}-row`}>
      <p className={buch.wann}>
        {mitTag ? <span className={styles.tag}>{tagText}</span> : null}
        {zeit || (art === "termin" ? "ganztägig" : null)}
        <Art zeile={zeile} />
      </p>
      <div>
        <Seitenlink nach={pfad} className={`eintragsname ${erledigt ? styles.erledigt : ""}`}>
          {titel}
        </Seitenlink>
        <p className="eintragsangaben">{angaben}</p>
        {erledigen && art === "wiedervorlage" && !erledigt ? <Erledigt zeile={zeile} /> : null}
      </div>
      <Marken marken={marken} />
    </li>
  );
}

/** The kind: sign and word, in its colour. */
export const Art = ({ zeile: { art, wort } }: { readonly zeile: Pick<Terminzeile, "art" | "wort"> }) => (
  <span className={`${styles.art} ${styles[art]}`}>
    <Zeichen name={art === "termin" ? "kalender" : "mappe"} />
    {wort}
  </span>
);

const Erledigt = ({ zeile: { id, serientag, stand, titel } }: { readonly zeile: Terminzeile }) => (
  <Form method="post" className={styles.knopfzeile}>
    <input type="hidden" name="was" value="erledigen" />
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="tag" value={serientag} />
    <input type="hidden" name="stand" value={stand} />
    <Knopf type="submit" art="klein">
      Erledigt<span className="nur-vorlesen"> ({titel})</span>
    </Knopf>
  </Form>
);
