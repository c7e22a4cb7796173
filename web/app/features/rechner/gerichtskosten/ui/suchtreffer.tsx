import { untrennbar } from "@gebuehrenportal/recht";
import type { Kostennummer } from "../kostennummern.ts";
import styles from "./kostensuche.module.css";

type SuchtrefferProps = {
  readonly text: string;
  readonly treffer: readonly Kostennummer[];
  /** The court as typed; goes along. */
  readonly gericht?: string;
};

/** What the server found for a typed word: each number leads into the calculator, so that no script is needed. */
export function Suchtreffer({ text, treffer, gericht = "" }: SuchtrefferProps) {
  if (treffer.length === 0)
    return (
      <p className={styles.nichts}>Keine Nummer zu „{text}“ gefunden. Versuchen Sie ein anderes Wort.</p>
    );
  const dort = gericht === "" ? "" : `&gericht=${encodeURIComponent(gericht)}`;
  return (
    <ol className={styles.treffer} aria-label={`Nummern zu „${text}“`}>
      {treffer.map(({ gesetz, nr, titel, hoehe }) => (
        <li key={`${gesetz} ${nr}`}>
          <a href={`/gerichtskostenrechner?gesetz=${gesetz}&kv=${nr}${dort}`}>Nr. {nr}</a> {untrennbar(titel)}
          {hoehe ? ` (${hoehe})` : ""}
        </li>
      ))}
    </ol>
  );
}
