import { Angabe } from "#ui/angaben.tsx";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import type { Uebernahmeansicht } from "../../ansichten/buchung/uebernahme.server.ts";
import styles from "../buch.module.css";
import {
  Aktenfeld,
  Bezeichnung,
  type FelderProps,
  Ort,
  OrtUnbekannt,
  Verantwortlich,
} from "./buchungsfelder.tsx";
import { Beschreibung, weiteresGefuellt } from "./weiteres.tsx";

/** What the calculator has computed stands; only what belongs to the file is left to say. */
export function Uebernommen({
  ansicht,
  felder,
  ergebnis,
  bild,
}: FelderProps & { readonly bild: Uebernahmeansicht }) {
  const fehler = ergebnis?.fehler ?? {};
  return (
    <div className="stapel" data-testid="deadline-from-calculator">
      <input type="hidden" name="stand" value={felder.stand ?? ""} />
      <h2 className={styles.titel}>Aus dem Fristenrechner</h2>
      <dl className={styles.kopfdaten}>
        {bild.angaben.map(([name, wert]) => (
          <Angabe key={name} name={name}>
            {wert}
          </Angabe>
        ))}
      </dl>
      {bild.anders ? (
        <Hinweis art="warnung">
          <p>{bild.anders}</p>
        </Hinweis>
      ) : null}
      <div className={styles.felder}>
        <Aktenfeld felder={felder} />
        {bild.fragtNachOrt ? <Ort ansicht={ansicht} felder={felder} ergebnis={ergebnis} /> : null}
        <Verantwortlich ansicht={ansicht} felder={felder} />
        <Bezeichnung felder={felder} fehler={fehler.title} ausKatalog={!bild.fragtNachBezeichnung} />
      </div>
      {bild.fragtNachOrt ? <OrtUnbekannt felder={felder} /> : null}
      <Aufklapper
        titel="Zusätzliche Angaben (freiwillig)"
        offen={weiteresGefuellt(felder) || weiteresGefuellt(fehler)}
      >
        <div className={styles.felder}>
          <Beschreibung felder={felder} fehler={fehler} />
        </div>
      </Aufklapper>
    </div>
  );
}
