import { datum } from "@gebuehrenportal/recht";
import { Seitenlink } from "#ui/seitenlink.tsx";
import type { Listenzeile } from "../berechnung.ts";
import styles from "./berechnungen.module.css";
import { Handlungsknopf } from "./handlungsknopf.tsx";
import { useRechnername } from "./use-rechnername.ts";

/** An entry as the page shows it. */
export type Eintragszeile = Listenzeile & {
  /** A number in it was corrected later. */
  readonly berichtigt: boolean;
};

/** One saved calculation in the list. */
export function Eintrag({ zeile }: { readonly zeile: Eintragszeile }) {
  const { id, bezeichnung, aktenzeichen, titel, kennzahl, version, berechnetAm, geloescht, berichtigt } =
    zeile;
  const rechnername = useRechnername();
  const angaben = [
    aktenzeichen,
    titel,
    rechnername(zeile.rechner),
    `berechnet am ${datum(berechnetAm)}`,
    version > 1 ? `Version ${version}` : "",
  ];
  return (
    <li className={styles.eintrag}>
      <div>
        <Seitenlink nach={`/meine-berechnungen/${id}`} className="eintragsname" data-eintrag="">
          {bezeichnung}
        </Seitenlink>
        <p className="eintragsangaben">{angaben.filter(Boolean).join(" · ")}</p>
        {berichtigt ? (
          <p className={styles.anders}>Achtung: Eine Zahl dieser Berechnung ist später berichtigt worden.</p>
        ) : null}
      </div>
      <div className={styles.rechts}>
        <span className={styles.betrag}>{kennzahl}</span>
        <div className={styles.knoepfe}>
          {geloescht ? (
            <>
              <Handlungsknopf was="wiederherstellen" id={id} text="Zurückholen" bezeichnung={bezeichnung} />
              <Handlungsknopf was="endgueltig" id={id} text="Endgültig löschen" bezeichnung={bezeichnung} />
            </>
          ) : (
            <>
              <Handlungsknopf was="kopie" id={id} text="Kopieren" bezeichnung={bezeichnung} />
              <Handlungsknopf was="loeschen" id={id} text="Löschen" bezeichnung={bezeichnung} />
            </>
          )}
        </div>
      </div>
    </li>
  );
}
